import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const searching = (text: string, exact = false): Act => ({
  kind: 'search',
  query: { text, kind: 'text', ...(exact && { exact }) },
});
const found = (...said: readonly string[]) => page([control(1, 'searchbox', 'Search')], ...said.map((one) => [one]));
const done = after('type 1');

test.each([
  ['юриста', ['0 вакансий'], 'юрист'],
  ['лампы', ['Ничего не нашлось'], 'ламп'],
  ['lamps', ['No results for “lamps”'], 'lamp'],
  ['red lamps', ['Nothing found.'], 'red lamp'],
])('“%s” is looked for without its endings where nothing was found', (text, said, shorter) => {
  expect(calls({ ...situated(searching(text), found(...said)), ...done })).toEqual([
    { tool: 'type', input: { id: 1, text: shorter, submit: true } },
  ]);
});

test.each([
  ['something was found', searching('lamps'), ['12 lamps']],
  ['it stood in quotes', searching('lamps', true), ['No results']],
  ['there is no ending', searching('lamp'), ['No results']],
])('it is not where %s', (_, act, said) => {
  expect(calls({ ...situated(act, found(...said)), ...done })).toEqual([]);
});

test('of many words the two that say most are looked for last', () => {
  const act = searching('topic about a quiet coffee grinder');
  expect(calls(situated(act, found('Topics')))).toEqual([
    { tool: 'type', input: { id: 1, text: 'quiet coffee grinder', submit: true } },
  ]);
  const tried = after('type 1', 'type it without endings');
  expect(calls({ ...situated(act, found('No results')), ...tried })).toEqual([
    { tool: 'type', input: { id: 1, text: 'coffe grinder', submit: true } },
  ]);
});
