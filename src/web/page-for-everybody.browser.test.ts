import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forThisFile } from '../../test/for-this-file.ts';
import { servedPage } from '../../test/served-page.ts';
import { barriers } from '../../test/web/axe.ts';
import { asks, begin, result } from '../../test/web/page.ts';
import { SCRIPT } from '../../test/web/script.ts';

const LONG = 120_000;

const [served] = await forThisFile(servedPage(SCRIPT));

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const looks: [name: string, options: BrowserContextOptions][] = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['dark on a phone', { colorScheme: 'dark', ...phone }],
  ['Russian on a phone', { colorScheme: 'light', locale: 'ru-RU', ...phone }],
];

async function check(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
}

test('nothing stands in anybody’s way: in light and dark, on a phone, in Russian, with a question and with a result', {
  timeout: LONG,
}, async () => {
  const first = await served.open();
  const run = await begin(first, 'Delete the letter about the prize', served.practice.url('mail', '/', 'all'));
  await asks(first).waitFor();

  for (const [, options] of looks) {
    const page = await served.open(`/runs/${run}`, options);
    await page.locator('section.question .spot image').waitFor();
    await page.locator('canvas[data-drawn]').waitFor();
    await check(page);
    await page.context().close();
  }

  await asks(first).getByRole('button', { name: 'Once' }).click();
  await result(first).waitFor();
  for (const [, options] of looks) {
    const page = await served.open(`/runs/${run}`, options);
    await page.locator('.result').waitFor();
    await check(page);
    await page.context().close();
  }
});

test.for(looks)('every view is for everybody: %s', { timeout: LONG }, async ([, options]) => {
  for (const view of ['', '/runs', '/watch', '/grants', '/settings', '/models']) {
    const page = await served.open(view, options);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText(/^(One moment…|Минутку…)$/).waitFor({ state: 'detached' });
    await page
      .locator('summary')
      .first()
      .click({ timeout: 500 })
      .catch(() => {});
    await check(page);
    await page.context().close();
  }
});

test('what stands in somebody’s way is found', async () => {
  const page = await served.open();
  await page.getByRole('heading', { level: 1 }).waitFor();

  await page.evaluate(`document.querySelector('label[for=task]').removeAttribute('for')`);

  expect(await barriers(page)).toEqual([expect.stringMatching(/^label(?:-title-only)?: #task/)]);
  await page.context().close();
});

test('the page goes by the language and the colours of its reader, and they can choose others', async () => {
  const page = await served.open('', { locale: 'ru-RU', colorScheme: 'dark' });
  await page.getByRole('heading', { name: 'Что нужно сделать?' }).waitFor();
  const paper = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  const dark = await paper();

  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'What shall be done?' }).waitFor();
  await page.getByRole('button', { name: 'Appearance: As the system' }).click();

  await page.getByRole('button', { name: 'Appearance: Light' }).waitFor();
  expect(await paper()).not.toBe(dark);
  await page.reload();
  await page.getByRole('heading', { name: 'What shall be done?' }).waitFor();
  expect(await page.evaluate('document.documentElement.lang')).toBe('en');
  expect(await paper()).not.toBe(dark);
  await page.context().close();
});

test('everything can be reached by keyboard, and one sees where one is', async () => {
  const page = await served.open();
  await page.getByRole('heading', { name: 'What shall be done?' }).waitFor();

  const reached: unknown[] = [];
  for (let key = 0; key < 13; key += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(`(() => {
        const { outlineStyle } = getComputedStyle(document.activeElement.closest('.task-box') ?? document.activeElement);
        return (document.activeElement.textContent.trim() || document.activeElement.id || document.activeElement.ariaLabel) + (outlineStyle === 'none' ? ' unseen' : '');
      })()`),
    );
  }

  expect(reached).toEqual([
    'Skip to the content',
    'Lotsman',
    'New run',
    'History',
    'Side by side',
    'Permissions',
    'Settings',
    'Models',
    'Appearance: As the system',
    'Русский',
    'task',
    'Begin',
    'Options',
  ]);
  await page.context().close();
});
