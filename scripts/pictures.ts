// Takes the pictures of the README from the real thing: `npm run pictures`.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../src/browser/find.ts';
import { sandboxStatus } from '../src/browser/sandbox.ts';
import { type Practice, startPractice } from '../src/practice/server.ts';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'pictures');
const size = { width: 1280, height: 800 };

await mkdir(folder, { recursive: true });
await using practice = await startPractice();
const browser = await chromium.launch({
  executablePath: findBrowser(process.env['LOTSMAN_BROWSER'])?.path ?? '',
  chromiumSandbox: sandboxStatus().usable,
});
for (const language of ['en', 'ru'] as const) {
  const shots = await takeShots(browser, practice, language);
  await mosaic(browser, shots, join(folder, `practice.${language}.jpg`));
}
await browser.close();

async function takeShots(browser: Browser, { sites, url }: Practice, language: 'en' | 'ru'): Promise<string[]> {
  const context = await browser.newContext({ viewport: size, locale: language });
  const page = await context.newPage();
  const shots: string[] = [];
  for (const { name } of sites) {
    await page.goto(url(name, '/', 'pictures'), { waitUntil: 'networkidle' });
    const image = await page.screenshot({ type: 'jpeg', quality: 90 });
    shots.push(`data:image/jpeg;base64,${image.toString('base64')}`);
  }
  await context.close();
  return shots;
}

/** All pictures in one, three in a row, like windows on a desk. */
async function mosaic(browser: Browser, shots: readonly string[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 980 } });
  await page.setContent(`<style>
    body { margin: 0; padding: 24px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 20px; background: #e8ebf0 }
    img { width: 100%; border-radius: 10px; box-shadow: 0 6px 24px #1a223322; display: block }
  </style>${shots.map((shot) => `<img alt="" src="${shot}">`).join('')}`);
  await page.screenshot({ path, type: 'jpeg', quality: 82, fullPage: true });
  await page.close();
}
