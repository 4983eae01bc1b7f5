import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { forThisFile } from '../../test/for-this-file.ts';
import { servedPage } from '../../test/served-page.ts';
import { eventAt, tellLongRun } from '../../test/web/long-run.ts';
import { timeline } from '../../test/web/page.ts';
import { SCRIPT } from '../../test/web/script.ts';
import { readPage } from './server/page.ts';

const LONG = 90_000;
const SCRIPTED = '<img src=x onerror="window.wasRun = true"><script>window.wasRun = true</script>';

const [served] = await forThisFile(servedPage(SCRIPT));

test('with a thousand events every touch is answered within 100 ms, also while more come, in less than 150 MB', {
  timeout: LONG,
}, async () => {
  const run = await tellLongRun(served.store, 1_000);
  const page = await served.open(`/runs/${run}`);
  await timeline(page).getByText('Thing 143 costs 143.').waitFor({ state: 'attached' });
  await page.evaluate(`
    window.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  `);
  const touches: Record<string, () => Promise<unknown>> = {
    colours: () => page.getByRole('button', { name: /^(Appearance|Оформление)/ }).click(),
    language: () => page.getByRole('button', { name: /^(Русский|English)$/ }).click(),
    back: () => timeline(page).press('PageUp'),
    details: () => timeline(page).locator('summary:visible').last().click(),
    newest: () => timeline(page).press('End'),
  };
  const slowest: Record<string, number> = {};

  const more = (async () => {
    for (let at = 1_000; at < 1_200; at += 1) await served.store.events.append(run, eventAt(at));
  })();
  for (const [name, touch] of Object.entries(touches)) slowest[name] = await quickest(touch);
  await more;
  await timeline(page).getByText('Thing 171 costs 171.').waitFor({ state: 'attached' });

  /** Of a few tries: what the machine does for others in between is not the page's. */
  async function quickest(touch: () => Promise<unknown>): Promise<number> {
    const tries: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      await page.evaluate('window.slowest = 0');
      await touch();
      // Entries come a little after what they are about.
      tries.push(
        await page.evaluate(
          'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.slowest), 250)))',
        ),
      );
    }
    return Math.min(...tries);
  }

  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await client.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  expect(Object.entries(slowest).filter(([, milliseconds]) => milliseconds >= 100)).toEqual([]);
  expect((usedSize + backingStorageSize) / 1e6).toBeLessThan(150);
  await page.context().close();
});

test('the page is there within a second, and small', { timeout: LONG }, async () => {
  const { assets } = await readPage();
  const script = [...assets].find(([path]) => path.endsWith('.js'))?.[1];
  expect(gzipSync(script?.bytes ?? '').length).toBeLessThan(250_000);

  const painted: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const page = await served.open();
    await page.getByRole('heading', { name: 'What shall be done?' }).waitFor();
    painted.push(await page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0].startTime`));
    await page.context().close();
  }
  expect(Math.min(...painted)).toBeLessThan(1_000);
});

test('what pages, models and tasks write is text, whatever it is', { timeout: LONG }, async () => {
  const run = await tellLongRun(served.store, 2, `Find ${SCRIPTED}`);
  const url = 'javascript:window.wasRun=true';
  const at = new Date().toISOString();
  const action = { tool: 'click', input: {}, spoken: `click link "${SCRIPTED}"` };
  const effects = { requests: [], downloads: [], dialogs: 0, consoleErrors: 0 };
  for (const told of [
    { type: 'observed', url, title: SCRIPTED, text: SCRIPTED, notices: [] },
    { type: 'thought', thought: SCRIPTED, actions: [action] },
    { type: 'acted', action, told: `${SCRIPTED}\n${SCRIPTED}`, url, milliseconds: 1, effects },
    { type: 'failed', what: 'x', code: 'x', message: SCRIPTED, hint: SCRIPTED, files: [] },
    { type: 'asked', question: 'q', kind: 'question', text: `${SCRIPTED}\n- ${SCRIPTED}`, options: [SCRIPTED], url },
  ] as const)
    await served.store.events.append(run, { ...told, step: 1, at });

  const page = await served.open(`/runs/${run}`);
  await page.getByRole('region', { name: 'A question for you' }).waitFor();
  await page.getByText('What came of it').first().click();

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`Find ${SCRIPTED}`);
  expect(await page.title()).toContain('<img');
  expect(await page.evaluate('window.wasRun')).toBeUndefined();
  expect(await page.locator('main script, main img').count()).toBe(0);
  expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
  await page.goto(`${served.serving.url}#/runs`);
  await page.getByText(`Find ${SCRIPTED}`).waitFor();
  expect(await page.evaluate('window.wasRun')).toBeUndefined();
  await page.context().close();
});
