import { expect, test } from 'vitest';
import { control, heading } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { calls, page, situated } from './situation.testing.ts';

const FIND: Act = { kind: 'search', query: { text: 'Зою Мельник', kind: 'text' } };
const cards = (name: string) => page(heading(2, name), [control(1, 'clickable', '←'), control(2, 'clickable', '→')]);

test('who has nothing to search with pages through until the name is there, in whatever form', () => {
  expect(calls(situated(FIND, cards('Вера Мельник')))).toEqual([{ tool: 'click', input: { id: 2 } }]);
  expect(pursue(situated(FIND, cards('Зоя Мельник')))).toHaveProperty('reached');
});

test('what can be searched is searched, also if it has pages', () => {
  const lines = [[control(1, 'searchbox', 'Search')], [control(2, 'link', 'Next')]];
  expect(calls(situated(FIND, page(...lines)))).toMatchObject([{ tool: 'type', input: { id: 1 } }]);
});

test('a result that is made to be pressed like a link is counted like one, over the pages', () => {
  const fourth: Act = { kind: 'press', target: { words: 'result', ordinal: 2 } };
  const found = page(
    [control(1, 'button', 'Search')],
    [control(2, 'clickable', 'Harbour walks')],
    ['Two hours along the quay'],
    [control(3, 'clickable', 'Harbour food')],
    ['Fish and more'],
    [control(4, 'clickable', '1'), control(5, 'clickable', '>')],
  );
  expect(calls(situated(fourth, found))).toEqual([{ tool: 'click', input: { id: 3 } }]);
  const fifth: Act = { kind: 'press', target: { words: 'result', ordinal: 5 } };
  expect(calls(situated(fifth, found))).toEqual([{ tool: 'click', input: { id: 5 } }]);
});
