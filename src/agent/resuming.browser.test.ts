import { afterAll, beforeAll, expect, test } from 'vitest';
import { click, done } from '../../test/agent.ts';
import { serveNotes } from '../../test/notes-site.ts';
import { observedSession, temporaryFolder } from '../../test/sessions.ts';
import { startUserBrowser } from '../../test/user-browser.ts';
import { type Script, scriptedBrain } from '../brain/scripted.ts';
import { LotsmanError } from '../errors.ts';
import type { Asked, RunEvent } from '../run-events.ts';
import { CheckpointSaver } from '../store/checkpoint-saver.ts';
import { newRunId } from '../store/run-id.ts';
import { openStore, type SqliteStore } from '../store/sqlite.ts';
import { resumeRun, startRun } from './run.ts';
import type { RunOptions } from './run-options.ts';

let site: Awaited<ReturnType<typeof serveNotes>>;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let browser: Awaited<ReturnType<typeof observedSession>>;

beforeAll(async () => {
  [site, folder] = await Promise.all([serveNotes(), temporaryFolder()]);
  browser = await observedSession(folder.path);
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await Promise.all([site, folder].map((one) => one[Symbol.asyncDispose]()));
});

function crewed(store: SqliteStore, script: Script, more: Partial<RunOptions> = {}): RunOptions {
  return {
    session: browser.session,
    brain: scriptedBrain({ validator: [{ holds: true }], ...script }),
    store,
    saver: new CheckpointSaver(store.database),
    whenAlone: 'leave',
    ...more,
  };
}

const task = () => ({ id: newRunId(), task: 'Tell the word of the first story', startUrl: `${site.origin}/` });
const FOLLOW = click(/link "?Story 1|Story 1/);
const TELL = done('The word is harbour.', 'The word is harbour');

test('a run whose model cannot be reached stands still, and goes on when it is resumed', async () => {
  await using store = await openStore(':memory:');
  const gone = new LotsmanError('model_unreachable', 'The model does not answer.');
  const run = await startRun(task(), crewed(store, { navigator: [FOLLOW, gone] }));

  expect(await run.result).toMatchObject({ status: 'blocked', because: 'The model does not answer.', steps: 1 });
  expect(await store.runs.get(run.id)).toMatchObject({ status: 'blocked' });

  const again = await resumeRun(run.id, crewed(store, { navigator: [TELL] }));
  expect(await again.result).toMatchObject({ status: 'done', steps: 2 });
});

test('a run that came to its limit goes further with another one', async () => {
  await using store = await openStore(':memory:');
  const run = await startRun(task(), crewed(store, { navigator: [FOLLOW] }, { limits: { steps: 1 } }));
  expect(await run.result).toMatchObject({ status: 'stopped', because: 'The limit is reached: 1 steps were allowed.' });

  const further = await resumeRun(run.id, crewed(store, { navigator: [TELL] }, { limits: { steps: 5 } }));

  expect(await further.result).toMatchObject({ status: 'done', steps: 2 });
});

test('a run that is over stays as it ended', async () => {
  await using store = await openStore(':memory:');
  const run = await startRun(task(), crewed(store, { navigator: [FOLLOW, TELL] }));
  const result = await run.result;

  const again = await resumeRun(run.id, crewed(store, {}));

  expect(await again.result).toMatchObject({ status: 'done', summary: result.summary });
});

/** Something irreversible was begun in another life of the run, and nobody has written down how it ended. */
async function inDoubt(validator: object): Promise<{ events: RunEvent[]; open: number }> {
  await using store = await openStore(':memory:');
  const { id, ...rest } = task();
  await store.runs.create({
    id,
    task: rest.task,
    options: { startUrl: rest.startUrl },
    startedAt: new Date().toISOString(),
  });
  const action = { tool: 'click', input: { id: 2 }, spoken: 'click button "Save"', url: rest.startUrl };
  await store.journal.intend(id, { key: '3.0', step: 3, action });
  const script = { validator: [validator, { holds: true }], navigator: [FOLLOW, TELL] };
  const person = async ({ options }: Asked) => ({ text: options[0] ?? '' });
  const run = await resumeRun(id, crewed(store, script, { person }));
  const events = await Array.fromAsync(run);
  expect(await run.result).toMatchObject({ status: 'done' });
  return { events, open: (await store.journal.open(id)).length };
}

test('an act in doubt that the page proves is not asked about', async () => {
  const { events, open } = await inDoubt({ done: true, quote: 'Saved: nothing' });

  expect(events.some(({ type }) => type === 'asked')).toBe(false);
  expect(events).toContainEqual(expect.objectContaining({ type: 'mended', how: expect.stringContaining('was done') }));
  expect(open).toBe(0);
});

test.each([
  ['the page does not prove', { done: false }],
  ['somebody proves with words that are not there', { done: true, quote: 'Saved: everything' }],
])('an act in doubt that %s is asked about', async (_, validator) => {
  const { events, open } = await inDoubt(validator);

  expect(events.filter(({ type }) => type === 'asked')).toMatchObject([{ kind: 'doubt' }]);
  expect(open).toBe(0);
});

test('what is allowed for good is not asked about again, until it is taken back', async () => {
  await using store = await openStore(':memory:');
  const save = async () => {
    const asked: Asked[] = [];
    const navigator = [click(/^button "Save|^Save/), done('Saved.', 'Saved:')];
    const person = async (question: Asked) => {
      asked.push(question);
      return { allows: 'always' as const };
    };
    const run = await startRun(
      { id: newRunId(), task: 'Save an empty note', startUrl: `${site.origin}/` },
      crewed(store, { navigator }, { person }),
    );
    expect(await run.result).toMatchObject({ status: 'done' });
    return asked;
  };

  expect(await save()).toMatchObject([{ kind: 'approval', options: ['once', 'run', 'always', 'no'] }]);
  expect(await save()).toEqual([]);
  const [grant] = await store.grants.list();
  expect(grant).toMatchObject({ origin: site.origin, uses: 1 });
  await store.grants.revoke(grant?.id ?? '');
  expect(await save()).toHaveLength(1);
});

test('in the user’s own browser the person says which tab to use', async () => {
  await using user = await startUserBrowser(folder.path, {
    open: [`${site.origin}/story/2`],
    pinned: `${site.origin}/`,
  });
  await expect.poll(() => user.titles(), { timeout: 15_000 }).toContain('Story 2');
  await using attached = await observedSession(folder.path, { cdp: user.endpoint });
  await using store = await openStore(':memory:');
  const asked: Asked[] = [];
  const person = async (question: Asked) => {
    asked.push(question);
    return { text: question.options.find((option) => option.startsWith('Story 2')) ?? '' };
  };
  const tell = done('The word is lantern.', 'The word is lantern');
  const run = await startRun(
    { id: newRunId(), task: 'Tell the word of this story' },
    crewed(store, { navigator: [tell] }, { session: attached.session, person }),
  );

  expect(await run.result).toMatchObject({ status: 'done' });
  expect(asked).toMatchObject([{ kind: 'question', text: 'Which tab shall I use?' }]);
  expect(asked[0]?.options.at(-1)).toBe('A new tab');
});
