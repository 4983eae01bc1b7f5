import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { person as personAtHome } from '../../../test/person.ts';
import { servePages } from '../../../test/serve.ts';
import { startUserBrowser } from '../../../test/user-browser.ts';

const LONG = 90_000;

/** Somebody whose sessions end with the test. */
async function person() {
  const me = await personAtHome();
  return {
    ...me,
    async [Symbol.asyncDispose]() {
      await me.lotsman('session', 'stop', '--all');
      await me[Symbol.asyncDispose]();
    },
  };
}

const closed = (origin: string) => `${origin} is on this machine, and the user has not opened it to this run.`;

test('in a session that stays open what a person types is open, and what a page wants is not', {
  timeout: LONG,
}, async () => {
  await using me = await person();
  await using other = await servePages({ '/': '<title>Other</title><h1>Other</h1>' });
  await using mine = await servePages({
    '/': `<title>Mine</title><h1>Mine</h1><img src="${other.origin}/spy"><a href="${other.origin}/">Go</a>`,
  });

  const seen = await me.lotsman('observe', mine.origin);
  expect(seen.stdout).toContain('# Mine');
  expect(seen.stdout).toContain(`${closed(other.origin)} To open it: --allow-site ${other.origin}\n`);
  const followed = await me.lotsman('act', 'click', '1');
  expect(followed.stdout).toContain(closed(other.origin));
  expect(other.asked).toEqual([]);

  const typed = await me.lotsman('act', 'navigate', other.origin, '--json');
  expect(JSON.parse(typed.stdout)).toMatchObject({ observation: { title: 'Other' } });
  expect(typed.stdout).not.toContain('refused');
});

test('an address that is blocked is one sentence, once', { timeout: LONG }, async () => {
  await using me = await person();
  await using mine = await servePages({ '/': '<title>Mine</title><h1>Mine</h1>' });
  await me.lotsman('session', 'start', '--block-site', 'shop.example');

  const blocked = await me.lotsman('observe', 'https://shop.example');
  const after = await me.lotsman('observe', mine.origin);

  expect(blocked).toMatchObject({ code: 5, stdout: '', stderr: '✗ https://shop.example is blocked.\n' });
  expect(after.stdout).toContain('# Mine');
  expect(after.stdout).not.toContain('blocked');
});

test('a run is kept where its user began, and told what was refused', { timeout: LONG }, async () => {
  await using me = await person();
  await using other = await servePages({ '/': '<title>Other</title><h1>Welcome</h1>' });
  await using mine = await servePages({ '/': '<title>Mine</title><h1>Mine</h1>' });
  const script = join(me.folder, 'script.ts');
  const page = (quote: string) => ({
    tool: 'done',
    input: { summary: quote, claims: [{ claim: quote, quote }] },
  });
  const model = async (quote: string) => {
    const steps = [{ tool: 'navigate', input: { url: other.origin } }, page(quote)];
    await writeFile(script, `export default { navigator: ${JSON.stringify(steps)}, validator: [{ holds: true }] };`);
    return ['--model', `scripted:${script}`, '--no-input'];
  };

  const kept = await me.lotsman(
    'Look around',
    '--start-url',
    mine.origin,
    ...(await model('the user has not opened it')),
  );
  expect(kept.stderr.replace(/\s+/g, ' ')).toContain(
    `${closed(other.origin)} To open it: --allow-site ${other.origin}`,
  );
  expect(other.asked).toEqual([]);

  const begin = ['--start-url', mine.origin, ...(await model('Welcome'))];
  const listed = await me.lotsman('Look around', ...begin, '--allow-site', other.origin);
  const named = await me.lotsman(`Look at ${other.origin}.`, ...begin);
  for (const { code, stdout, stderr } of [listed, named]) {
    expect(stdout).toContain('✓ Done.\n  Welcome');
    expect(stderr).not.toContain(closed(other.origin));
    expect(code).toBe(0);
  }
});

test('a run that goes on may reach what it might before, unless something else is said', {
  timeout: LONG,
}, async () => {
  await using me = await person();
  await using other = await servePages({ '/': '<title>Other</title><h1>Welcome</h1>' });
  await using mine = await servePages({ '/': '<title>Mine</title><h1>Mine</h1>' });
  const script = async (...steps: object[]) => {
    const written = `export default { navigator: ${JSON.stringify(steps)}, validator: [{ holds: true }] };`;
    return ['--model', `scripted:${await me.file('script.mjs', written)}`, '--no-input'];
  };
  const asks = { tool: 'ask_user', input: { question: 'Which?' } };
  const goes = { tool: 'navigate', input: { url: other.origin } };
  const lists = ['--start-url', mine.origin, '--allow-site', other.origin, '--block-site', 'shop.example'];
  const parked = await me.lotsman('Look around', ...lists, ...(await script(asks)));
  const run = /lotsman answer (\S+)/.exec(parked.stderr)?.[1] ?? '';
  await me.lotsman('answer', run, 'That one');

  const barred = await me.lotsman('resume', run, '--allow-site', 'a.example', ...(await script(goes, asks)));
  expect(barred.stderr.replace(/\s+/g, ' ')).toContain(closed(other.origin));
  await me.lotsman('answer', run, 'The other one');
  const done = { tool: 'done', input: { summary: 'Welcome', claims: [{ claim: 'Welcome', quote: 'Welcome' }] } };
  const resumed = await me.lotsman('resume', run, ...(await script(goes, done)));

  expect(resumed.stdout).toContain('✓ Done.\n  Welcome');
});

test('what is no site is one sentence, before any browser', { timeout: LONG }, async () => {
  await using me = await person();

  const wrong = [
    ['open', 'https://shop.example', '--allow-site', 'https://shop.example/cart'],
    ['observe', 'https://shop.example', '--only-site', '*.com'],
    ['session', 'start', '--block-site', 'a b'],
    ['Look', '--block-site', '*', '--model', 'scripted:none.ts'],
  ];
  const answers = await Promise.all(wrong.map((args) => me.lotsman(...args)));

  expect(answers.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
  const lines = answers.map(({ stderr }) => stderr.split('\n').find((line) => line.startsWith('✗')));
  expect(lines[0]).toMatch(
    /^✗ allowSites must be a list of sites .* but --allow-site gave \["https:\/\/shop\.example\/cart"\]\.$/,
  );
  expect(lines[1]).toBe('✗ "*.com" is not a site that can be listed.');
  expect(lines[2]).toMatch(/^✗ blockSites must be a list of sites/);
  expect(lines[3]).toMatch(/^✗ blockSites must be a list of sites/);
  expect((await me.lotsman('session', 'list', '--json')).stdout).toBe('[]\n');
});

test('without the guard, and in a browser that is the user’s own, it says so', { timeout: LONG }, async () => {
  await using me = await person();
  await using mine = await servePages({ '/': '<title>Mine</title><h1>Mine</h1>' });
  await using user = await startUserBrowser(me.folder, { open: [mine.origin], pinned: mine.origin });

  const off = await me.lotsman('session', 'start', 'open', '--no-guard');
  const own = await me.lotsman('session', 'start', 'own', '--cdp', user.endpoint);

  expect(off.stderr).toContain('  The guard is switched off: pages reach whatever this machine reaches');
  expect(own.stderr.replace(/\s+/g, ' ')).toMatch(
    /your own browser keeps its ways out\. .* a run asks before it tells/,
  );
});
