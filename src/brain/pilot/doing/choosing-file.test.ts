import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { calls, page, situated } from './situation.testing.ts';

const SEND = control(2, 'button', 'Send the document');
const FORM = page([control(1, 'file', 'Document')], [SEND]);
const choosing = (words: string, from?: string): Act => ({
  kind: 'choose',
  things: [{ words, exact: true }],
  ...(from !== undefined && { from: { words: from } }),
});

test('a file that is at hand is given to the page, not looked for on it', () => {
  expect(calls(situated(choosing('plan.txt', 'upload'), FORM, { files: ['plan.txt'] }))).toEqual([
    { tool: 'upload', input: { id: 1, files: ['plan.txt'] } },
  ]);
});

test('a button that sends something off lists nothing to choose from', () => {
  const only = page([SEND]);
  expect(calls(situated(choosing('plan.txt', 'uploads'), only))).toEqual([]);
  const opening = page([control(2, 'button', 'Format', { states: ['collapsed'] })]);
  expect(calls(situated(choosing('PDF', 'Format'), opening))).toEqual([
    { tool: 'select', input: { id: 2, option: 'PDF' } },
  ]);
});
