import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunList } from '../protocol.ts';
import { type ServerAtWork, serverAtWork } from './server.testing.ts';

let at: ServerAtWork;
let own: string;
beforeAll(async () => {
  at = await serverAtWork();
  own = `127.0.0.1:${at.serving.port}`;
});
afterAll(() => at[Symbol.asyncDispose]());

const WISH = JSON.stringify({ task: 'Buy everything' });
const JSON_TYPE = { 'content-type': 'application/json' };

async function runs(): Promise<number> {
  return (await at.ask('/api/runs')).json<RunList>().runs.length;
}

test('whoever has the token and comes from our own page is answered', async () => {
  expect(await at.ask('/api/hello')).toMatchObject({ status: 200 });
  expect(
    await at.ask('/api/hello', { headers: { origin: `http://${own}`, 'sec-fetch-site': 'same-origin' } }),
  ).toMatchObject({ status: 200 });
});

test('without the token, or with a wrong one, nothing is told', async () => {
  const paths = [
    '/api/hello',
    '/api/runs',
    '/api/settings',
    '/api/grants',
    '/api/models',
    '/api/news',
    '/api/nothing',
    '/nothing',
  ];
  for (const path of paths)
    for (const authorization of [undefined, 'Bearer ', 'Bearer wrong', `Basic ${at.serving.token}`, at.serving.token]) {
      const told = await at.ask(path, { headers: { authorization } });
      expect([path, authorization, told.status]).toEqual([path, authorization, 401]);
      expect(told.json()).toMatchObject({ code: 'no_token' });
    }
});

test('the token counts nowhere but in its header', async () => {
  const { token } = at.serving;
  const headers = { authorization: undefined, cookie: `token=${token}` };
  expect((await at.ask(`/api/hello?token=${token}`, { headers })).status).toBe(401);
  expect((await at.ask(`/api/hello?authorization=Bearer%20${token}`, { headers })).status).toBe(401);
});

test('a name that somebody has made to lead here is not ours', async () => {
  const { port } = at.serving;
  const hosts = [
    'evil.example',
    `evil.example:${port}`,
    `127.0.0.1.evil.example:${port}`,
    '127.0.0.1',
    `127.0.0.1:${port + 1}`,
    `0.0.0.0:${port}`,
    `127.0.0.2:${port}`,
    `localhost.:${port}`,
    `user@127.0.0.1:${port}`,
  ];
  for (const host of hosts) {
    const told = await at.ask('/api/hello', { headers: { host } });
    expect([host, told.status >= 400 && told.status < 500]).toEqual([host, true]);
    expect((await at.ask('/', { headers: { host } })).text).not.toContain('<script');
  }
  for (const host of [`localhost:${port}`, `[::1]:${port}`, `LOCALHOST:${port}`])
    expect((await at.ask('/api/hello', { headers: { host } })).status).toBe(200);
});

test('other origins are refused, also the one that is called null, also with the token', async () => {
  const { port } = at.serving;
  const origins = [
    'http://evil.example',
    'null',
    `http://127.0.0.1:${port + 1}`,
    `https://${own}`,
    `http://localhost:${port}`,
    `http://${own}.evil.example`,
    '',
  ];
  for (const origin of origins) {
    const told = await at.ask('/api/runs', { method: 'POST', headers: { origin, ...JSON_TYPE }, body: WISH });
    expect([origin, told.status]).toEqual([origin, 403]);
  }
  expect(await runs()).toBe(0);
});

test('what a browser says comes from another site is refused; a page may only be opened by a person or by itself', async () => {
  for (const site of ['cross-site', 'same-site', 'none', 'strange'])
    expect((await at.ask('/api/hello', { headers: { 'sec-fetch-site': site } })).status).toBe(403);
  for (const site of ['cross-site', 'same-site'])
    expect((await at.ask('/', { headers: { 'sec-fetch-site': site, 'sec-fetch-dest': 'document' } })).status).toBe(403);
  for (const place of ['iframe', 'frame', 'embed', 'object', 'script'])
    expect((await at.ask('/', { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': place } })).status).toBe(
      403,
    );
});

test('no answer may be framed, sniffed, shared or kept, and none invites other origins', async () => {
  for (const path of ['/api/hello', '/api/nothing', '/reports/unknown']) {
    const { headers } = await at.ask(path);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
  const preflight = await at.ask('/api/runs', {
    method: 'OPTIONS',
    headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST', authorization: undefined },
  });
  expect(preflight.status).toBe(403);
});

test('the address with which a browser is started is good for once, and not for other pages', async () => {
  const { pathname } = new URL(at.serving.door());
  const open = (headers = {}) => at.ask(pathname, { headers: { authorization: undefined, ...headers } });

  expect((await open({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await open({ 'sec-fetch-dest': 'iframe' })).status).toBe(403);
  expect(await open({ 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' })).toMatchObject({
    status: 303,
    headers: { location: `/#token=${at.serving.token}` },
  });
  expect((await open()).status).toBe(404);
  expect((await at.ask('/open/guess', { headers: { authorization: undefined } })).status).toBe(404);
});

test('no address begins anything', async () => {
  const task = encodeURIComponent('Buy everything');
  for (const path of [`/?task=${task}`, `/api/runs?task=${task}`, `/api/runs/begin?task=${task}`]) await at.ask(path);
  expect((await at.ask(`/api/runs?task=${task}`, { method: 'POST' })).status).toBe(415);
  expect(await runs()).toBe(0);
});

test('only JSON of a reasonable length, and of the right shape, is heard', async () => {
  const post = (body: string, type?: string) =>
    at.ask('/api/runs', { method: 'POST', body, headers: { 'content-type': type } });
  expect((await post(WISH, 'text/plain')).status).toBe(415);
  expect((await post('task=Buy', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await post(WISH)).status).toBe(415);
  expect((await post('{"task"', 'application/json')).status).toBe(400);
  expect((await post(JSON.stringify({ task: 'x'.repeat(200_000) }), 'application/json')).status).toBe(413);
  expect((await post('{"task":"  "}', 'application/json')).json()).toMatchObject({
    message: 'task: it must say what is to be done.',
  });
  expect((await post('{"task":"Look","evil":1}', 'application/json')).status).toBe(400);
  const chunked = await at.ask('/api/runs', {
    method: 'POST',
    headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
    body: JSON.stringify({ task: 'x'.repeat(200_000) }),
  });
  expect(chunked.status).toBe(413);
  expect(await runs()).toBe(0);
});

test('what is wished for is read like a setting, and no program of this machine can be named as a model', async () => {
  const wish = (more: object) => at.post('/api/runs', { task: 'Look', ...more });
  expect(await wish({ maxSteps: 0 })).toMatchObject({ status: 400, text: expect.stringContaining('maxSteps must be') });
  expect((await wish({ model: 'scripted:/tmp/evil.mjs' })).json()).toMatchObject({ code: 'bad_input' });
  expect((await wish({ startUrl: 'file:///etc/passwd' })).json()).toMatchObject({ code: 'bad_input' });
  expect(await runs()).toBe(0);
});

test('pictures are plain files in the folder of the run, and nothing else is read', async () => {
  await at.store.runs.create({ id: 'kept', task: 'Look', options: {}, startedAt: new Date().toISOString() });
  const folder = await at.store.folderOf('kept');
  await writeFile(join(folder, '1.jpg'), 'a picture');
  await writeFile(join(folder, '..', 'secret.jpg'), 'a secret');
  await symlink(join(folder, '..', 'secret.jpg'), join(folder, 'link.jpg'));
  await mkdir(join(folder, 'folder.jpg'));

  expect(await at.ask('/api/runs/kept/pictures/1.jpg')).toMatchObject({
    status: 200,
    text: 'a picture',
    headers: { 'content-type': 'image/jpeg' },
  });
  const others = [
    '..%2fsecret.jpg',
    '../secret.jpg',
    '%2e%2e/secret.jpg',
    '..%5csecret.jpg',
    'link.jpg',
    'folder.jpg',
    '1.json',
    '.jpg',
    '2.jpg',
    '%00.jpg',
    '1.jpg%00.png',
  ];
  for (const name of others) {
    const told = await at.ask(`/api/runs/kept/pictures/${name}`);
    expect([name, told.status]).toEqual([name, 404]);
    expect(told.text).not.toContain('a secret');
  }
  expect((await at.ask('/api/runs/..%2fkept/pictures/1.jpg')).status).toBe(404);
  expect((await at.ask('/api/runs/kep/pictures/1.jpg')).status).toBe(404);
});

test('the socket is as careful as all else', async () => {
  const { port, token } = at.serving;
  const knock = async (path: string, protocols: string[], headers: Record<string, string> = {}) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols, { headers });
    socket.on('error', () => {});
    const [, answer] = await once(socket, 'unexpected-response');
    socket.terminate();
    return answer.statusCode;
  };
  const path = '/api/runs/261115-bbbbbbb/live';

  expect(await knock(path, ['lotsman', token])).toBe(404);
  expect(await knock(path, ['lotsman', 'wrong'])).toBe(403);
  expect(await knock(path, ['lotsman'])).toBe(403);
  expect(await knock(path, [token])).toBe(403);
  expect(await knock(`${path}?token=${token}`, ['lotsman'])).toBe(403);
  expect(await knock(path, ['lotsman'], { authorization: `Bearer ${token}` })).toBe(403);
  for (const origin of ['http://evil.example', 'null'])
    expect(await knock(path, ['lotsman', token], { origin })).toBe(403);
  expect(await knock(path, ['lotsman', token], { host: `evil.example:${port}` })).toBe(403);
  expect(await knock('/api/hello', ['lotsman', token])).toBe(404);
  for (const story of ['/api/news', '/api/runs/kept/story']) {
    expect(await knock(story, ['lotsman', 'wrong'])).toBe(403);
    expect(await knock(story, ['lotsman', token], { origin: 'http://evil.example' })).toBe(403);
  }
});
