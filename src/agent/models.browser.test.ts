import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAULTS, type FaultRow, GOOD } from '../../test/model-server/faults.ts';
import type { Play, Say } from '../../test/model-server/play.ts';
import { type ModelServer, startModelServer } from '../../test/model-server/server.ts';
import { serveNotes, WORDS } from '../../test/notes-site.ts';
import { observedSession, temporaryFolder } from '../../test/sessions.ts';
import { modelBrain } from '../brain/model-brain.ts';
import { modelOf, type Protocol } from '../brain/providers.ts';
import { Helm } from '../browser/helm.ts';
import type { RunResult } from '../run-events.ts';
import { CheckpointSaver } from '../store/checkpoint-saver.ts';
import { newRunId } from '../store/run-id.ts';
import { openStore } from '../store/sqlite.ts';
import { startRun } from './run.ts';

// The whole agent with a model at the other end of a wire: protocols, streams, tool calls, and all that can go wrong.

const PROTOCOLS: readonly Protocol[] = ['compatible', 'openai', 'anthropic', 'google'];
const TASK = 'Tell the word of the first story';

let site: Awaited<ReturnType<typeof serveNotes>>;
let server: ModelServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let browser: Awaited<ReturnType<typeof observedSession>>;
let helm: Helm;

beforeAll(async () => {
  [site, server, folder] = await Promise.all([serveNotes(), startModelServer(), temporaryFolder()]);
  browser = await observedSession(folder.path);
  helm = new Helm(browser.session);
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await Promise.all([site, server, folder].map((one) => one[Symbol.asyncDispose]()));
});

/** Follows the link to the first story, by the number that this look will give it. */
async function follow(): Promise<Say> {
  const tab = helm.tab;
  await tab.goto(`${site.origin}/`);
  const { lines } = await helm.observe();
  const links = lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
  const id = links.find(({ name }) => name === 'Story 1')?.id;
  return { text: 'The story is behind the link.', calls: [{ tool: 'click', input: { id } }] };
}

const TELL: Say = {
  text: 'That is the word.',
  calls: [
    { tool: 'done', input: { summary: WORDS[0], claims: [{ claim: 'the word', quote: 'The word is harbour' }] } },
  ],
};
const HOLDS: Say = { calls: [{ tool: 'answer', input: { holds: true } }] };

async function runWith(protocol: Protocol, plays: readonly Play[]): Promise<{ result: RunResult; visits: number }> {
  await using store = await openStore(':memory:');
  const path = protocol === 'google' ? '/v1beta' : '/v1';
  const model = modelOf(protocol, protocol, 'm', { apiKey: 'key', baseUrl: `${server.url}${path}` });
  const brain = modelBrain(model, { patience: { firstByte: 400, chunk: 400, total: 4_000 } });
  server.play(...plays);
  site.asked.length = 0;
  const run = await startRun(
    { id: newRunId(), task: TASK },
    { session: browser.session, helm, brain, store, saver: new CheckpointSaver(store.database) },
  );
  const result = await run.result;
  return { result, visits: site.asked.filter((path) => path === '/story/1').length };
}

describe.each(PROTOCOLS)('over %s', (protocol) => {
  test('a task is carried through, and what it took is counted', async () => {
    const { result, visits } = await runWith(protocol, [await follow(), TELL, HOLDS]);

    expect(result).toMatchObject({ status: 'done', summary: 'harbour', steps: 2 });
    expect(result.claims).toMatchObject([{ proved: true, evidence: [{ kind: 'quote' }] }]);
    expect(result.spent.input).toBeGreaterThan(0);
    expect(visits).toBe(1);
  });
});

describe('whatever goes wrong with the model', () => {
  const told: string[] = [];
  afterAll(() => void process.stdout.write(`\n${told.join('\n')}\n\n`));

  test.each(oneOfEachEnd())(
    '$fault: the run ends well, or with one sentence, and nothing is done twice',
    async (row) => {
      const good = await follow();
      const plays = row.plays.map((play) => (play === GOOD ? good : play));
      const ends = row.end.startsWith('sentence');
      const { result, visits } = await runWith('compatible', ends ? plays : [...plays, TELL, HOLDS]);

      told.push(
        `${row.fault.padEnd(44)} → ${result.status}${result.because === undefined ? '' : `: ${result.because}`}`,
      );
      expect(visits).toBeLessThanOrEqual(1);
      if (ends) {
        expect(result).toMatchObject({ status: 'blocked' });
        // Answers that could not be used were paid for too.
        if (row.end === 'sentence: model_confused') expect(result.spent.output).toBeGreaterThan(0);
        expect(result.because).toMatch(/^\S.{10,}[.!]$/s);
      } else expect(result.status).toBe('done');
    },
  );
});

/** Every fault has its row in the table of the brain; here, one for each way to end. */
function oneOfEachEnd(): FaultRow[] {
  const calm = FAULTS.filter((row) => row.fallback === undefined && row.plays.every(isUsable));
  return [...Map.groupBy(calm, ({ end }) => end).values()].flatMap(([first]) => first ?? []);
}

/** Answers that are broken versions of the right one name another element than the one that is there. */
function isUsable(play: Play): boolean {
  return play === GOOD || (!('calls' in play) && !('text' in play && play.text?.includes('click')));
}
