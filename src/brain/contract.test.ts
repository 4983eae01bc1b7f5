import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrainUnderTest, brainContract, JUDGED, NAVIGATED, PLANNED } from '../../test/contracts/brain.ts';
import type { Play } from '../../test/model-server/play.ts';
import { startModelServer } from '../../test/model-server/server.ts';
import type { Brain, Role } from './brain.ts';
import { brainByRole } from './by-role.ts';
import { modelBrain } from './model-brain.ts';
import { modelOf, type Protocol } from './providers.ts';
import { recordedBrain } from './recorded.ts';
import { scriptedBrain } from './scripted.ts';

const SCRIPT = { navigator: [NAVIGATED, NAVIGATED], planner: [PLANNED], guardian: [JUDGED] };

const nothing = async () => {};

brainContract('a scripted brain', async () => ({ brain: scriptedBrain(SCRIPT), [Symbol.asyncDispose]: nothing }));

brainContract('a brain by role', async () => ({
  brain: brainByRole({ default: scriptedBrain(SCRIPT), guardian: scriptedBrain(SCRIPT) }),
  [Symbol.asyncDispose]: nothing,
}));

brainContract('a brain that records', () => recorded((file) => recordedBrain({ file, brain: scriptedBrain(SCRIPT) })));

brainContract('a brain that replays', () =>
  recorded((file) => {
    const first = recordedBrain({ file, brain: scriptedBrain(SCRIPT) });
    return {
      name: 'replayed',
      async ask(question) {
        // The same question is recorded first; what the test hears comes from the file alone.
        if (!question.signal.aborted) await first.ask(question);
        return recordedBrain({ file }).ask(question);
      },
    };
  }),
);

for (const protocol of ['compatible', 'openai', 'anthropic', 'google'] as const)
  brainContract(`a model over ${protocol}`, () => overHttp(protocol));

async function recorded(make: (file: string) => Brain): Promise<BrainUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'lotsman-recorded-'));
  return {
    brain: make(join(folder, 'run.json')),
    [Symbol.asyncDispose]: async () => rmSync(folder, { recursive: true }),
  };
}

async function overHttp(protocol: Protocol): Promise<BrainUnderTest> {
  const server = await startModelServer();
  const path = protocol === 'google' ? '/v1beta' : '/v1';
  const brain = modelBrain(modelOf(protocol, protocol, 'm', { apiKey: 'key', baseUrl: `${server.url}${path}` }));
  const says: Partial<Record<Role, Play>> = {
    navigator: { text: NAVIGATED.thought, calls: NAVIGATED.actions },
    planner: { calls: [{ tool: 'answer', input: PLANNED }] },
    guardian: { calls: [{ tool: 'answer', input: { answer: JUDGED } }] },
  };
  return {
    brain: {
      name: brain.name,
      ask(question) {
        const play = says[question.role];
        if (play) server.play(play);
        return brain.ask(question);
      },
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
