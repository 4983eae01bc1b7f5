import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { patiently } from './patiently.ts';
import { after, page, situated } from './situation.testing.ts';

const ENTER: Act = { kind: 'enter', value: { text: 'Ann', kind: 'text' }, field: { words: 'name' } };
const EMPTY = page(['One moment …']);

test('a form that comes late is given a moment, and once more where the page stirred', () => {
  const waiting = patiently(situated(ENTER, EMPTY));

  expect(waiting).toMatchObject({ do: [{ tool: 'wait' }] });
  expect(patiently(situated(ENTER, EMPTY, after('wait for the form', 'wait for the form again')))).toBeUndefined();
});

test('nothing is waited for where a form is there, where none is needed, or later on', () => {
  expect(patiently(situated(ENTER, page([control(1, 'textbox', 'Name')])))).toBeUndefined();
  expect(patiently(situated({ kind: 'go', to: { words: 'Docs' } }, EMPTY))).toBeUndefined();
  expect(patiently(situated(ENTER, EMPTY, { memo: { ...NOTHING_YET, goal: 1 } }))).toBeUndefined();
});
