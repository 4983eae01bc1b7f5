import { expect, test } from 'vitest';
import { control, heading } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { after, calls, page, situated } from './situation.testing.ts';

test.each(['Proof of address', 'proof of the address'])('a file goes to what stands under the heading: %s', (words) => {
  const act: Act = { kind: 'upload', file: { text: 'bill.pdf', kind: 'file' }, to: { words } };
  const seen = page(
    heading(2, 'Proof of income'),
    [control(1, 'file', 'Document')],
    heading(2, 'Proof of address'),
    [control(2, 'file', 'Document')],
    [control(3, 'button', 'Send')],
  );

  expect(calls(situated(act, seen, { files: ['bill.pdf'] }))).toEqual([
    { tool: 'upload', input: { id: 2, files: ['bill.pdf'] } },
  ]);
});

test.each([
  ['Send the file "bill.pdf" as proof', [{ tool: 'click', input: { id: 3 } }]],
  ['Отправь файл "bill.pdf" в банк', [{ tool: 'click', input: { id: 3 } }]],
  ['Attach "bill.pdf"', []],
])('what is to be sent is sent once the page has it: %s', (said, next) => {
  const act: Act = { kind: 'upload', file: { text: 'bill.pdf', kind: 'file' } };
  const seen = page(
    [control(1, 'button', 'Send picture')],
    [control(2, 'file', 'Document')],
    [control(3, 'button', 'Send document')],
  );
  const given = { ...situated(act, seen, { files: ['bill.pdf'], ...after('upload 2') }), goal: { act, said } };

  expect(calls(given)).toEqual(next);
  // Who says what is pressed next presses that.
  expect(calls({ ...given, ahead: [{ kind: 'submit' }] })).toEqual([]);
});
