import type { Page } from 'playwright-core';
import { bundled } from '../../../bundle.ts';
import type { Probes } from './main.ts';

declare const probe: Probes['probe'];

/** Makes `probe` and `probeElement` known in a page. */
export async function prepare(page: Page): Promise<void> {
  const { script } = await bundled(new URL('./', import.meta.url), [
    { folder: new URL('../', import.meta.url), deep: false },
  ]);
  await page.addScriptTag({ content: script, type: 'module' });
  await page.waitForFunction(() => typeof probe === 'function');
}
