import { expect, test } from 'vitest';
import { tokensOf } from '../tokens.ts';
import { type Addition, isWorn, pageAfter } from './page.ts';
import type { Look } from './sight.ts';
import { beginning, type State } from './state.ts';

const empty = beginning({ run: 'r', task: 't', word: 'w', startedAt: 0 });

const look = (text: string, isWhole: boolean): Look => ({
  url: 'http://a.example/',
  title: 'A',
  notices: [],
  text,
  isWhole,
  isSame: false,
  words: text,
  print: text,
});

function then(state: State, step: number, ...additions: readonly Addition[]): State {
  const after = { ...state, step };
  for (const addition of additions) Object.assign(after, pageAfter(after, addition));
  return after;
}

const opened = then(empty, 0, { look: look('Page A', true) });

test('a page is one whole look and what changed since', () => {
  const state = then(opened, 1, { look: look('+ news', false), told: 'Clicked.', line: '1. click → Clicked.' });

  expect(state.page).toMatchObject({ whole: 'Page A', changes: [{ told: 'Clicked.', seen: '+ news' }] });
  expect(state.history).toEqual([]);
});

test('a new page leaves a line of each change, and what the step has told stands before it', () => {
  const state = then(
    then(opened, 1, { told: 'Found long ago.', line: '1. find' }),
    2,
    { told: 'Read: the answer.', line: '2. extract' },
    { look: look('Page B', true), told: 'Clicked.', line: '2. click' },
  );

  expect(state.page).toMatchObject({ whole: 'Read: the answer.\nClicked.\nPage B', changes: [], since: { step: 2 } });
  expect(state.history).toEqual(['1. find', '2. extract', '2. click']);
});

test('what failed before any page was open is a line', () => {
  expect(then(empty, 1, { told: 'It failed.', line: '1. It failed.' }).history).toEqual(['1. It failed.']);
});

test('however much is read, the page has an end', () => {
  const flood = { told: 'word '.repeat(50_000), line: '1. extract' };
  const flooded = then(opened, 1, flood, flood, flood, { look: look('Page B', true), told: 'Clicked.', line: '' });

  expect(isWorn(then(opened, 1, flood, flood).page ?? never())).toBe(true);
  expect(tokensOf(flooded.page?.whole ?? '')).toBeLessThan(3_200);
});

test('a look that shows nothing new adds nothing', () => {
  expect(then(opened, 1, { told: '', line: '' }).page).toEqual(opened.page);
});

function never(): never {
  throw new Error('There is a page.');
}
