import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '../../../test/person.ts';
import { type Practice, startPractice } from '../../practice/server.ts';
import type { Begun, RunCard } from '../../web/protocol.ts';

const LONG = 90_000;

let practice: Practice;
beforeAll(async () => {
  practice = await startPractice();
});
afterAll(() => practice.close());

/** Looks around for ever, and takes its time. */
const SLOW = `import { setTimeout as delay } from 'node:timers/promises';
export default async ({ role }) => {
  if (role === 'validator') return { holds: true };
  await delay(300);
  return { thought: 'I look further down.', actions: [{ tool: 'scroll', input: {} }] };
};`;

/** Windows has no signals to send. */
const posix = test.skipIf(process.platform === 'win32');

posix('the page is served until Ctrl-C, which saves what is under way', { timeout: LONG }, async () => {
  const token = 'a-token-of-my-own-that-nobody-can-guess';
  await using ann = await person({ LOTSMAN_SERVE_TOKEN: token });
  const script = await ann.file('slow.mjs', SLOW);
  const port = 20_000 + (process.pid % 20_000);
  const serving = ann.start('serve', '--port', String(port), '--model', `scripted:${script}`);
  await serving.heard('keep it to yourself');
  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (await fetch(`http://127.0.0.1:${port}/api${path}`, { ...init, headers })).json() as Promise<T>;
  };

  const wish = { task: 'Look around', startUrl: practice.url('jobs', '/', 'serve') };
  const { run } = await ask<Begun>('/runs', { method: 'POST', body: JSON.stringify(wish) });
  await expect.poll(async () => (await ask<RunCard>(`/runs/${run}`)).steps, { timeout: 30_000 }).toBeGreaterThan(0);
  serving.kill();
  const { code, stdout, stderr } = await serving.ended;

  expect(code).toBe(130);
  expect(stderr).toContain('The runs end their steps and are saved.');
  expect(stdout).toContain(`http://127.0.0.1:${port}/#token=${token}`);
  expect((await ann.lotsman('runs')).stdout).toMatch(new RegExp(`^${run} +interrupted `, 'm'));
});

test('an address that others can reach is refused in a sentence', { timeout: LONG }, async () => {
  await using ann = await person();

  expect(await ann.lotsman('serve', '--host', '0.0.0.0')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('Others can reach 0.0.0.0, and nothing is encrypted.'),
  });
  expect((await ann.lotsman('serve', '--host', 'evil.example')).code).toBe(2);
});
