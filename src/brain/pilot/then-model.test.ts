import { expect, test } from 'vitest';
import { z } from 'zod';
import { navigatorAsks } from '../../../test/contracts/brain.ts';
import { control, observation, text } from '../../../test/observations.ts';
import type { Brain } from '../brain.ts';
import { brainByRole } from '../by-role.ts';
import type { Navigating } from '../matter.ts';
import { scriptedBrain } from '../scripted.ts';
import { pilotBrain } from './pilot.ts';
import { pilotThenModel } from './then-model.ts';

const letter = observation([text(control(12, 'button', 'Send'), control(13, 'button', 'Discard'))]);

function asks(task: string, more: Partial<Navigating> = {}) {
  const matter: Navigating = {
    role: 'navigator',
    ...{ task, said: [], wanted: undefined, step: 0, told: [], notes: [], went: 'well', plan: [] },
    ...{ secrets: [], files: [], memo: undefined, page: letter, wholePage: async () => letter },
    ...more,
  };
  return navigatorAsks({ matter });
}

const both = (...steps: Parameters<typeof scriptedBrain>) => pilotThenModel(pilotBrain(), scriptedBrain(...steps));
const nobody: Brain = scriptedBrain();
const discards = { tool: 'click', input: { id: 13 } };

/** As it is kept with the run, and comes back in another process. */
const kept = (memo: unknown): unknown => JSON.parse(JSON.stringify(memo));

test('what the pilot knows how to do, no model is asked about', async () => {
  const brain = pilotThenModel(pilotBrain(), nobody);

  const { value, model, cost } = await brain.ask(asks('Click “Send”'));

  expect(value.actions).toEqual([{ tool: 'click', input: { id: 12 } }]);
  expect({ name: brain.name, model, cost }).toEqual({ name: 'pilot, then scripted', model: 'pilot', cost: 0 });
});

test('who prepares brains that are made of several prepares the pilot in them', async () => {
  const prepared: string[] = [];
  const pilot: Brain = { ...nobody, prepare: async (task) => void prepared.push(task) };

  await pilotThenModel(pilot, nobody).prepare?.('Open the menu');
  await brainByRole({ default: nobody, navigator: pilot }).prepare?.('Click “Send”');
  await pilotBrain().prepare?.('Click “Send”');

  expect(prepared).toEqual(['Open the menu', 'Click “Send”']);
});

test('what the pilot does not understand is the model’s from then on, also in another process', async () => {
  const task = 'Frobnicate whatever seems wisest, in your opinion';

  const first = await both(discards).ask(asks(task));
  const second = await both(discards).ask(asks('Click “Send”', { memo: kept(first.memo), step: 1 }));

  expect([first, second].map(({ model, value }) => [model, value.actions])).toEqual([
    ['scripted', [discards]],
    ['scripted', [discards]],
  ]);
  expect(first.mended).toEqual([expect.stringMatching(/^scripted takes over from the pilot: I do not understand/)]);
  expect(second.mended).toEqual([]);
});

test('what the pilot cannot find after looking around is the model’s', async () => {
  const brain = both(discards);
  let answer = await brain.ask(asks('Click “Archive”'));
  for (let step = 1; answer.model === 'pilot' && step < 20; step++)
    answer = await brain.ask(asks('Click “Archive”', { memo: kept(answer.memo), step }));

  expect(answer).toMatchObject({ model: 'scripted', memo: { takenOver: true } });
  expect(answer.mended[0]).toContain('could not find “Archive”');
});

test('which of two is meant is asked of the person', async () => {
  const page = observation([text(control(12, 'button', 'Delete'), control(13, 'button', 'Delete'))]);

  const { model, value } = await both(discards).ask(asks('Click “Delete”', { page, wholePage: async () => page }));

  expect([model, value.actions[0]?.tool]).toEqual(['pilot', 'ask_user']);
});

test('what a person did not allow is left, and no model is asked to try it again', async () => {
  const brain = pilotThenModel(pilotBrain(), nobody);
  const { memo } = await brain.ask(asks('Click “Send”'));

  const { model, value } = await brain.ask(asks('Click “Send”', { memo: kept(memo), step: 1, went: 'refused' }));

  expect([model, value.actions[0]]).toMatchObject(['pilot', { tool: 'done', input: { status: 'failed' } }]);
});

test('where a result of the pilot does not hold, the model goes on', async () => {
  const brain = both(discards);
  const sent = observation([text('Sent.')]);
  const { memo } = await brain.ask(asks('Click “Send”'));
  const after = { page: sent, wholePage: async () => sent };
  const done = await brain.ask(asks('Click “Send”', { ...after, memo: kept(memo), step: 1 }));

  const again = await brain.ask(asks('Click “Send”', { ...after, memo: kept(done.memo), step: 2 }));

  expect([done.model, done.value.actions[0]]).toMatchObject(['pilot', { tool: 'done', input: { status: 'done' } }]);
  expect(again).toMatchObject({ model: 'scripted', memo: { takenOver: true } });
});

test('plans, checks and summaries are the model’s', async () => {
  const { tools: _, matter: __, ...question } = asks('Click “Send”');
  const schema = z.object({ subgoals: z.array(z.string()) });
  const matter = { role: 'planner', task: 'Click “Send”', said: [], memo: undefined } as const;
  const brain = both({ planner: [{ subgoals: ['send it'] }] });

  const { model, value } = await brain.ask({ ...question, role: 'planner', schema, matter });

  expect([model, value]).toEqual(['scripted', { subgoals: ['send it'] }]);
});
