import { expect, test } from 'vitest';
import { openStore } from '../store/sqlite.ts';
import { Tallies } from './tallies.ts';

test('steps, cost and the open question are counted on from where they were', async () => {
  await using store = await openStore(':memory:');
  await store.runs.create({ id: 'r1', task: 'Look', options: {}, startedAt: new Date().toISOString() });
  const tallies = new Tallies(store);
  expect(await tallies.of('r1')).toMatchObject({ steps: 0, cost: 0, question: undefined });

  await store.events.append('r1', { type: 'spent', step: 1, cost: 0.25 });
  await store.events.append('r1', { type: 'asked', step: 2, question: 'q1' });
  expect(await Promise.all([tallies.of('r1'), tallies.of('r1')])).toMatchObject([
    { steps: 2, cost: 0.25, question: 'q1' },
    { steps: 2, cost: 0.25, question: 'q1' },
  ]);

  await store.events.append('r1', { type: 'answered', step: 2, question: 'q1' });
  await store.events.append('r1', { type: 'spent', step: 3, cost: 0.5 });
  expect(await tallies.of('r1')).toMatchObject({ steps: 3, cost: 0.75, question: undefined });
});

test('a price that nobody knows makes the whole unknown', async () => {
  await using store = await openStore(':memory:');
  await store.runs.create({ id: 'r1', task: 'Look', options: {}, startedAt: new Date().toISOString() });
  await store.events.append('r1', { type: 'spent', step: 1, cost: 0.25 });
  await store.events.append('r1', { type: 'spent', step: 1 });

  expect((await new Tallies(store).of('r1')).cost).toBeUndefined();
});
