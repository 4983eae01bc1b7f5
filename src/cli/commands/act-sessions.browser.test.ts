import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { keeper } from '../../../test/keeper.ts';
import { servePages } from '../../../test/serve.ts';

/** Windows has no signals to send. */
const posix = test.skipIf(process.platform === 'win32');

const PAGES = {
  '/': '<title>Shop</title><h1>Shop</h1><button>Order</button>',
  '/other': '<title>Other</title><h1>Another page</h1>',
};

posix(
  'without a session one is started, a killed one is replaced, and a closed browser is opened anew',
  { timeout: 90_000 },
  async () => {
    await using me = await keeper();
    await using pages = await servePages(PAGES);
    const first = await me.lotsman('observe', pages.origin);
    expect(first.stderr).toContain('Starting session "default" …');
    expect(await me.lotsman('act', 'click', '999')).toMatchObject({
      code: 5,
      stderr: expect.stringContaining('✗ No element has the number 999.'),
    });

    process.kill(await me.holder(), 'SIGKILL');
    const second = await me.lotsman('observe', pages.origin);
    expect(second).toMatchObject({ code: 0, stdout: first.stdout });
    expect(second.stderr).toContain('Its process ended without a word. Starting session "default" anew …');

    const held = await me.holder();
    closeBrowser(me.folder);
    await expect.poll(() => isAlive(held), { timeout: 10_000 }).toBe(false);
    const third = await me.lotsman('observe', pages.origin);
    expect(third).toMatchObject({ code: 0, stdout: first.stdout });
    expect(third.stderr).toContain('The browser was closed by its user. Starting session "default" anew …');
  },
);

test('two that start at once share one session; another name is another browser', { timeout: 90_000 }, async () => {
  await using me = await keeper();
  await using pages = await servePages(PAGES);

  const [one, two, other] = await Promise.all([
    me.lotsman('observe', pages.origin),
    me.lotsman('observe', `${pages.origin}/other`),
    me.lotsman('observe', `${pages.origin}/other`, '--session', 'work'),
  ]);
  expect([one.code, two.code, other.code]).toEqual([0, 0, 0]);
  expect(one.stdout).toContain('# Shop');
  expect(two.stdout).toContain('# Another page');

  const sessions: { name: string; profileFolder: string }[] = JSON.parse(
    (await me.lotsman('session', 'list', '--json')).stdout,
  );
  expect(sessions.map(({ name }) => name)).toEqual(['default', 'work']);
  expect(new Set(sessions.map(({ profileFolder }) => profileFolder)).size).toBe(2);
  expect((await me.lotsman('session', 'stop', 'work')).stdout).toBe('Session "work" is closed.\n');
  expect(await me.holder()).toBeGreaterThan(0);
  expect((await me.lotsman('session', 'stop')).stdout).toBe('Session "default" is closed.\n');
  expect((await me.lotsman('session', 'list')).stdout).toContain('No session is open.');
});

/** Asks the browser to go, as its user does by closing the window. */
function closeBrowser(folder: string): void {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const main = lines.find((line) => line.includes(`--user-data-dir=${folder}`) && !line.includes('--type='));
  process.kill(Number.parseInt(main ?? '', 10), 'SIGTERM');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
