import { expect, test } from 'vitest';
import { control, row } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET, type Way } from '../memo.ts';
import { calls, page, situated } from './situation.testing.ts';

const act: Act = { kind: 'drag', what: { words: 'oak shelf' }, to: { words: 'Done' } };
const shelf = control(1, 'button', 'Oak shelf');
const seen = page([shelf, control(2, 'button', 'Move', { states: ['collapsed'] })], [control(3, 'group', 'Done')]);
const dragged = (went: Way['went']): Way => ({ name: 'drag 1 3', went, before: 'before' });

test('what was dragged and stayed where it was is moved with the button beside it', () => {
  expect(calls(situated(act, seen))).toEqual([{ tool: 'drag', input: { id: 1, to: 3 } }]);

  const stayed = { memo: { ...NOTHING_YET, ways: [dragged('wrong')] } };
  expect(calls(situated(act, seen, stayed))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('what was dragged and has moved is left there', () => {
  const moved = page([control(3, 'group', 'Done')], row(shelf));
  const went = { memo: { ...NOTHING_YET, ways: [dragged('well')] } };
  expect(calls(situated(act, moved, went))).toEqual([]);
});
