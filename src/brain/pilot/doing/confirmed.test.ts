import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { calls, page, situated } from './situation.testing.ts';

const asking = {
  ...page(['Nothing of it is kept.'], [control(1, 'button', 'Cancel')], [control(2, 'button', 'Throw away')]),
  onTop: 'Throw away the draft?',
};

test.each<[string, Act]>([
  ['pressed', { kind: 'press', target: { words: 'Throw away', exact: true } }],
  ['chosen from a menu', { kind: 'choose', things: [{ words: 'Throw away', exact: true }] }],
])('what was %s is confirmed with the button of that name', (_, previous) => {
  const confirm = situated({ kind: 'submit' }, asking, { previous });

  expect(calls(confirm)).toEqual([{ tool: 'click', input: { id: 2 } }]);
});
