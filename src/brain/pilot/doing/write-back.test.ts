import { expect, test } from 'vitest';
import { control, item } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const WRITE: Act = {
  kind: 'send',
  entries: [
    { field: { words: 'to' }, value: { text: 'Ines', kind: 'text' } },
    { value: { text: 'On my way', kind: 'text', exact: true } },
  ],
};

const LETTERS = ['Otto', 'Ines', 'Paul'].map((name, at) =>
  item(control(10 + at, 'link', `Note ${at}`), ` ${name} 3 May`),
);

test('where no new letter can be begun, the one from her is answered', () => {
  expect(calls(situated(WRITE, page(...LETTERS)))).toEqual([{ tool: 'click', input: { id: 11 } }]);

  const open = page(['Note 1'], ['Ines'], [control(21, 'button', 'Reply'), control(22, 'button', 'Delete')]);
  expect(calls(situated(WRITE, open, after('look into Note 1')))).toEqual([{ tool: 'click', input: { id: 21 } }]);
});

test('where there is a way to write to her, nothing is answered', () => {
  const seen = page([control(1, 'button', 'Compose')], ...LETTERS);

  expect(calls(situated(WRITE, seen))).toEqual([{ tool: 'click', input: { id: 1 } }]);
});

test('which of two letters from her is to be answered nobody knows', () => {
  const seen = page(...LETTERS, item(control(14, 'link', 'Note 4'), ' Ines 4 May'));

  expect(calls(situated(WRITE, seen))).toEqual([]);
});
