import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Keeper, keeper } from '../../../test/keeper.ts';
import { servePages } from '../../../test/serve.ts';

/** Windows has no signals to send. */
const posix = test.skipIf(process.platform === 'win32');

const SHOP = `<title>Shop</title><h1>Shop</h1>
  <label>Dish <input></label>
  <button onclick="const row = document.createElement('li'); row.textContent = 'One ' + document.querySelector('input').value;
    document.querySelector('ul').append(row)">Order</button>
  <a href="/other">Other</a><ul></ul><p style="margin-top: 3000px">The small print</p>`;
const PAGES = {
  '/': SHOP,
  '/other': '<title>Other</title><h1>Another page</h1>',
  '/slow': () => {},
  '/rude': '<title>Rude</title><p>\u001b[31mred</p><p>hunter22</p>',
};

describe('a session that is open', { timeout: 90_000 }, () => {
  let me: Keeper;
  let pages: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    me = await keeper({ LOTSMAN_HEADERS: '{"x-key":"hunter22"}' });
    pages = await servePages(PAGES);
  });
  afterAll(async () => {
    await me[Symbol.asyncDispose]();
    await pages[Symbol.asyncDispose]();
  });

  test('a page is read and changed from the command line, one command after the other', async () => {
    const start = await me.lotsman('session', 'start');
    expect(start).toMatchObject({ code: 0, stderr: expect.stringContaining('Starting session "default" …') });
    expect(start.stdout).toMatch(/^Session "default" is open: without a window, .+, process \d+\.\n$/);

    const seen = await me.lotsman('observe', pages.origin);
    expect(seen).toMatchObject({ code: 0, stderr: '' });
    expect(seen.stdout).toContain('[1] textbox "Dish"');
    expect(seen.stdout).not.toContain('small print');
    expect((await me.lotsman('observe', '--whole')).stdout).toContain('small print');

    const written = await me.lotsman('act', 'type', 'id=1', 'text=hot soup');
    expect(written.stdout).toContain('Typed into textbox "Dish". It holds "hot soup".');
    const ordered = await me.lotsman('act', 'click', '2');
    expect(ordered.stdout).toMatch(/^Clicked button "Order"\.\n/);
    expect(ordered.stdout).toMatch(/^\+ .*One hot soup$/m);
    expect((await me.lotsman('observe', '--changes')).stdout).toBe('Nothing changed.\n');

    const again = await me.lotsman('act', 'click', '--input', '{"id": 2}', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({
      tool: 'click',
      said: 'Clicked button "Order".',
      url: `${pages.origin}/`,
      settled: true,
      dialogs: [],
      tabs: { opened: [], closed: [] },
      changes: expect.arrayContaining([expect.stringContaining('One hot soup')]),
    });
    const moved = JSON.parse((await me.lotsman('act', 'click', '3', '--json')).stdout);
    expect(moved).toMatchObject({ leftUrl: `${pages.origin}/`, observation: { title: 'Other' } });
    expect(moved).not.toHaveProperty('changes');
  });

  test('what a page says comes without control characters and without our secrets', async () => {
    const [text, json] = [await me.lotsman('observe', `${pages.origin}/rude`), await me.lotsman('observe', '--json')];

    for (const { stdout } of [text, json]) {
      expect(stdout).toContain('red');
      expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      expect(stdout).not.toContain('hunter22');
    }
  });

  posix('Ctrl-C ends the waiting with 130 and leaves the browser open', async () => {
    await me.lotsman('observe', pages.origin);
    const held = await me.holder();

    const waiting = me.start('observe', `${pages.origin}/slow`);
    await expect.poll(() => pages.asked, { timeout: 10_000 }).toContain('/slow');
    waiting.kill();

    expect(await waiting.ended).toMatchObject({ code: 130 });
    expect(await me.holder()).toBe(held);
    const { stdout, stderr } = await me.lotsman('observe');
    expect(stdout).toContain('# Shop');
    expect(stderr).not.toContain('Starting');
  });

  test('a command to an open session does not load the driver of the browser', async () => {
    const hook = await me.file(
      'hook.mjs',
      `import { appendFileSync } from 'node:fs';
       import { registerHooks } from 'node:module';
       registerHooks({ resolve: (name, context, next) => (appendFileSync('loaded.txt', name + '\\n'), next(name, context)) });`,
    );
    await me.lotsman('session', 'start');

    const { code } = await me.startWith(['--import', pathToFileURL(hook).href], 'act', 'press', 'Escape').ended;

    const loaded = (await readFile(join(me.folder, 'loaded.txt'), 'utf8')).split('\n');
    expect(code).toBe(0);
    expect(loaded).toContain('commander');
    for (const heavy of ['playwright-core', 'hono', 'ws', 'vite']) expect(loaded).not.toContain(heavy);
  });
});

test('what makes no sense is one sentence, before or without a browser', { timeout: 90_000 }, async () => {
  await using me = await keeper();

  const answers = await Promise.all(
    [['clik', '1'], ['click'], ['click', 'button'], ['click', '1', 'dubble=true'], []].map((words) =>
      me.lotsman('act', ...words),
    ),
  );

  expect(answers.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
  expect(answers.map(({ stderr }) => stderr.split('\n')[0])).toEqual([
    '✗ There is no action "clik".',
    '✗ click needs id. Number of the element, from the newest observation.',
    '✗ id must be a whole number, and it is "button".',
    '✗ click takes no dubble; did you mean double?',
    '✗ act needs one more word: the action.',
  ]);
  expect(answers[0]?.stderr).toContain('Did you mean click?');
  expect((await me.lotsman('session', 'list', '--json')).stdout).toBe('[]\n');
});

test('the help lists every action, and shows what one of them takes', async () => {
  await using me = await keeper();

  const [all, one] = await Promise.all([me.lotsman('act', '--help'), me.lotsman('act', 'type', '--help')]);

  expect(all.stdout).toMatch(/^ {2}click <id>/m);
  expect(all.stdout).toMatch(/^ {2}--session <name>/m);
  expect(one.stdout).toContain('Usage  lotsman act type <id> <text> [name=value …]');
  expect(one.stdout).toMatch(/^ {2}submit +Press Enter afterwards\./m);
  expect(one.stdout).toContain('lotsman act type 3 lotsman submit=true');
});
