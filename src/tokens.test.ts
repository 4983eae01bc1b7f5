import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutToTokens, tokensOf } from './tokens.ts';

// Counted once with the tokenizer that most hosted models share (o200k).
const COUNTED: readonly (readonly [tokens: number, text: string])[] = [
  [15, 'The courier comes between six and eight; please have the exact change ready.'],
  [20, 'Курьер приедет с шести до восьми, приготовьте деньги без сдачи.'],
  [17, '快递员将在六点到八点之间送达，请准备好零钱。'],
  [21, 'https://shop.test/catalogue/lamps?sort=price&page=12#item-4481'],
  [26, '+49 (30) 901820-14, 2026-11-15, 1,299.00 €'],
  [19, '[12] button "Add to basket" (disabled) [13] link "Details"'],
];

describe('the estimate', () => {
  test.each(COUNTED)('%i tokens are not underestimated, nor counted twice: %s', (tokens, text) => {
    expect(tokensOf(text)).toBeGreaterThanOrEqual(tokens);
    expect(tokensOf(text)).toBeLessThanOrEqual(tokens * 1.5);
  });

  test('nothing is nothing, and more text is never fewer tokens', () => {
    expect(tokensOf('')).toBe(0);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(tokensOf(`${one}\n${other}`)).toBeGreaterThanOrEqual(tokensOf(one));
      }),
    );
  });
});

describe('cutting', () => {
  test('the beginning stays, and a sign that something is missing', () => {
    expect(cutToTokens('one two three four five six', 4)).toMatch(/^one two.*…$/);
    expect(cutToTokens('short', 10)).toBe('short');
  });

  test('a text never takes more than it may, in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.nat({ max: 80 }), (text, most) => {
        expect(tokensOf(cutToTokens(text, most))).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('no character is cut in half', () => {
    fc.assert(fc.property(fc.nat({ max: 40 }), (most) => cutToTokens('😀'.repeat(30), most).isWellFormed()));
  });
});
