import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';
import { browserPid, observedSession, reopenedSession, temporaryFolder } from '../../test/sessions.ts';
import { openSession } from './session.ts';

// What is killed, closed, or opened with a wish of its own, is a browser of its own.
const [browser] = await forThisFile(reopenedSession());

const HELLO = { '/': '<title>Hello</title><h1>Hello</h1>' };

test('a second run finds the cookie that the first one set', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages(HELLO);
  {
    await using first = await observedSession(folder.path);
    await first.session.tab.goto(pages.origin);
    await first.session.context.addCookies([
      { name: 'member', value: 'yes', url: pages.origin, expires: Date.now() / 1000 + 3600 },
    ]);
  }

  await using second = await observedSession(folder.path);

  const cookies = await second.session.context.cookies(pages.origin);
  expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['member=yes']);
});

test('a profile that is open elsewhere is refused with the name and number of the process', async () => {
  const first = await browser.anew();

  const second = observedSession(browser.path);

  await expect(second).rejects.toMatchObject({ code: 'profile_in_use' });
  await expect(second).rejects.toThrow(new RegExp(`node.* \\(process ${process.pid}\\)`));
  expect(first.session.tab.isGone).toBe(false);
});

// Chromium on Windows locks with an open file, which dies with its process.
test.skipIf(process.platform === 'win32')('a lock left behind by a dead process is removed and mentioned', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'profile'));
  await symlink(`${hostname()}-999999`, join(folder.path, 'profile', 'SingletonLock'));

  await using after = await observedSession(folder.path);

  const opened = await after.heard('opened');
  expect(opened.notes.join(' ')).toContain('process 999999, which is gone');
});

test('a browser that is killed is noticed within a second, and starts again at the same page', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages(HELLO);
  await using observed = await observedSession(folder.path);
  const { session } = observed;
  await session.tab.goto(pages.origin);
  const endless = session.tab.evaluate(() => new Promise(() => {}), undefined);

  const killed = performance.now();
  process.kill(await browserPid(session), 'SIGKILL');
  const event = await observed.heard('browser_killed');

  expect(performance.now() - killed).toBeLessThan(1_000);
  expect(event.reason).toContain('SIGKILL');
  await expect(endless).rejects.toMatchObject({ code: 'browser_killed' });
  await expect(session.tab.title()).rejects.toMatchObject({ code: 'browser_killed' });

  await session.relaunch();
  expect(await session.tab.title()).toBe('Hello');
});

test('a browser that its user closes is not taken for a crash', async () => {
  await using folder = await temporaryFolder();
  await using observed = await observedSession(folder.path);

  const cdp = await observed.session.context.browser()?.newBrowserCDPSession();
  await cdp?.send('Browser.close').catch(() => {});

  expect(await observed.heard('browser_closed')).toMatchObject({ by: 'user' });
  await expect(observed.session.tab.title()).rejects.toMatchObject({ code: 'browser_closed' });
});

test('a page whose renderer crashes is reported and can be opened again', async () => {
  await using pages = await servePages(HELLO);
  const observed = await browser.anew();
  const { tab } = observed.session;
  await tab.goto(pages.origin);

  await tab.goto('chrome://crash').catch(() => {});
  await observed.heard('tab_crashed');
  await expect(tab.title()).rejects.toMatchObject({ code: 'tab_crashed' });
  await observed.session.reopen(tab);

  expect(await tab.title()).toBe('Hello');
});

test('a page that is busy for ever costs one deadline, not the run', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages(HELLO);
  await using observed = await observedSession(folder.path, { deadline: 1_500 });
  const { session } = observed;
  await session.tab.goto(pages.origin);

  const busy = session.tab.evaluate(() => {
    for (;;);
  }, undefined);
  await expect(busy).rejects.toMatchObject({ code: 'deadline' });
  await expect(session.tab.title()).rejects.toMatchObject({ code: 'deadline' });
  await session.reopen(session.tab);

  expect(await session.tab.title()).toBe('Hello');
});

test('an address where nobody answers is said in words', async () => {
  const observed = await browser.anew();

  const going = observed.session.tab.goto('http://localhost:9/');

  await expect(going).rejects.toMatchObject({ code: 'navigation_failed' });
  await expect(going).rejects.toThrow(/localhost:9\/ failed: (nobody answers|ERR_UNSAFE_PORT)/);
});

test('a page that never finishes loading counts as arrived', async () => {
  await using pages = await servePages({
    '/': '<title>Slow</title><img src="/never">',
    '/never': () => {},
  });
  const observed = await browser.anew();

  const arrival = await observed.session.tab.goto(pages.origin);

  expect(arrival).toMatchObject({ status: 200, stillLoading: true });
  expect(await observed.session.tab.title()).toBe('Slow');
});

test('language, time zone, window size and extra headers reach the page', async () => {
  await using folder = await temporaryFolder();
  const seen: (string | undefined)[] = [];
  await using pages = await servePages({
    '/': (request, response) => {
      seen.push(request.headers['accept-language'], String(request.headers['x-department']));
      response.setHeader('content-type', 'text/html').end('<title>Seen</title>');
    },
  });
  await using observed = await observedSession(folder.path, {
    locale: 'ru-RU',
    timezone: 'Asia/Yekaterinburg',
    viewport: { width: 900, height: 700 },
    headers: { 'X-Department': 'sales' },
  });
  await observed.session.tab.goto(pages.origin);

  const facts = await observed.session.tab.evaluate(
    () => [
      Intl.DateTimeFormat().resolvedOptions().timeZone,
      Reflect.get(globalThis, 'navigator').language,
      Reflect.get(globalThis, 'innerWidth'),
    ],
    undefined,
  );

  expect(facts).toEqual(['Asia/Yekaterinburg', 'ru-RU', 900]);
  expect(seen[0]).toMatch(/^ru-RU/);
  expect(seen[1]).toBe('sales');
});

test('a device that nobody knows is a clear error', async () => {
  await using folder = await temporaryFolder();

  const opening = observedSession(folder.path, { device: 'Nokia 3310' });

  await expect(opening).rejects.toThrow('There is no device called "Nokia 3310".');
  expect(existsSync(join(folder.path, 'profile', 'lotsman.lock'))).toBe(false);
});

test('cookies saved by one session begin another', async () => {
  await using folder = await temporaryFolder();
  await using other = await temporaryFolder();
  await using pages = await servePages(HELLO);
  const file = join(folder.path, 'state.json');
  {
    await using first = await observedSession(folder.path, { saveStorageState: file });
    await first.session.context.addCookies([{ name: 'seat', value: '12A', url: pages.origin }]);
  }
  expect(JSON.parse(await readFile(file, 'utf8')).cookies).toHaveLength(1);

  await using second = await observedSession(other.path, { storageState: file });

  expect((await second.session.context.cookies(pages.origin))[0]).toMatchObject({ name: 'seat', value: '12A' });
});

test('a proxy is used for what the browser asks for', async () => {
  await using folder = await temporaryFolder();
  const asked: string[] = [];
  await using proxy = await servePages({
    '/': (request, response) => {
      asked.push(request.url ?? '');
      response.setHeader('content-type', 'text/html').end('<title>From the proxy</title>');
    },
  });
  await using observed = await observedSession(folder.path, { proxy: { server: proxy.origin } });

  await observed.session.tab.goto('http://far-away.test/');

  expect(await observed.session.tab.title()).toBe('From the proxy');
  expect(asked).toContain('http://far-away.test/');
});

test('the storage state that was seen last is kept when the user closes the browser', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages({
    '/': (_, response) => {
      response.setHeader('set-cookie', 'seat=14C').setHeader('content-type', 'text/html').end('<title>Seat</title>');
    },
  });
  const file = join(folder.path, 'state.json');
  const observed = await observedSession(folder.path, { saveStorageState: file });
  await observed.session.tab.goto(pages.origin);
  await expect.poll(() => readFile(file, 'utf8'), { timeout: 10_000 }).toContain('14C');

  process.kill(await browserPid(observed.session), 'SIGKILL');
  await observed.heard('browser_killed');
  await observed.session.close();

  expect(await readFile(file, 'utf8')).toContain('14C');
});

test('a storage state that cannot be written is said at the start', async () => {
  await using folder = await temporaryFolder();

  const opening = observedSession(folder.path, { saveStorageState: join(folder.path, 'missing', 'state.json') });

  await expect(opening).rejects.toMatchObject({ code: 'bad_input' });
  expect(existsSync(join(folder.path, 'profile', 'lotsman.lock'))).toBe(false);
});

test('a profile folder that cannot be is one clear sentence', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'file');
  await writeFile(file, '');

  const opening = observedSession(folder.path, { profileFolder: join(file, 'profile') });

  await expect(opening).rejects.toMatchObject({
    code: 'bad_config',
    message: expect.stringContaining('cannot be used'),
  });
});

test.skipIf(process.platform === 'win32')('a start that hangs can be stopped', async () => {
  await using folder = await temporaryFolder();
  const program = join(folder.path, 'browser');
  await writeFile(program, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
  const stop = new AbortController();
  const options = { browser: program, profileFolder: join(folder.path, 'profile'), downloads: folder.path };

  const opening = openSession({ ...options, headless: 'yes' }, () => {}, stop.signal);
  setTimeout(() => stop.abort(), 500);

  await expect(opening).rejects.toMatchObject({ code: 'stopped' });
});

test('a size that was asked for counts for more than that of the device', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages({
    '/': '<meta name="viewport" content="width=device-width"><title>Size</title>',
  });
  await using observed = await observedSession(folder.path, {
    device: 'Pixel 7',
    viewport: { width: 500, height: 700 },
  });
  await observed.session.tab.goto(pages.origin);

  expect(await observed.session.tab.evaluate(() => Reflect.get(globalThis, 'innerWidth'), undefined)).toBe(500);
});
