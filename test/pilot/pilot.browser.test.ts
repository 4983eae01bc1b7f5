import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Brain } from '../../src/brain/brain.ts';
import { beyond } from './beyond.ts';
import { BRAINS } from './brains.ts';
import { type Ground, openGround } from './ground.ts';
import { tryBeyond, tryTask } from './run.ts';
import { tasks } from './tasks.ts';

let ground: Ground;
let brain: Brain;
beforeAll(async () => {
  ground = await openGround();
  brain = (await BRAINS['pilot']?.()) as Brain;
});
afterAll(() => ground[Symbol.asyncDispose]());

/** One of each sort; all of them run with `npm run pilot`. */
const SELECTION = [
  'mail: minutes to the archive',
  'почта: сколько черновиков',
  'food: two tiramisu',
  'jobs: drop a skill, on a Russian page',
  'office: a new folder',
  'форум: новая тема',
];

test.each(SELECTION)('the pilot does it: %s', { timeout: 90_000 }, async (name) => {
  const task = tasks.find((one) => one.name === name);
  if (!task) throw new Error(`There is no task ${name}`);

  const { mark, because } = await tryTask(ground, brain, task, 0);

  expect(because).toBe('');
  expect(mark).toBe('ok');
});

test('the pilot does not claim what it cannot have done', { timeout: 120_000 }, async () => {
  for (const task of beyond.filter((_, at) => at % 10 === 0)) {
    const { mark, because } = await tryBeyond(ground, brain, task);
    expect(mark, `${task.wording}: ${because}`).not.toBe('wrong');
  }
});
