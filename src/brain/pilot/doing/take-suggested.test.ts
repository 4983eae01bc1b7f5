import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { calls, page, situated, wayOf } from './situation.testing.ts';

const enter = (text: string, field: string, exact?: true): Act => ({
  kind: 'enter',
  value: { text, kind: 'text', ...(exact && { exact }) },
  field: { words: field },
});
const typed = (id: number, ...more: readonly string[]) => ({
  memo: {
    ...NOTHING_YET,
    newest: 3,
    ways: [`set ${id}`, ...more].map((name) => ({ name, went: 'well' as const, before: 'before' })),
  },
});
const town = control(1, 'textbox', 'Town of birth', { value: 'Lund' });
const from = control(2, 'textbox', 'From', { value: 'LEJ' });

test('of what a field suggests the one that says it is taken, named or with its words below', () => {
  const named = page(
    [town, control(4, 'list', ''), control(5, 'clickable', 'Lund, Sweden')],
    [control(3, 'button', 'Go')],
  );
  const below = page(
    [from],
    [control(4, 'list', ''), control(5, 'clickable', '')],
    ['Lejasciems, Latvia (LJC)'],
    [control(6, 'clickable', '')],
    ['Leipzig, Germany (LEJ)'],
  );

  expect(calls(situated(enter('Lund', 'town of birth'), named, typed(1)))).toEqual([
    { tool: 'click', input: { id: 5 } },
  ]);
  expect(calls(situated(enter('LEJ', 'from'), below, typed(2)))).toEqual([{ tool: 'click', input: { id: 6 } }]);
});

test('of several that say it none is taken, and of what stood in quotes only the same', () => {
  const many = page(
    [town, control(4, 'list', '')],
    [control(5, 'option', 'Lund, Sweden')],
    [control(6, 'option', 'Lund, Norway')],
  );
  const more = page([town, control(4, 'list', ''), control(5, 'option', 'Lund, Sweden')]);

  expect(calls(situated(enter('Lund', 'town of birth'), many, typed(1)))).toEqual([]);
  expect(calls(situated(enter('Lund', 'town of birth', true), more, typed(1)))).toEqual([]);
});

test('what a search finds, and what came beside something else, is no suggestion', () => {
  const search = control(1, 'textbox', 'Search', { value: 'Lund' });
  const found = page([search, control(4, 'list', ''), control(5, 'clickable', 'Lund, Sweden')]);
  const form = page([
    town,
    control(4, 'list', ''),
    control(5, 'clickable', 'Lund, Sweden'),
    control(6, 'button', 'Delete'),
  ]);

  expect(calls(situated(enter('Lund', 'search'), found, typed(1)))).toEqual([]);
  expect(calls(situated(enter('Lund', 'town of birth'), form, typed(1)))).toEqual([]);
});

test('a field for a place is given a moment to suggest something, once', () => {
  const quiet = page([from], [control(3, 'button', 'Go')]);
  const wait = wayOf(situated(enter('LEJ', 'from'), quiet, typed(2)));

  expect(wait).toBe('look whether something is suggested');
  expect(calls(situated(enter('LEJ', 'from'), quiet, typed(2, wait)))).toEqual([]);
});

test('what is suggested under one code is one thing, by whichever name', () => {
  const seen = page(
    [from],
    [control(4, 'list', ''), control(5, 'clickable', '')],
    ['Halle/Leipzig (LEJ)'],
    [control(6, 'clickable', '')],
    ['Leipzig, Germany (LEJ)'],
  );

  expect(calls(situated(enter('LEJ', 'from'), seen, typed(2)))).toEqual([{ tool: 'click', input: { id: 5 } }]);
});
