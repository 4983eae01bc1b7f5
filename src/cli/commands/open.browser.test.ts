import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { servePages } from '../../../test/serve.ts';
import { temporaryFolder } from '../../../test/sessions.ts';
import { startUserBrowser } from '../../../test/user-browser.ts';
import type { SessionEvent } from '../../events.ts';

/** Windows has no signals to send. */
const posix = test.skipIf(process.platform === 'win32');

const HELLO = { '/': '<title>Hello</title>', '/other': '<title>Other</title>' };

interface Opened {
  process: ChildProcess;
  heard(type: SessionEvent['type']): Promise<void>;
  ended: Promise<{ code: number | null; stderr: string }>;
}

/** `lotsman open` as a person runs it, with its events read from stdout. */
function lotsmanOpen(folder: string, ...args: string[]): Opened {
  const env = {
    ...process.env,
    LOTSMAN_PROFILE_FOLDER: join(folder, 'profile'),
    LOTSMAN_DOWNLOADS: join(folder, 'dl'),
  };
  const child = spawn(process.execPath, ['src/cli/main.ts', 'open', '--json', ...args], { env });
  const seen = new Set<string>();
  const waiting = new Map<string, () => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { type } = JSON.parse(line) as SessionEvent;
    seen.add(type);
    waiting.get(type)?.();
  });
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += String(chunk);
  });
  return {
    process: child,
    heard: (type) => (seen.has(type) ? Promise.resolve() : new Promise((resolve) => waiting.set(type, resolve))),
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, stderr }))),
  };
}

/** Processes that were started with this folder: the browser and its children. */
function processesOf(folder: string): string[] {
  const list = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  return list.split('\n').filter((line) => line.includes(`--user-data-dir=${join(folder, 'profile')}`));
}

posix('Ctrl-C closes the browser, leaves no process behind and ends with 130', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages(HELLO);
  const opened = lotsmanOpen(folder.path, pages.origin, '--headless');
  await opened.heard('tab_opened');
  expect(processesOf(folder.path)).not.toEqual([]);

  opened.process.kill('SIGINT');

  expect(await opened.ended).toMatchObject({ code: 130 });
  expect(processesOf(folder.path)).toEqual([]);
});

test('a second process on the same profile is refused with the number of the first', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages(HELLO);
  const first = lotsmanOpen(folder.path, pages.origin, '--headless');
  await first.heard('tab_opened');

  const second = await lotsmanOpen(folder.path, pages.origin, '--headless').ended;

  expect(second.code).toBe(4);
  expect(second.stderr).toContain(`(process ${first.process.pid})`);
  first.process.kill('SIGINT');
  await first.ended;
});

posix('when Lotsman itself is killed, its browser goes too, and the profile is free at once', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages(HELLO);
  const first = lotsmanOpen(folder.path, pages.origin, '--headless');
  await first.heard('tab_opened');
  first.process.kill('SIGKILL');
  await first.ended;

  const second = lotsmanOpen(folder.path, pages.origin, '--headless');
  await second.heard('tab_opened');

  second.process.kill('SIGTERM');
  expect(await second.ended).toMatchObject({ code: 143 });
  expect(processesOf(folder.path)).toEqual([]);
});

posix('in the user’s own browser Ctrl-C closes our tab and nothing else', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages(HELLO);
  const tabs = { open: [pages.origin], pinned: `${pages.origin}/other` };
  await using user = await startUserBrowser(folder.path, tabs);
  await expect.poll(() => user.titles(), { timeout: 15_000 }).toEqual(expect.arrayContaining(['Hello', 'Other']));
  const opened = lotsmanOpen(folder.path, `${pages.origin}/missing`, '--cdp', user.endpoint);
  await opened.heard('tab_opened');
  await expect.poll(() => user.titles(), { timeout: 15_000 }).toContain('Nothing here');

  opened.process.kill('SIGINT');

  expect(await opened.ended).toMatchObject({ code: 130 });
  expect((await user.titles()).sort()).toEqual(['Hello', 'Other']);
});

test('what a page says stays one line, without control characters and without our secrets', async () => {
  await using folder = await temporaryFolder();
  const said = 'hi\\u001b[31mRED\\nThe browser was closed by its user. opened hunter22';
  await using pages = await servePages({ '/': `<title>\\u001b]0;x</title><script>alert("${said}")</script>` });
  const env = {
    ...process.env,
    LOTSMAN_PROFILE_FOLDER: join(folder.path, 'profile'),
    LOTSMAN_HEADERS: '{"x-one":"hunter22","x-two":"opened"}',
  };
  for (const args of [['--headless'], ['--headless', '--json']]) {
    const child = spawn(process.execPath, ['src/cli/main.ts', 'open', pages.origin, ...args], { env });
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line);
      if (line.includes('RED')) child.kill('SIGTERM');
    }

    const text = lines.join('\n');
    expect(text).toContain('RED');
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(text).not.toContain('hunter22');
    expect(lines.filter((line) => line.startsWith('The browser was closed by its user'))).toEqual([]);
    if (args.includes('--json')) for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  }
});

test('what is not an address is one sentence', async () => {
  await using folder = await temporaryFolder();

  const { code, stderr } = await lotsmanOpen(folder.path, 'http://', '--headless').ended;

  expect(code).toBe(2);
  expect(stderr).toContain('"http://" is not an address.');
});
