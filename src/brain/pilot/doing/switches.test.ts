import { expect, test } from 'vitest';
import { control, item } from '../../../../test/observations.ts';
import type { Observation } from '../../../observation.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

function tick(...words: readonly string[]): Act {
  return { kind: 'tick', things: words.map((one) => ({ words: one })), on: true };
}

const heating = page(
  ['Kitchen'],
  [control(1, 'clickable', '')],
  ['Hall'],
  [control(2, 'clickable', '')],
  ['Loft'],
  [control(3, 'button', '')],
);
const chores: Observation = page(
  item(control(1, 'clickable', ''), 'Feed the cat'),
  item(control(2, 'clickable', ''), 'Sweep the stairs'),
);

test.each([
  ['the words above it', tick('Hall'), heating, 2],
  ['the words above a button', tick('Loft'), heating, 3],
  ['the words behind it', tick('sweep the stairs'), chores, 2],
])('a switch without a name is called by %s', (_, act, seen, id) => {
  expect(calls(situated(act, seen))).toEqual([{ tool: 'check', input: { id, on: true } }]);
});

test('what does not say whether it is on is pressed, and nothing more is claimed of it', () => {
  const act = tick('Hall');
  const told = ['“clickable” is nothing that is on or off.'];
  const ways = [{ name: 'check 0 2', went: 'wrong', before: 'now' }] as const;
  const failed = situated(act, heating, { memo: { ...NOTHING_YET, ways }, told });
  expect(calls(failed)).toEqual([{ tool: 'click', input: { id: 2 } }]);

  const ended = pursue(situated(act, heating, after('click 0 2')));
  expect(ended).toHaveProperty('reached.text', expect.stringContaining('does not say whether it is on'));
});

test('a button with a name of its own is not pressed to tick something', () => {
  const act = tick('Newsletter');
  const seen = page([control(5, 'button', 'Newsletter')]);
  const told = ['button "Newsletter" is nothing that is on or off.'];
  const ways = [{ name: 'check 0 5', went: 'wrong', before: 'now' }] as const;

  expect(calls(situated(act, seen, { memo: { ...NOTHING_YET, ways }, told }))).toEqual([]);
});

test('what has nothing to do with the words beside it is not ticked', () => {
  const seen = page(['Last seen in the hall on Monday by Ines'], [control(1, 'clickable', '')]);

  expect(calls(situated(tick('Hall'), seen))).toEqual([]);
});

test('what is turned on, and is one of the choices of a list, is chosen there', () => {
  const act: Act = { kind: 'tick', things: [{ words: 'Newest first', exact: true }], on: true };
  const sorting = control(4, 'combobox', 'Order', { options: ['Oldest first', 'Newest first'] });

  expect(calls(situated(act, page([sorting])))).toEqual([{ tool: 'select', input: { id: 4, option: 'Newest first' } }]);
  expect(calls(situated(act, page([sorting], [control(5, 'checkbox', 'Newest first')])))).toEqual([
    { tool: 'check', input: { id: 5, on: true } },
  ]);
});
