import { expect, test } from 'vitest';
import { control } from '../../../test/observations.ts';
import { page } from './doing/situation.testing.ts';
import { namesSaid, withQuotes } from './names-said.ts';

const read = (task: string, ...names: readonly string[]) =>
  withQuotes(task, namesSaid(task, page(...names.map((name, at) => [control(at + 1, 'button', name)]))), new Date());

test.each([
  ['drag Agree on the discount over to Review', 'Agree on the discount', 'drag "Agree on the discount" over to Review'],
  [
    'download Statement, May 2026 from Documents',
    'Statement, May 2026',
    'download "Statement, May 2026" from Documents',
  ],
  [
    'включи За последние 7 дней и скажи, сколько их',
    'За последние 7 дней',
    'включи «За последние 7 дней» и скажи, сколько их',
  ],
])('what looks like a name and is one on the page is one: %s', (task, name, means) => {
  expect(read(task, name)).toBe(means);
});

test.each([
  [
    'archive the minutes of the thursday meeting',
    'Select: Minutes of the Thursday meeting',
    'archive the "Minutes of the Thursday meeting"',
  ],
  ['убери женщину с кувшином в архив', 'Женщина с кувшином', 'убери «Женщина с кувшином» в архив'],
  ['add it to the basket and go on', 'Add to basket', 'add it to the basket and go on'],
])('a name that is said in other forms is put as the page has it: %s', (task, name, means) => {
  expect(read(task, name)).toBe(means);
});

test('the month that a calendar shows is part of the day that is said', () => {
  const task = 'find a room from 4 March 2027 to 9 March 2027';
  expect(read(task, 'March 2027')).toBe(task);
});

test('the longest name is meant, and what stands in quotes stays as it is', () => {
  const task = 'open Lamps for desks, oak and press "Add to list of lamps"';

  expect(read(task, 'Lamps for desks', 'Lamps for desks, oak', 'Add to list of lamps')).toBe(
    'open "Lamps for desks, oak" and press "Add to list of lamps"',
  );
});

test.each([
  ['what is to be done', 'Sort by price and tell me the first', 'Sort by price'],
  ['what narrows it down', 'delete Letters except those of Ann', 'Letters except those of Ann'],
  ['what says most of the task', 'How many aqua items are there?', 'How many aqua items are there?'],
  ['what is written otherwise', 'open the last 7 days', 'The last 7 days'],
  ['part of a day', 'book a table for 4 December 2026', 'December 2026'],
  ['part of a day', 'забронируй стол на 4 декабря 2026', 'Декабря 2026'],
  ['words with capitals, which are a name anyway', 'write to Ann Lee today', 'Ann Lee'],
])('%s is no name, whatever the page shows', (_, task, shown) => {
  expect(read(task, shown)).toBe(task);
});

test.each([
  ['Select xR4, b3, eWW, k9, SN and click Submit', 'Select "xR4", "b3", "eWW", "k9", "SN" and click Submit'],
  ['отметь q7, zЁ, ub, m2 и сохрани', 'отметь «q7», «zЁ», «ub», «m2» и сохрани'],
  ['tick salt, oil, rice and tea', 'tick "salt", "oil", "rice" and "tea"'],
  ['tick salt, oil and rice', 'tick salt, oil and rice'],
  ['tick salt, oil, honey, rice', 'tick salt, oil, honey, rice'],
])('what is listed of what there is to tick is a list of names: %s', (task, means) => {
  const names = ['xR4', 'b3', 'eWW', 'k9', 'SN', 'q7', 'zЁ', 'ub', 'm2', 'salt', 'oil', 'rice', 'tea'];
  const boxes = page(...names.map((name, at) => [control(at + 1, 'checkbox', name)]));

  expect(withQuotes(task, namesSaid(task, boxes), new Date())).toBe(means);
});
