import { expect, test } from 'vitest';
import { control, deeper, landmark, observation, text } from '../../../../test/observations.ts';
import type { Observation } from '../../../observation.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

function board(waiting: readonly string[], packed: readonly string[]): Observation {
  const cards = (names: readonly string[], first: number) =>
    names.map((name, at) => text(control(first + at, 'draggable', name)));
  return observation([
    landmark('region', 'Waiting'),
    ...deeper(...cards(waiting, 10), text(control(1, 'button', 'New card: Waiting'))),
    landmark('region', 'Packed'),
    ...deeper(...cards(packed, 20), text(control(2, 'button', 'New card: Packed'))),
  ]);
}

function put(name: string, where: string): Act {
  return {
    kind: 'add',
    things: { what: { words: name, exact: true, kind: 'card' }, count: 'one', where: [] },
    to: { words: where },
  };
}

test('a card that is there is dragged into the part of that name, though nobody said that it is one', () => {
  const act = put('Blue kettle', 'Packed');

  expect(calls(situated(act, board(['Blue kettle', 'Tea tin'], [])))).toEqual([
    { tool: 'drag', input: { id: 10, to: 2 } },
  ]);
});

test('it is done when the card stands there, and only then', () => {
  const act = put('Blue kettle', 'Packed');

  expect(pursue(situated(act, board(['Tea tin'], ['Blue kettle']), after('drag it there')))).toHaveProperty('reached');
  expect(pursue(situated(act, board(['Blue kettle'], []), after('drag it there')))).toHaveProperty('stuck');
});

test('what only closes a window puts nothing anywhere', () => {
  const open = page(['Blue kettle'], [control(5, 'button', 'Close')]);

  expect(pursue(situated(put('Blue kettle', 'Done'), open, after('look into Blue kettle')))).not.toMatchObject({
    do: [{ tool: 'click', input: { id: 5 } }],
  });
});
