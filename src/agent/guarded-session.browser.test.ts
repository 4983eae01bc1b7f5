import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { get, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { servePages } from '../../test/serve.ts';
import { browserPid, temporaryFolder } from '../../test/sessions.ts';
import { startUserBrowser } from '../../test/user-browser.ts';
import type { SessionOptions } from '../browser/options.ts';
import type { SessionEvent } from '../events.ts';
import type { Refusal } from '../safety/proxy/guard-proxy.ts';
import { type GuardedSession, openGuardedSession } from './guarded-session.ts';
import { beginningsOf, type GuardSettings, guardOptions } from './guarded-session-options.ts';

const PLAIN: GuardSettings = { guard: 'on', allowSites: [], blockSites: [], onlySites: [], writeSites: [] };

interface Opened extends GuardedSession {
  refused: Refusal[];
  events: SessionEvent[];
  /** The port of its way out. */
  port: number;
}

async function opened(
  folder: string,
  started: readonly string[],
  settings: Partial<GuardSettings> = {},
  options: Partial<SessionOptions> = {},
): Promise<Opened> {
  const refused: Refusal[] = [];
  const events: SessionEvent[] = [];
  const profileFolder = join(folder, 'profile');
  const guarded = await openGuardedSession(
    {
      browser: process.env['LOTSMAN_BROWSER'],
      headless: 'yes',
      profileFolder,
      downloads: join(folder, 'downloads'),
      deadline: 10_000,
      ...options,
    },
    { ...guardOptions({ ...PLAIN, ...settings }, started), onRefused: (refusal) => refused.push(refusal) },
    (event) => events.push(event),
  );
  return { ...guarded, refused, events, port: proxyPort(profileFolder) };
}

/** As the browser was told, on its command line. */
function proxyPort(profileFolder: string): number {
  const lines = execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' }).split('\n');
  const own = lines.find((line) => line.includes(`--user-data-dir=${profileFolder}`) && !line.includes('--type='));
  return Number(/--proxy-server=http:\/\/127\.0\.0\.1:(\d+)/.exec(own ?? '')?.[1]);
}

function request(options: RequestOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    get(options, (response) => response.resume().on('end', resolve)).on('error', reject);
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
}

/** An address at which nobody answers any more. */
async function gonePort(): Promise<string> {
  await using gone = await servePages({});
  return gone.origin;
}

const fetched = ({ session }: Opened, url: string) =>
  session.tab.evaluate(
    (address) =>
      fetch(address).then(
        async (answer) => `${answer.status} ${await answer.text()}`,
        () => 'nothing',
      ),
    url,
  );

const open = { 'access-control-allow-origin': '*' };
const SITE = {
  '/': '<title>Mine</title>',
  '/data': (_: unknown, answer: import('node:http').ServerResponse) => void answer.writeHead(200, open).end('data'),
};

test('a run that starts on one port of this machine reaches no other, until that is opened', async () => {
  await using folder = await temporaryFolder();
  await using other = await servePages({ ...SITE, '/': '<title>Other</title>' });
  await using mine = await servePages({
    ...SITE,
    '/away': (_, answer) => void answer.writeHead(302, { location: `${other.origin}/` }).end(),
  });
  await using run = await opened(folder.path, [mine.origin]);
  const { tab } = run.session;
  const closed = `${other.origin} is on this machine, and the user has not opened it to this run.`;

  expect(await tab.goto(mine.origin)).toMatchObject({ status: 200 });
  expect(await fetched(run, '/data')).toBe('200 data');
  expect(await fetched(run, `${other.origin}/data`)).toBe('nothing');
  for (const address of [`${mine.origin}/away`, other.origin]) {
    expect(await tab.goto(address)).toMatchObject({ status: 403 });
    expect(await tab.page.innerText('body')).toBe(closed);
  }

  expect(run.guard.reachable(other.origin)).toMatchObject({ may: false, because: closed, openable: true });
  expect(run.refused).toMatchObject([{ origin: other.origin, because: closed, openable: true }]);
  expect(run.guard.refusals).toEqual(run.refused);
  expect(other.asked).toEqual([]);

  run.guard.allow(other.origin);

  expect(run.guard.reachable(other.origin)).toEqual({ may: true });
  expect(await tab.goto(`${mine.origin}/away`)).toMatchObject({ status: 200, url: `${other.origin}/` });
  await tab.goto(mine.origin);
  expect(await fetched(run, `${other.origin}/data`)).toBe('200 data');
});

test('an encrypted connection that is not let through, or finds nobody, says why', async () => {
  await using folder = await temporaryFolder();
  const nobody = (await gonePort()).replace('http', 'https');
  await using run = await opened(folder.path, [nobody], { blockSites: ['shop.example'] });
  const go = (address: string) => run.guard.telling(() => run.session.tab.goto(address));

  await expect(go('https://shop.example/')).rejects.toMatchObject({
    code: 'navigation_failed',
    message: 'https://shop.example is blocked.',
    hint: undefined,
  });
  await expect(go('https://192.168.1.1/')).rejects.toMatchObject({
    message: 'https://192.168.1.1 is in a private network, and the user has not opened it to this run.',
    hint: 'Only the user can open it: --allow-site https://192.168.1.1.',
  });
  await expect(go(nobody)).rejects.toMatchObject({
    message: expect.stringMatching(/^localhost did not answer: connect ECONNREFUSED/),
  });
});

test('with a list, nothing else is reached but where the run starts', async () => {
  await using folder = await temporaryFolder();
  await using listed = await servePages(SITE);
  await using started = await servePages(SITE);
  await using other = await servePages(SITE);
  await using run = await opened(folder.path, [started.origin], { onlySites: [listed.origin] });

  const answers = [];
  for (const { origin } of [listed, started, other]) answers.push((await run.session.tab.goto(origin)).status);

  expect(answers).toEqual([200, 200, 403]);
  expect(run.refused).toMatchObject([
    { because: `${other.origin} is not among the sites that this run may reach.`, openable: true },
  ]);
  expect(run.guard.reachable('https://public.example')).toMatchObject({ may: false });
});

test('with a list, what pages ask for is told, and the errands of the browser itself are not', async () => {
  await using folder = await temporaryFolder();
  const page = `<!doctype html><img src="http://picture.example/"><script>
    new WebSocket('ws://socket.example/');
    new Worker(URL.createObjectURL(new Blob(["fetch('http://worker.example/')"])));
    fetch('http://script.example/').catch(() => {});
  </script>`;
  await using mine = await servePages({ '/': page });
  await using run = await opened(folder.path, [mine.origin], { onlySites: ['listed.example'] });
  await run.session.tab.goto(mine.origin);
  // As the browser would on an errand.
  await request({ port: run.port, path: 'http://updates.example/', host: '127.0.0.1' });

  const told = () => run.refused.map(({ origin }) => new URL(origin).hostname.split('.')[0]).sort();
  await expect.poll(told).toEqual(['picture', 'script', 'socket', 'worker']);
  expect(run.guard.refusals).toHaveLength(4);
});

test('a browser that is started again has the same way out, which goes when the session does', async () => {
  await using folder = await temporaryFolder();
  await using mine = await servePages(SITE);
  await using other = await servePages(SITE);
  const run = await opened(folder.path, [mine.origin]);
  await run.session.tab.goto(mine.origin);
  run.guard.allow('http://192.168.1.1');

  process.kill(await browserPid(run.session), 'SIGKILL');
  await run.session.over;
  await run.session.relaunch();

  expect(proxyPort(join(folder.path, 'profile'))).toBe(run.port);
  expect(await run.session.tab.title()).toBe('Mine');
  expect(await run.session.tab.goto(other.origin)).toMatchObject({ status: 403 });

  expect(await answers(run.port)).toBe(true);
  await run[Symbol.asyncDispose]();
  expect(await answers(run.port)).toBe(false);
  expect(proxyPort(join(folder.path, 'profile'))).toBeNaN();
});

const linux = test.skipIf(process.platform !== 'linux');
const MISSING = { browser: '/no/such/browser' };

linux('a browser that does not start leaves no way out behind', async () => {
  await using folder = await temporaryFolder();
  const threads = () => readdirSync('/proc/self/task').length;
  await expect(opened(folder.path, [], {}, MISSING)).rejects.toMatchObject({ code: 'no_browser' });
  const before = threads();

  await expect(opened(folder.path, [], {}, MISSING)).rejects.toMatchObject({ code: 'no_browser' });

  await expect.poll(threads).toBeLessThanOrEqual(before);
});

test('switched off, it says so and lets everything through', async () => {
  await using folder = await temporaryFolder();
  await using mine = await servePages(SITE);
  await using run = await opened(folder.path, [], { guard: 'off' });

  expect(run.port).toBeNaN();
  expect(await run.session.tab.goto(mine.origin)).toMatchObject({ status: 200 });
  expect(run.guard.reachable(mine.origin)).toEqual({ may: true });
  expect(run.events[0]).toMatchObject({
    type: 'opened',
    notes: expect.arrayContaining([expect.stringMatching(/^The guard is switched off: /)]),
  });
});

test('a browser that belongs to its user keeps its ways out, and that is said', async () => {
  await using folder = await temporaryFolder();
  await using mine = await servePages(SITE);
  await using user = await startUserBrowser(folder.path, { open: [mine.origin], pinned: mine.origin });
  await using run = await opened(folder.path, [], {}, { cdp: user.endpoint });

  expect(run.events[0]).toMatchObject({
    type: 'opened',
    mode: 'attached',
    notes: expect.arrayContaining([
      expect.stringMatching(/your own browser keeps its ways out\..* a run asks before it tells/),
    ]),
  });
  expect(run.guard.watches).toBe('gate');
  // What the agent wants to open is still asked about.
  expect(run.guard.reachable(mine.origin)).toMatchObject({ may: false });
});

test('the way goes on through the proxy that the user has, and only to what is open', async () => {
  await using folder = await temporaryFolder();
  await using theirs = await servePages({ '/': (asked, answer) => void answer.end(`<title>${asked.url}</title>`) });
  const proxy = { server: theirs.origin, bypass: 'near.example' };
  await using run = await opened(folder.path, ['http://far.example'], { blockSites: ['closed.example'] }, { proxy });

  await run.session.tab.goto('http://far.example/');
  const title = await run.session.tab.title();

  expect(title).toBe('http://far.example/');
  expect(await run.session.tab.goto('http://closed.example/')).toMatchObject({ status: 403 });
  expect(theirs.asked).not.toContain('http://closed.example/');
});

test('addresses in a task are where its user begins', () => {
  const task =
    'Compare http://localhost:3000/a, (https://shop.example/x?y=1) and «http://192.168.1.1:8080». See http://x.example.';

  expect(beginningsOf({ task, options: { startUrl: 'http://mail.localhost:1/' } })).toEqual([
    'http://mail.localhost:1/',
    'http://localhost:3000/a',
    'https://shop.example/x?y=1',
    'http://192.168.1.1:8080',
    'http://x.example',
  ]);
  expect(beginningsOf({ task: 'Look', options: null })).toEqual([]);
});
