import { expect, test } from 'vitest';
import { control, deeper, landmark, observation, text } from '../../../../test/observations.ts';
import type { Line, Observation } from '../../../observation.ts';
import type { Goal } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, situated } from './situation.testing.ts';

const MOVE: Goal = {
  act: { kind: 'drag', what: { words: '', kind: 'card', isPronoun: true }, to: { words: 'Ready', exact: true } },
  said: 'Move each card from Baking to Ready',
  each: {
    what: { words: '', kind: 'card', place: { is: 'in', what: { words: 'Baking', exact: true } } },
    count: 'all',
    where: [],
  },
};

/** A board of columns; cards may be called the same. */
function board(baking: readonly number[], ready: readonly number[]): Observation {
  const cards = (ids: readonly number[]) =>
    ids.flatMap((id): Line[] => [text(control(id, 'listitem', ''), control(id + 100, 'button', 'Loaf')), text('Rye')]);
  return observation([
    landmark('region', 'Baking'),
    ...deeper(...cards(baking)),
    landmark('region', 'Ready'),
    ...deeper(...cards(ready), text(control(9, 'button', 'Add to Ready'))),
  ]);
}

test('each card of a column is moved, down to the last one', () => {
  const first = situated(MOVE.act, board([1, 2], []), { goal: MOVE });
  expect(calls(first)).toMatchObject([{ tool: 'drag', input: { to: 9 } }]);

  const [, second] = [0, situated(MOVE.act, board([2], [1]), { goal: MOVE, ...after('each: Loaf 101') })];
  expect(calls(second)).toMatchObject([{ tool: 'drag', input: { id: 102, to: 9 } }]);

  const ended = situated(MOVE.act, board([], [1, 2]), { goal: MOVE, ...after('each: Loaf 101', 'each: Loaf 102') });
  expect(pursue(ended)).toHaveProperty('reached');
});

test('a card that is still in its column was not moved', () => {
  const moved = after('each: Loaf 101', 'each: Loaf 102');

  expect(pursue(situated(MOVE.act, board([2], [1]), { goal: MOVE, ...moved }))).toHaveProperty('stuck');
});

test('all that look so are pressed, one after the other, and nothing else', () => {
  const target = { words: 'yellow stars' };
  const goal: Goal = {
    act: { kind: 'press', target },
    said: 'Press all the yellow stars',
    each: { what: target, count: 'all', where: [] },
  };
  const star = (id: number, colour: 'yellow' | 'blue') =>
    control(id, 'clickable', '', { looks: { colour, shape: 'star', extent: 30 } });
  const sky = observation([text(star(1, 'yellow'), star(2, 'blue'), star(3, 'yellow'))]);

  expect(calls(situated(goal.act, sky, { goal }))).toMatchObject([{ tool: 'click', input: { id: 1 } }]);
  const later = situated(goal.act, sky, { goal, ...after('each: yellow star 1') });
  expect(calls(later)).toMatchObject([{ tool: 'click', input: { id: 3 } }]);
  const ended = after('each: yellow star 1', 'each: yellow star 3');
  expect(pursue(situated(goal.act, sky, { goal, ...ended }))).toHaveProperty('reached');
});

test('what shows a sign once it is chosen is not chosen again, and the others are', () => {
  const squares = (first: object) =>
    observation([
      text(
        control(1, 'clickable', '', { looks: { colour: 'red', shape: 'square', extent: 12 }, ...first }),
        control(2, 'clickable', '', { looks: { colour: 'red', shape: 'square', extent: 12 } }),
      ),
    ]);
  const each: Goal['each'] = { what: { words: 'red ones' }, count: 'all', where: [] };
  const act: Goal['act'] = { kind: 'choose', things: [{ words: 'red ones', isPronoun: true }] };
  const goal = { act, said: 'Select all the red ones', each };

  expect(calls({ ...situated(act, squares({})), goal })).toEqual([{ tool: 'click', input: { id: 1 } }]);
  const later = { ...situated(act, squares({ icon: 'selected' }), after('each: red square 1')), goal };
  expect(calls(later)).toEqual([{ tool: 'click', input: { id: 2 } }]);
});
