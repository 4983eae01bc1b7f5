import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { after, calls, page, situated } from '../doing/situation.testing.ts';
import type { Act, Kind } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';

function behind(kind: Kind): Act {
  return {
    kind: 'press',
    target: { words: 'Mortar', exact: true, place: { is: 'in', what: { words: '', kind, isAny: true } } },
  };
}

const FOLDED = page([
  control(1, 'clickable', 'Walls'),
  control(2, 'clickable', 'Roofs'),
  control(3, 'clickable', 'Doors'),
]);
const ONE_OPEN = page(
  [control(1, 'clickable', 'Walls')],
  ['Bricks need ', control(9, 'clickable', 'sand'), ' and ', control(10, 'clickable', 'lime'), '.'],
  [control(2, 'clickable', 'Roofs'), control(3, 'clickable', 'Doors')],
);

test('what is said to be in one of several is looked for in one after the other', () => {
  expect(calls(situated(behind('section'), FOLDED))).toEqual([{ tool: 'click', input: { id: 1 } }]);
  expect(calls(situated(behind('section'), ONE_OPEN, after('look behind Walls')))).toEqual([
    { tool: 'click', input: { id: 2 } },
  ]);
});

test('what came when one was opened is not opened itself', () => {
  const shown = page(
    [control(1, 'listitem', 'Walls'), control(2, 'listitem', 'Roofs')],
    [control(9, 'listitem', 'Sand')],
  );
  const { memo } = after('look behind Walls', 'look behind Roofs');
  expect(calls(situated(behind('tab'), shown, { memo: { ...memo, newest: 5 } }))).toEqual([]);
});

test('nobody presses what was not spoken of', () => {
  const act: Act = { kind: 'press', target: { words: 'Mortar', exact: true } };
  const inOne: Act = {
    kind: 'press',
    target: { words: 'Mortar', place: { is: 'in', what: { words: '', kind: 'section' } } },
  };
  expect(calls(situated(act, FOLDED, { memo: NOTHING_YET }))).toEqual([]);
  expect(calls(situated(inOne, FOLDED, { memo: NOTHING_YET }))).toEqual([]);
});
