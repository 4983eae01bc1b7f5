import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act, Constraint } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

function adding(words: string, ...told: readonly string[]): Extract<Act, { kind: 'add' }> {
  const where = told.map((text): Constraint => ({ is: 'contains', value: { text, kind: 'text' } }));
  return { kind: 'add', things: { what: { words }, count: 'one', where }, to: { words: 'cart' } };
}

const OPENED = 'open to choose Linen shirt';
const MENU = page([control(1, 'link', 'Linen shirt'), ' 40 €'], [control(2, 'link', 'Wool shirt'), ' 60 €']);
const OPEN = page(
  [control(11, 'radio', 'Blue'), control(12, 'radio', 'Green', { states: ['checked'] })],
  [control(13, 'checkbox', 'Gift wrap +2 €')],
  [control(14, 'button', 'Add to cart · 42 €')],
);

test('what is asked for with more than its name is opened, the rest is chosen there, and then it is put into the cart', () => {
  const act = adding('blue linen shirt', 'gift wrap');

  expect(calls(situated(act, MENU))).toEqual([{ tool: 'click', input: { id: 1 } }]);
  expect(calls(situated(act, OPEN, after(OPENED)))).toEqual([{ tool: 'click', input: { id: 11 } }]);
  expect(calls(situated(act, OPEN, after(OPENED, 'choose blue')))).toEqual([{ tool: 'click', input: { id: 13 } }]);
  expect(calls(situated(act, OPEN, after(OPENED, 'choose blue', 'choose gift wrap')))).toEqual([
    { tool: 'click', input: { id: 14 } },
  ]);
});

test('what is on already is left as it is', () => {
  expect(calls(situated(adding('green linen shirt'), OPEN, after(OPENED)))).toEqual([
    { tool: 'click', input: { id: 14 } },
  ]);
});

test('what is not offered is not left out in silence', () => {
  const stuck = pursue(situated(adding('purple linen shirt'), OPEN, after(OPENED)));

  expect(stuck).toHaveProperty('stuck', expect.stringContaining('purple'));
});

test('whose it is, is nothing to choose', () => {
  const act = adding('Linen shirt');
  const from: Constraint = { of: { words: 'from' }, is: '=', value: { text: 'Nordhem', kind: 'text' } };
  const fromShop = { ...act, things: { ...act.things, where: [from] } };

  expect(pursue(situated(fromShop, MENU))).not.toHaveProperty('way', OPENED);
});
