import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act, Things } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, page, situated } from './situation.testing.ts';

const PRESS: Act = { kind: 'press', target: { words: '', isPronoun: true } };
const KEYS = page(
  ['Pick them'],
  [control(1, 'button', '12'), control(2, 'button', '7')],
  [control(3, 'clickable', ''), '100'],
);

function doing(each: Partial<Things>, seen = KEYS, more = {}) {
  const things: Things = { what: { words: 'numbers' }, count: 'all', where: [], inOrder: { order: 'rising' }, ...each };
  return pursue({ ...situated(PRESS, seen, more), goal: { act: PRESS, said: 'do it', each: things } });
}

test('numbers are pressed by what they amount to, letters and buttons by name', () => {
  const letters = page([control(1, 'button', 'K'), control(2, 'button', 'B'), control(3, 'button', 'Done')]);
  const names = { what: { words: '', kind: 'button' } } as const;

  expect(doing({})).toMatchObject({ do: [{ tool: 'click', input: { id: 2 } }] });
  expect(doing({ inOrder: { order: 'falling' } })).toMatchObject({ do: [{ input: { id: 3 } }] });
  expect(doing({ what: { words: 'буквы' } }, letters)).toMatchObject({ do: [{ input: { id: 2 } }] });
  expect(doing({ ...names, inOrder: { order: 'falling' } }, letters)).toMatchObject({ do: [{ input: { id: 1 } }] });
});

test('one after the other, until the last of those that were there at first is pressed', () => {
  expect(doing({}, KEYS, after('one by one 2,1,3'))).toMatchObject({ do: [{ input: { id: 1 } }] });
  expect(doing({}, KEYS, after('one by one 2,1,3', 'one by one 1,3', 'one by one 3'))).toHaveProperty('reached');
});

test('what is hidden after the first is pressed is not called done', () => {
  const covered = page([control(8, 'clickable', ''), control(9, 'clickable', '')]);

  expect(doing({}, covered, after('one by one 2,1,3'))).toHaveProperty('stuck');
});

test('which of two names is larger nobody knows', () => {
  const names = page([control(1, 'button', 'Oak'), control(2, 'button', 'Elm')]);
  const what = { words: '', kind: 'button' } as const;

  expect(doing({ what, inOrder: { order: 'rising', isOfAmounts: true } }, names)).toHaveProperty('stuck');
});
