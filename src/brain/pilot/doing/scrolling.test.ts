import { expect, test } from 'vitest';
import { control, heading, item, observation } from '../../../../test/observations.ts';
import type { Act, Goal } from '../goal.ts';
import { holds } from './condition.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const FEED = control(1, 'feed', 'Notes of the lighthouse');
const DOWN: Goal = {
  act: { kind: 'scroll', to: 'down' },
  said: 'Scroll the feed down',
  until: { what: { words: 'Note 17' }, is: 'there' },
};

test('where the page is at its end, the box in it is scrolled on', () => {
  const seen = page([FEED], ['Note 1'], ['Note 2']);
  expect(calls(situated(DOWN.act, seen, { goal: DOWN }))).toEqual([{ tool: 'scroll', input: { to: 'bottom' } }]);

  const told = ['Scrolled down. Screen 1.3 of 1.3. This is the end.'];
  expect(calls(situated(DOWN.act, seen, { goal: DOWN, told }))).toEqual([
    { tool: 'scroll', input: { id: 1, to: 'bottom' } },
  ]);

  const still = ['It did not move feed "Notes of the lighthouse". This is the end.'];
  expect(pursue(situated(DOWN.act, seen, { goal: DOWN, told: still }))).toHaveProperty('stuck');
});

test.each([
  ['Note 17', true],
  ['Note 170', false],
  ['Note 1', false],
])('a number is there only as it was said: %s', (shown, isThere) => {
  const until = DOWN.until ?? { what: { words: '' }, is: 'there' };

  expect(holds(until, situated(DOWN.act, page([FEED], [shown]), { goal: DOWN }))).toBe(isThere);
});

test('what is said on the page is scrolled to, and what is not yet there is waited for', () => {
  const act: Act = { kind: 'scroll', to: { words: 'Opening hours' } };
  expect(calls(situated(act, page(['Welcome'])))).toEqual([{ tool: 'scroll', input: { to: 'bottom' } }]);

  const shown = observation([heading(2, control(4, 'link', 'Opening hours')), item('9 to 5')]);
  expect(calls(situated(act, shown, after('look further down')))).toEqual([{ tool: 'scroll', input: { to: 4 } }]);
});

test('what is there as plain words is reached, though something else is called a little like it', () => {
  const act: Act = { kind: 'scroll', to: { words: 'Step 9' } };
  const shown = page([control(1, 'button', 'Next step')], ['Step 8'], ['Step 9']);

  expect(pursue(situated(act, shown))).toHaveProperty('reached');
});

test('a thing is dragged to a place of its list, and past what stands there', () => {
  const act: Act = { kind: 'drag', what: { words: 'Heron' }, to: { words: 'place', ordinal: 1 } };
  const birds = (...names: readonly string[]) =>
    observation(names.map((name) => item(control(name.length, 'button', `Move ${name}`), ` ${name}`)));
  expect(calls(situated(act, birds('Albatross', 'Sparrow', 'Heron')))).toEqual([
    { tool: 'drag', input: { id: 5, to: 9 } },
  ]);

  const behind = situated(act, birds('Albatross', 'Heron', 'Sparrow'), after('drag 0 5'));
  expect(calls(behind)).toEqual([{ tool: 'drag', input: { id: 5, down: -60 } }]);

  expect(pursue(situated(act, birds('Heron', 'Albatross', 'Sparrow'), after('drag 0 5', 'drag 1 5')))).toHaveProperty(
    'reached',
  );
});
