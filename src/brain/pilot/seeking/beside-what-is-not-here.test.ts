import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { after, page, situated } from '../doing/situation.testing.ts';
import type { Act, Phrase } from '../goal.ts';
import { seek } from './seek.ts';

const HEART: Phrase = {
  words: 'favourite',
  place: { is: 'beside', what: { words: 'Metekhi', exact: true, place: { is: 'in', what: { words: 'Tbilisi' } } } },
};
const ACT: Act = { kind: 'press', target: HEART };
const TOWNS = [control(1, 'radio', 'Lisbon', { states: ['checked'] }), control(2, 'radio', 'Tbilisi')];

test('beside what the page does not show nothing is pressed: it is looked where that is said to be', () => {
  const seen = page(TOWNS, ['Graça', control(3, 'button', 'Favourite: Graça')]);
  expect(seek(situated(ACT, seen), HEART, { to: 'press' })).toHaveProperty('do', [
    { tool: 'check', input: { id: 2, on: true } },
  ]);
  expect(seek(situated(ACT, seen, after('look in Tbilisi')), HEART, { to: 'press' })).toHaveProperty('stuck');
});
