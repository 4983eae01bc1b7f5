import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { calls, page, situated } from './situation.testing.ts';

const previous: Act = { kind: 'enter', value: { text: 'Ann', kind: 'text' }, field: { words: 'name' } };
const act: Act = { kind: 'enter', value: { text: 'Riga', kind: 'text' }, field: { words: 'town' } };
const asked = (value: string) => page([control(1, 'textbox', 'Your name', { value }), control(2, 'button', 'Next')]);

test('where a form asks for one thing after the other, it is gone on when nothing is left to fill in', () => {
  expect(calls(situated(act, asked('Ann'), { previous }))).toEqual([{ tool: 'click', input: { id: 2 } }]);
  expect(calls(situated(act, asked('Ann')))).toEqual([]);
  expect(calls(situated(act, asked(''), { previous }))).not.toContainEqual({ tool: 'click', input: { id: 2 } });
});

test('what was put into the basket is paid for behind it', () => {
  const bought: Act = {
    kind: 'handle',
    verb: { words: 'order again' },
    things: { what: { words: 'soup' }, count: 'one', where: [] },
  };
  const cart = page(
    [control(1, 'textbox', 'Promo code'), control(2, 'button', 'Apply')],
    [control(3, 'link', 'Checkout')],
  );
  const card: Act = { kind: 'enter', value: { text: '4242', kind: 'number' }, field: { words: 'card number' } };

  expect(calls(situated(card, cart, { previous: bought }))).toEqual([{ tool: 'click', input: { id: 3 } }]);
  expect(calls(situated(card, cart))).not.toContainEqual({ tool: 'click', input: { id: 3 } });
});

test('whoever says when to go on is not forestalled', () => {
  const ahead: Act[] = [{ kind: 'press', target: { words: 'Next' } }];
  expect(pursue(situated(act, asked('Ann'), { previous, ahead }))).toHaveProperty('stuck');
});

test('what is chosen for a field that is written into is written', () => {
  const chosen: Act = { kind: 'choose', things: [{ words: 'soup' }], from: { words: 'favourite dish' } };
  const seen = page([control(1, 'textbox', 'Favourite dish', { value: '' }), control(2, 'button', 'Next')]);
  expect(calls(situated(chosen, seen))).toEqual([{ tool: 'set', input: { id: 1, value: 'soup' } }]);
});
