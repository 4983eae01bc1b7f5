import { expect, test } from 'vitest';
import type { Told } from '../run-events.ts';
import type { Crew } from './crew.ts';
import { beginning } from './state.ts';
import { talk } from './talk.ts';

test('a subgoal that is reached is ticked off, told once, and counts as progress', () => {
  const goals = ['find the shop', 'order'].map((goal) => ({ goal, evidence: 'the page', state: 'open' as const }));
  const begun = beginning({ run: 'r', task: 'Order.', word: 'w', startedAt: 0 });
  const state = { ...begun, step: 7, subgoals: goals };
  const decision = { thought: '', actions: [{ tool: 'reached', input: { subgoal: 1 } }], next: 0, life: 'l' };
  const told: Told[] = [];
  const crew = { tell: (one: Told) => void told.push(one) } as unknown as Crew;

  const { goto, update } = talk['reached']?.(state, crew, decision, { subgoal: 1 }) ?? {};
  const again = talk['reached']?.({ ...state, ...update }, crew, decision, { subgoal: 1 });

  expect(goto).toBe('guard');
  expect(update?.subgoals?.map((one) => one.state)).toEqual(['done', 'open']);
  expect(update?.signs?.progressAt).toBe(7);
  expect(told).toMatchObject([{ type: 'planned', plan: [{ state: 'done' }, { state: 'open' }] }]);
  expect(again?.update?.subgoals).toBeUndefined();
});
