import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What stands in the way of people who use a page otherwise, a line for each kind. */
export async function barriers(page: Page): Promise<string[]> {
  // Into the page past its policy, which lets no script in from elsewhere.
  await page.evaluate(source);
  return page.evaluate(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target, failureSummary }) => target + ' ' + failureSummary).join('; ')))`);
}
