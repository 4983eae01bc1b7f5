import { expect, test } from 'vitest';
import { control, heading } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { calls, page, situated } from './situation.testing.ts';

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
