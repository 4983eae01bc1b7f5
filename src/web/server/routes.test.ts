import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  type GrantList,
  type ModelList,
  NO_RUN,
  type ReportPlace,
  type RunDetails,
  type RunList,
  type SettingList,
} from '../protocol.ts';
import { serverAtWork } from './server.testing.ts';

const NOW = '2026-11-15T10:00:00.000Z';

const RESULT = {
  status: 'done',
  summary: 'The letter is gone.',
  claims: [],
  steps: 3,
  milliseconds: 1_000,
  spent: { input: 1, output: 1, cached: 0, cost: 0.5, unpriced: false },
};

/** What comes over a stream until it has this many messages of this kind. */
async function heard(address: string, token: string, event: string, count: number): Promise<unknown[]> {
  const gone = new AbortController();
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: gone.signal });
  const found: unknown[] = [];
  let text = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    const messages = text.split('\n\n');
    text = messages.pop() ?? '';
    for (const message of messages) {
      if (!message.startsWith(`event: ${event}\n`)) continue;
      found.push(JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? ''));
      if (found.length === count) {
        gone.abort();
        return found;
      }
    }
  }
  return found;
}

test('runs are listed with what they came to, and found by their words', async () => {
  await using at = await serverAtWork();
  await at.store.runs.create({ id: 'r1', task: 'Удали письмо о призе', options: {}, startedAt: NOW });
  await at.store.runs.update('r1', { status: 'done', result: RESULT });
  await at.store.runs.create({ id: 'r2', task: 'Find a flight', options: {}, startedAt: '2026-11-15T11:00:00.000Z' });
  await at.store.events.append('r2', { type: 'asked', question: 'q1', kind: 'question', step: 4 });

  const { runs } = (await at.ask('/api/runs')).json<RunList>();
  expect(runs).toMatchObject([
    { id: 'r2', state: 'interrupted', steps: 4, isHere: false, isAsking: true },
    { id: 'r1', state: 'done', steps: 3, cost: 0.5, isHere: false, isAsking: false },
  ]);
  const found = async (search: string) =>
    (await at.ask(`/api/runs?search=${encodeURIComponent(search)}`)).json<RunList>().runs.map(({ id }) => id);
  expect(await found('ПРИЗЕ письмо')).toEqual(['r1']);
  expect(await found('letter gone')).toEqual(['r1']);
  expect(await found('nothing of the kind')).toEqual([]);
  expect((await at.ask('/api/runs?limit=1')).json<RunList>().runs).toHaveLength(1);
  expect((await at.ask('/api/runs/r1')).json<RunDetails>()).toMatchObject({ id: 'r1', result: { status: 'done' } });
  expect((await at.ask('/api/runs/r')).status).toBe(404);
});

test('the story comes from a place on, and goes on when another process tells more', async () => {
  await using at = await serverAtWork();
  await at.store.runs.create({ id: 'r1', task: 'Look', options: {}, startedAt: NOW });
  for (const what of ['one', 'two', 'three']) await at.store.events.append('r1', { type: 'remembered', what, step: 1 });
  const { url, token } = at.serving;

  const first = await heard(`${url}api/runs/r1/story`, token, 'told', 3);
  const rest = heard(`${url}api/runs/r1/story?after=2`, token, 'told', 2);
  await at.store.events.append('r1', { type: 'remembered', what: 'four', step: 2 });

  expect(first).toMatchObject([{ sequence: 1 }, { sequence: 2 }, { sequence: 3 }]);
  expect(await rest).toMatchObject([
    { sequence: 3, event: { what: 'three' } },
    { sequence: 4, event: { what: 'four' } },
  ]);
  expect((await at.ask('/api/runs/r9/story')).status).toBe(404);
});

test('the same story comes over a socket, and one of no run is closed as such', async () => {
  await using at = await serverAtWork();
  await at.store.runs.create({ id: 'r1', task: 'Look', options: {}, startedAt: NOW });
  for (const what of ['one', 'two']) await at.store.events.append('r1', { type: 'remembered', what, step: 1 });
  const { port, token } = at.serving;
  const open = (path: string) => new WebSocket(`ws://127.0.0.1:${port}/api/${path}`, ['lotsman', token]);

  const story = open('runs/r1/story?after=1');
  const [first] = await once(story, 'message');
  const rest = once(story, 'message');
  await at.store.events.append('r1', { type: 'remembered', what: 'three', step: 1 });
  const [second] = await rest;
  story.close();
  const [code] = await once(open('runs/r9/story'), 'close');
  const [news] = await once(open('news'), 'message');

  expect(first.toString()).toMatch(/^event: told\nid: 2\ndata: \{"sequence":2,/);
  expect(second.toString()).toMatch(/^event: told\nid: 3\n/);
  expect(code).toBe(NO_RUN);
  expect(news.toString()).toMatch(/^event: standing\ndata: \{"id":"r1"/);
});

test('the news tell each run at first, and then those that change', async () => {
  await using at = await serverAtWork();
  await at.store.runs.create({ id: 'r1', task: 'Look', options: {}, startedAt: NOW });
  const { url, token } = at.serving;

  const news = heard(`${url}api/news`, token, 'standing', 2);
  await expect.poll(() => heard(`${url}api/news`, token, 'standing', 1)).toMatchObject([{ state: 'interrupted' }]);
  await at.store.runs.update('r1', { status: 'done', result: RESULT });

  expect(await news).toMatchObject([
    { id: 'r1', state: 'interrupted' },
    { id: 'r1', state: 'done' },
  ]);
});

test('the first answer counts, from wherever it comes, and what was not asked is not answered', async () => {
  await using at = await serverAtWork();
  await at.store.runs.create({ id: 'r1', task: 'Look', options: {}, startedAt: NOW });
  const asked = { type: 'asked', question: 'q1', kind: 'approval', text: 'Send it?', options: [], url: '', step: 1 };
  await at.store.events.append('r1', asked);
  const answer = (body: object) => at.post('/api/runs/r1/answer', body);

  expect((await answer({ question: 'q2', allows: 'once' })).status).toBe(404);
  expect((await answer({ question: 'q', allows: 'once' })).status).toBe(404);
  expect((await answer({ question: 'q1' })).status).toBe(400);
  expect((await answer({ question: 'q1', allows: 'everything' })).status).toBe(400);
  const both = await Promise.all([
    answer({ question: 'q1', allows: 'no', text: 'Save it instead' }),
    answer({ question: 'q1', allows: 'once' }),
  ]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both[0]?.json()).toEqual({ isDriven: false });
  expect((await answer({ question: 'q1', allows: 'once' })).json()).toMatchObject({ code: 'answered' });
  expect((await at.store.answers.answer('r1', 'q1'))?.answer).toEqual({ allows: 'no', text: 'Save it instead' });
});

test('a run that is not driven here can be read, and not steered', async () => {
  await using at = await serverAtWork();
  await at.store.runs.create({ id: 'r1', task: 'Look', options: {}, startedAt: NOW });
  await at.store.runs.update('r1', { status: 'done', result: RESULT });

  for (const order of ['stop', 'pause']) expect((await at.post(`/api/runs/r1/${order}`)).status).toBe(409);
  expect((await at.post('/api/runs/r1/say', { words: 'Hurry' })).status).toBe(409);
  expect((await at.post('/api/runs/r1/resume')).json()).toMatchObject({ message: 'Run r1 is over.' });
});

test('a report is fetched once, without the token, as a document of nobody’s', async () => {
  await using at = await serverAtWork();
  await at.store.runs.create({ id: 'r1', task: 'Look <script>alert(1)</script>', options: {}, startedAt: NOW });
  await at.store.runs.update('r1', { status: 'done', result: RESULT });
  const made = await at.post('/api/runs/r1/report', { format: 'html' });
  const { address } = made.json<ReportPlace>();
  const open = () => at.ask(address, { headers: { authorization: undefined } });

  const framed = await at.ask(address, { headers: { 'sec-fetch-site': 'cross-site' } });
  const first = await open();

  expect(framed.status).toBe(403);
  expect(address).toMatch(/^\/reports\/[\w-]{43}$/);
  expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(first.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect(first.text).toContain('&lt;script&gt;alert(1)');
  expect(first.text).not.toContain('<script>alert(1)');
  expect((await open()).status).toBe(404);
  expect((await at.post('/api/runs/r1/report', { format: 'exe' })).status).toBe(400);
});

test('permissions are listed and taken back; settings are shown without their secrets', async () => {
  await using at = await serverAtWork({ '--proxy': 'http://ann:password1@proxy.example:3128', '--model': 'pilot' });
  const { id } = await at.store.grants.give({ effect: 'send', origin: 'https://mail.example', run: 'r1' });

  expect((await at.ask('/api/grants')).json<GrantList>().grants).toMatchObject([{ id, effect: 'send', uses: 0 }]);
  expect((await at.ask(`/api/grants/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await at.ask(`/api/grants/${id}`, { method: 'DELETE' })).status).toBe(404);
  const told = await at.ask('/api/settings');
  expect(told.json<SettingList>().settings).toContainEqual(
    expect.objectContaining({ name: 'headless', value: 'yes', source: '--headless' }),
  );
  expect(told.text).toContain('proxy.example');
  expect(told.text).not.toContain('password1');
  expect((await at.ask('/api/models')).json<ModelList>()).toMatchObject({ chosen: 'pilot' });
});

test('a port that is taken is told in a sentence', async () => {
  await using at = await serverAtWork();
  await expect(serverAtWork({ '--port': String(at.serving.port) })).rejects.toThrow(
    `Port ${at.serving.port} is taken by another program.`,
  );
});
