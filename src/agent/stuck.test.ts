import { expect, test } from 'vitest';
import { beginning } from './state.ts';
import { type Deed, isLongUnderWay, noted, signOf } from './stuck.ts';

const { signs: none } = beginning({ run: 'r', task: 't', word: 'w', startedAt: 0 });
const after = (...deeds: readonly Deed[]) => signOf({ signs: deeds.reduce(noted, none), step: 4, subgoals: [] });

test('the same failure three times in a row is a sign, under whichever number', () => {
  const fail = (id: number) => ({ spoken: 'click button "Send"', id });

  expect(after(fail(1), fail(2))).toBeUndefined();
  expect(after(fail(1), fail(2), fail(3))).toBe('The same action failed 3 times: click button "Send".');
  expect(after(fail(1), fail(2), { spoken: 'back', page: 'a' }, fail(3))).toBeUndefined();
});

test('two actions in turn are a sign only when the pages come again too', () => {
  const next = { spoken: 'click button "Next"', id: 1 };
  const like = { spoken: 'click button "Like"', id: 2 };

  expect(after(...['a', 'b', 'a', 'b'].map((page, at) => ({ ...(at % 2 ? like : next), page })))).toContain(
    'again and again',
  );
  expect(after(...['a', 'b', 'c', 'd'].map((page, at) => ({ ...(at % 2 ? like : next), page })))).toBeUndefined();
});

test('a menu that is opened and closed and opened again is going in circles', () => {
  const menu = { spoken: 'click button "Menu"', id: 1 };

  expect(after(...['open', 'shut', 'open', 'shut'].map((page) => ({ ...menu, page })))).toContain('again and again');
});

test('a page that stays the same after three efforts is a sign; reading and waiting are none', () => {
  const tries = (tool: string) => [1, 2, 3].map((id) => ({ spoken: `${tool} button "${id}"`, id, page: 'a' }));

  expect(after(...tries('click'))).toBe('The page is the same after 3 steps.');
  expect(after(...tries('find'))).toBeUndefined();
});

test('a plan that does not move is a sign every twelve steps, and a long run is looked at every five', () => {
  const subgoals = [{ goal: 'a', evidence: 'b', state: 'open' as const }];
  const steps = Array.from({ length: 31 }, (_, step) => step);

  expect(steps.filter((step) => signOf({ signs: none, step, subgoals }) !== undefined)).toEqual([12, 24]);
  expect(steps.filter(isLongUnderWay)).toEqual([10, 15, 20, 25, 30]);
});
