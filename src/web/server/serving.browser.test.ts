import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '../../../test/sessions.ts';
import { type Practice, startPractice } from '../../practice/server.ts';
import type { RunEvent } from '../../run-events.ts';
import type { LiveWish, RunCard, RunDetails, Scene } from '../protocol.ts';
import { type ServerAtWork, serverAtWork } from './server.testing.ts';

const LONG = 90_000;

/** Looks around until somebody says that the letter is to go; then it deletes the one that is open. */
const SCRIPT = `import { setTimeout as delay } from 'node:timers/promises';
export default async ({ role, text, idOf }) => {
  if (role === 'validator') return { holds: true };
  if (text.includes('Break off')) throw new TypeError('oops');
  if (role !== 'navigator') return { subgoals: [{ goal: 'Delete the letter', evidence: 'it is in the trash' }] };
  if (text.includes('button "Undo"'))
    return { tool: 'done', input: { summary: 'It is in the trash.', claims: [{ claim: 'It was moved', quote: 'Undo' }] } };
  if (text.includes('delete it now')) return { tool: 'click', input: { id: idOf('button "Delete"') } };
  await delay(300);
  return { thought: 'I look around.', actions: [{ tool: 'wait', input: { time: 100 } }] };
};`;

let practice: Practice;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let at: ServerAtWork;

beforeAll(async () => {
  folder = await temporaryFolder();
  const script = join(folder.path, 'script.mjs');
  await writeFile(script, SCRIPT);
  practice = await startPractice();
  at = await serverAtWork({ '--model': `scripted:${script}` });
});
afterAll(async () => {
  await at[Symbol.asyncDispose]();
  await practice.close();
  await folder[Symbol.asyncDispose]();
});

async function begin(visitor: string): Promise<string> {
  const begun = await at.post('/api/runs', {
    task: 'Delete the letter about the prize.',
    startUrl: practice.url('mail', '/', visitor),
  });
  expect(begun).toMatchObject({ status: 201 });
  return begun.json<{ run: string }>().run;
}

async function events(run: string, after = 0): Promise<RunEvent[]> {
  return (await at.store.events.read(run, after)).map(({ event }) => event as unknown as RunEvent);
}

function told(run: string, type: RunEvent['type']) {
  return expect.poll(async () => (await events(run)).filter((event) => event.type === type).length, {
    timeout: 20_000,
  });
}

async function card(run: string): Promise<RunDetails> {
  return (await at.ask(`/api/runs/${run}`)).json<RunDetails>();
}

/** Somebody who watches a run over the socket. */
async function watching(run: string) {
  const { port, token } = at.serving;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/runs/${run}/live`, ['lotsman', token], {
    headers: { origin: `http://127.0.0.1:${port}` },
  });
  const pictures: Buffer[] = [];
  const scenes: Scene[] = [];
  const send = (wish: LiveWish) => socket.send(JSON.stringify(wish));
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (!isBinary) return scenes.push(JSON.parse(data.toString()));
    pictures.push(data);
    return send({ type: 'seen' });
  });
  const closed = once(socket, 'close');
  await once(socket, 'open');
  return {
    socket,
    pictures,
    scenes,
    send,
    closed,
    driver: () => expect.poll(() => scenes.at(-1)?.driver, { timeout: 20_000 }),
    press(x: number, y: number) {
      send({ type: 'mouse', kind: 'move', x, y, button: 'left', count: 0 });
      send({ type: 'mouse', kind: 'down', x, y, button: 'left', count: 1 });
      send({ type: 'mouse', kind: 'up', x, y, button: 'left', count: 1 });
    },
    [Symbol.dispose]: () => socket.terminate(),
  };
}

test('a run is begun, watched, taken over, given back, told what to do, approved once, and read again', {
  timeout: LONG,
}, async () => {
  const run = await begin('one');
  expect(await card(run)).toMatchObject({ isHere: true, state: 'running', task: 'Delete the letter about the prize.' });
  using ann = await watching(run);
  using bob = await watching(run);

  // Live pictures, of both.
  await expect.poll(() => ann.pictures[0]?.subarray(0, 3).toString('hex'), { timeout: 10_000 }).toBe('ffd8ff');
  await ann.driver().toBe('run');
  expect(ann.scenes.at(-1)).toMatchObject({ title: expect.stringContaining('Inbox'), width: expect.any(Number) });
  await expect.poll(() => bob.pictures.length, { timeout: 10_000 }).toBeGreaterThan(0);

  // What somebody does who does not drive does nothing.
  const page = () => at.fleet.get(run)?.vessel.helm.tab.page ?? expect.unreachable();
  const letter = (await page().getByText('MEGA PRIZE').first().boundingBox()) ?? expect.unreachable();
  ann.press(letter.x + 20, letter.y + letter.height / 2);

  // The mouse is taken, the letter opened by hand, and the picture shows it.
  ann.send({ type: 'take' });
  await ann.driver().toBe('you');
  await bob.driver().toBe('other');
  expect(page().url()).not.toContain('t-spam-prize');
  expect(await card(run)).toMatchObject({ isAsking: true, state: 'waiting' });
  const before = ann.pictures.length;
  bob.press(letter.x + 20, letter.y + letter.height / 2);
  ann.press(letter.x + 20, letter.y + letter.height / 2);
  await expect.poll(() => ann.scenes.at(-1)?.url, { timeout: 10_000 }).toContain('t-spam-prize');
  const first = ann.pictures.slice(0, before);
  const isNew = () => first.every((picture) => ann.pictures.at(-1)?.equals(picture) === false);
  await expect.poll(isNew, { timeout: 10_000 }).toBe(true);

  // Given back, it goes on, and heeds what it is told.
  ann.send({ type: 'give' });
  await ann.driver().toBe('run');
  await told(run, 'taken_back').toBe(1);
  expect((await at.post(`/api/runs/${run}/say`, { words: 'delete it now' })).status).toBe(204);
  await expect
    .poll(async () => (await events(run)).some((event) => event.type === 'asked' && event.kind === 'approval'), {
      timeout: 20_000,
    })
    .toBe(true);

  // Approved by the first who answers.
  const asked = (await events(run)).findLast((event) => event.type === 'asked') ?? expect.unreachable();
  const answer = (allows: string) => at.post(`/api/runs/${run}/answer`, { question: asked.question, allows });
  expect(await answer('once')).toMatchObject({ status: 200, text: '{"isDriven":true}' });
  expect(await answer('no')).toMatchObject({ status: 409 });
  await told(run, 'finished').toBe(1);
  await Promise.all([ann.closed, bob.closed]);
  expect(await card(run)).toMatchObject({ isHere: false, isAsking: false, state: 'done', result: { status: 'done' } });
  expect(JSON.stringify(practice.state('mail', 'one'))).toContain('trash');

  // Whoever reads from a place on hears the rest, and nothing twice.
  const all = await events(run);
  const kept = all.find((event) => event.type === 'pictured') ?? expect.unreachable();
  expect(await at.ask(`/api/runs/${run}/pictures/${kept.file}`)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/jpeg' },
  });
  expect((await events(run, all.length - 1)).map(({ type }) => type)).toEqual(['finished']);
});

test('no run gets to the server that began it, whatever it is told', { timeout: LONG }, async () => {
  const { url } = at.serving;
  const begun = await at.post('/api/runs', {
    task: `Look at ${url} and press all there is.`,
    startUrl: url,
    maxSteps: 2,
  });
  const { run } = begun.json<{ run: string }>();

  await told(run, 'refused').toBeGreaterThan(0);
  const live = at.fleet.get(run) ?? expect.unreachable();
  expect(await live.vessel.helm.tab.page.locator('#app').count()).toBe(0);
  await at.post(`/api/runs/${run}/stop`);
  await live.over;
});

test('a run that breaks off says why, and its browser is closed', { timeout: LONG }, async () => {
  const begun = await at.post('/api/runs', { task: 'Break off', startUrl: practice.url('mail', '/', 'off') });
  const { run } = begun.json<{ run: string }>();

  await told(run, 'failed').toBe(1);
  await expect.poll(() => card(run), { timeout: 10_000 }).toMatchObject({ state: 'interrupted', isHere: false });
  expect((await events(run)).at(-1)).toMatchObject({ type: 'failed', what: 'run', code: 'bug', message: 'oops' });
});

test('runs go on side by side, are paused and stopped, and gone on with', { timeout: LONG }, async () => {
  const runs = [await begin('two'), await begin('three')] as const;
  const [first, second] = runs;
  const profiles = runs.map((run) => at.fleet.get(run)?.vessel.session.context);
  expect(new Set(profiles).size).toBe(2);
  for (const run of runs) await told(run, 'acted').toBeGreaterThan(0);

  // Paused, it waits; the other one goes on.
  expect((await at.post(`/api/runs/${first}/resume`)).status).toBe(409);
  expect((await at.post(`/api/runs/${first}/pause`)).status).toBe(204);
  await told(first, 'handed_over').toBe(1);
  const acted = (await events(second)).filter(({ type }) => type === 'acted').length;
  await told(second, 'acted').toBeGreaterThan(acted);
  expect((await at.post(`/api/runs/${first}/resume`)).status).toBe(204);
  await told(first, 'taken_back').toBe(1);

  // Stopped, it is saved, and its browser is closed.
  const live = at.fleet.get(first) ?? expect.unreachable();
  expect((await at.post(`/api/runs/${first}/stop`)).status).toBe(204);
  await live.over;
  expect(await card(first)).toMatchObject({ state: 'interrupted', isHere: false });
  expect(live.vessel.session.tabs.every((tab) => tab.isGone)).toBe(true);

  // Gone on with, in the profile that is free again.
  expect((await at.post(`/api/runs/${first}/resume`)).status).toBe(204);
  await told(first, 'started').toBe(2);
  expect((await at.post(`/api/runs/${second}/resume`)).status).toBe(409);
  const listed = (await at.ask('/api/runs?search=prize')).json<{ runs: RunCard[] }>().runs;
  expect(
    listed
      .filter(({ isHere }) => isHere)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...runs].sort());

  // The server is stopped: all of them are saved, and nothing begins any more.
  await at.fleet.stop();
  expect(at.fleet.live).toEqual([]);
  for (const run of runs) expect(await card(run)).toMatchObject({ state: 'interrupted', isHere: false });
  expect((await at.post('/api/runs', { task: 'Look' })).status).toBe(503);
});
