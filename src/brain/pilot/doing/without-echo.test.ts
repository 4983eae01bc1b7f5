import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { after, page, situated } from './situation.testing.ts';
import { withoutEcho } from './without-echo.ts';

const asked: Act = {
  kind: 'tell',
  question: { want: 'name', tell: [], things: { what: { words: 'lamp' }, count: 'one', where: [] } },
};
const found = page(
  [control(1, 'searchbox', 'Search', { value: 'lamp' })],
  [control(2, 'button', 'Remove filter: “lamp”')],
  ['Nothing was found for «lamp»'],
  ['A lamp for the desk'],
);

test('what a page only repeats of our search is no answer', () => {
  const seen = withoutEcho(situated(asked, found, after('look with the search')));

  expect(seen.lines.map(({ parts }) => parts.length)).toEqual([1, 0, 0, 1]);
});

test('who did not search reads all there is', () => {
  expect(withoutEcho(situated(asked, found))).toBe(found);
});
