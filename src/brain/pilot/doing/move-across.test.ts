import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET, type Way } from '../memo.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const act: Act = { kind: 'drag', what: { words: 'Ham' }, to: { words: 'right', kind: 'list' } };
const lists = (left: readonly string[], right: readonly string[]) =>
  page(
    ['Offered'],
    left.map((name, at) => control(at + 1, 'listitem', name)),
    [control(20, 'button', '>'), control(21, 'button', '<')],
    ['On the bread'],
    right.map((name, at) => control(at + 30, 'listitem', name)),
  );

test('with an arrow each way between two lists, a thing is chosen and sent across', () => {
  const before = lists(['Ham', 'Egg'], ['Leek']);
  expect(calls(situated(act, before))).toEqual([{ tool: 'click', input: { id: 1 } }]);
  expect(calls(situated(act, before, after('choose what is moved')))).toEqual([{ tool: 'click', input: { id: 20 } }]);
  const sent = after('choose what is moved', 'send it across');
  expect(pursue(situated(act, lists(['Egg'], ['Leek', 'Ham']), sent))).toHaveProperty('reached');
  expect(pursue(situated(act, before, sent))).toHaveProperty('stuck');
});

test('the list may be called by its name, on whichever side it is', () => {
  const back: Act = { kind: 'drag', what: { words: 'Leek' }, to: { words: 'Offered' } };
  const seen = lists(['Ham', 'Egg'], ['Leek']);
  expect(calls(situated(back, seen, after('choose what is moved')))).toEqual([{ tool: 'click', input: { id: 21 } }]);
});

test('what was dragged and stands where it stood was not moved', () => {
  const drag: Act = { kind: 'drag', what: { words: 'Ham' }, to: { words: 'Plate' } };
  const seen = page([control(1, 'draggable', 'Ham')], [control(2, 'group', 'Plate')]);
  const ways: Way[] = [{ name: 'drag 1', went: 'idle', before: 'now' }];
  const memo = { ...NOTHING_YET, ways };
  const told = ['Dragged "Ham" onto "Plate". It stands where it stood: it did not move.'];
  expect(pursue(situated(drag, seen, { memo, told }))).toHaveProperty('stuck');
  expect(pursue(situated(drag, seen, { memo, told: ['Dragged "Ham" onto "Plate".'] }))).toHaveProperty('reached');
});
