import { join } from 'node:path';
import { z } from 'zod';
import { expect, test } from '../../test/fixtures.ts';
import { servePages } from '../../test/serve.ts';
import { observedSession, temporaryFolder } from '../../test/sessions.ts';
import { scriptedBrain } from '../brain/scripted.ts';
import { defineTool } from '../browser/tool.ts';
import type { SessionEvent } from '../events.ts';
import type { RunEvent } from '../run-events.ts';
import { openStore } from '../store/sqlite.ts';
import { lotsman } from './lotsman.ts';

/** A browser of the run's own, without a window. */
async function ownBrowser() {
  const folder = await temporaryFolder();
  return {
    path: folder.path,
    options: {
      headless: 'yes' as const,
      profileFolder: join(folder.path, 'profile'),
      downloads: join(folder.path, 'downloads'),
      ...(process.env['LOTSMAN_BROWSER'] === undefined ? {} : { browser: process.env['LOTSMAN_BROWSER'] }),
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

const holds = { validator: [{ holds: true }] };

test('a task is done in a browser of its own, told as it happens, and ends with typed data', async ({
  practice,
  visitor,
}) => {
  await using own = await ownBrowser();
  const brain = scriptedBrain({
    ...holds,
    navigator: [
      ({ idOf }) => ({ tool: 'type', input: { id: idOf('searchbox'), text: 'barista', submit: true } }),
      {
        tool: 'done',
        input: {
          summary: 'Found.',
          claims: [{ claim: 'There are four.', quote: '4 vacancies' }],
          data: { vacancies: 4 },
        },
      },
    ],
  });
  const schema = z.object({ vacancies: z.number() });

  const run = lotsman.run({
    ...{ task: 'Count the barista vacancies', schema, brain, session: own.options },
    startUrl: practice.url('jobs', '/', visitor),
  });
  const events: RunEvent[] = [];
  for await (const event of run) events.push(event);
  const { status, data, claims } = await run.result;

  const count: number | undefined = data?.vacancies;
  expect(count).toBe(4);
  expect(status).toBe('done');
  expect(claims).toMatchObject([{ proved: true }]);
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['started', 'observed', 'acted', 'finished']));
});

test('a run of its own browser is kept to the sites that it was given, and tells what was refused', async () => {
  await using own = await ownBrowser();
  await using other = await servePages({ '/': '<h1>Other</h1>' });
  await using mine = await servePages({ '/': `<h1>Mine</h1><img src="${other.origin}/spy">` });
  const refused: string[] = [];
  const look = (task: string, allowSites: readonly string[]) => {
    const brain = scriptedBrain({ ...holds, navigator: [{ tool: 'done', input: { summary: 'Seen.' } }] });
    const onRefused = ({ origin }: { origin: string }) => refused.push(origin);
    return lotsman.run({ task, brain, startUrl: mine.origin, session: own.options, allowSites, onRefused }).result;
  };

  await look('Look', []);
  expect(refused).toEqual([other.origin]);
  expect(other.asked).toEqual([]);

  await look('Look', [other.origin]);
  await look(`Look at ${other.origin}`, []);
  expect(refused).toEqual([other.origin]);
  expect(other.asked).toEqual(['/spy', '/spy']);
});

test('of a page that is lent it is said that its browser is not guarded', async ({ page }) => {
  await page.setContent('<h1>Tea house</h1>');
  const brain = scriptedBrain({ ...holds, navigator: [{ tool: 'done', input: { summary: 'Seen.' } }] });
  const notes: string[] = [];
  const onBrowser = (event: SessionEvent) => {
    if (event.type === 'opened') notes.push(...event.notes);
  };

  await lotsman.run({ task: 'Look', page, brain, onBrowser }).result;

  expect(notes).toContain(
    'The guard proxy is off: a browser that is somebody else’s keeps its ways out. A run asks before it tells something to a site that was not named.',
  );
});

test('tools, rules and hooks of one’s own take part in a run, on a page of one’s own', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('jobs', '/', visitor));
  const heard: string[] = [];
  const note = defineTool({
    name: 'note_down',
    description: 'Write something down.',
    effect: 'read',
    input: z.object({ text: z.string() }),
    examples: [],
    async run({ text }) {
      heard.push(`noted ${text}`);
      return `Noted ${text}.`;
    },
  });
  const brain = scriptedBrain({
    ...holds,
    navigator: [
      { tool: 'note_down', input: { text: 'milk' } },
      ({ idOf }) => ({ tool: 'click', input: { id: idOf('button "Find"') } }),
      { tool: 'done', input: { status: 'partial', summary: 'I may not search.' } },
    ],
  });

  const run = await lotsman.run({
    task: 'Note milk',
    ...{ page, brain, tools: [note] },
    rules: [
      ({ action }) => (action.tool === 'click' ? { kind: 'deny', because: 'Nothing is clicked here.' } : undefined),
    ],
    hooks: {
      before: ({ tool }) => void heard.push(`before ${tool}`),
      after: ({ tool }) => void heard.push(`after ${tool}`),
    },
  });
  const denied: string[] = [];
  for await (const event of run) if (event.type === 'judged' && event.verdict === 'denied') denied.push(event.because);
  const { status } = await run.result;

  expect(heard).toEqual(['before note_down', 'noted milk', 'after note_down']);
  expect(denied).toEqual(['Nothing is clicked here.']);
  expect(status).toBe('partial');
  expect(page.isClosed()).toBe(false);
});

test('a question is answered by whoever reads the story', async ({ page }) => {
  await page.setContent('<h1>Tea house</h1>');
  const brain = scriptedBrain({
    ...holds,
    navigator: [
      { tool: 'ask_user', input: { question: 'Which tea?' } },
      ({ text }) => ({ tool: 'done', input: { summary: text.includes('green') ? 'Green it is.' : 'No answer.' } }),
    ],
  });

  const run = lotsman.run({ task: 'Order tea', page, brain });
  for await (const event of run) if (event.type === 'asked') await run.answer(event.question, { text: 'green' });

  expect((await run.result).summary).toBe('Green it is.');
});

test('a run that was stopped goes on from the store that it was given', async ({ page }) => {
  await using folder = await temporaryFolder();
  await using store = await openStore(join(folder.path, 'runs.sqlite'));
  await page.setContent('<h1>Tea house</h1>');
  const asks = scriptedBrain({ navigator: [{ tool: 'ask_user', input: { question: 'Which tea?' } }] });
  const parked = lotsman.run({ task: 'Order tea', page, brain: asks, store, whenAlone: 'leave' });
  expect((await parked.result).status).toBe('blocked');

  await store.answers.post(parked.id, questionIn(await store.events.read(parked.id)), { text: 'green' });
  const ends = scriptedBrain({ ...holds, navigator: [{ tool: 'done', input: { summary: 'Green it is.' } }] });
  const { status } = await lotsman.resume(parked.id, { page, brain: ends, store }).result;

  expect(status).toBe('done');
});

function questionIn(events: readonly { event: { type: string; question?: unknown } }[]): string {
  return String(events.find(({ event }) => event.type === 'asked')?.event.question);
}

test('what keeps a run from beginning is told to those who read its story and to those who wait for its result', async () => {
  const run = lotsman.run({ task: 'Anything', brain: scriptedBrain(), session: { browser: '/no/such/browser' } });

  await expect(Array.fromAsync(run)).rejects.toMatchObject({ code: 'no_browser' });
  await expect(run.result).rejects.toMatchObject({ code: 'no_browser' });
});

test('a session and a store of one’s own stay open', async ({ practice, visitor }) => {
  await using folder = await temporaryFolder();
  await using observed = await observedSession(folder.path);
  // Any store will do: this one does not tell that there is a database behind it.
  await using whole = await openStore(':memory:');
  const { database: _, file: __, ...store } = whole;
  const brain = scriptedBrain({ ...holds, navigator: [{ tool: 'done', input: { summary: 'Seen.' } }] });

  const run = lotsman.run({
    ...{ task: 'Look', brain, session: observed.session, store },
    startUrl: practice.url('jobs', '/', visitor),
  });

  expect((await run.result).status).toBe('done');
  expect(observed.session.tab.isGone).toBe(false);
  expect((await store.runs.get(run.id)).status).toBe('done');
});
