// Looks at a page of your own Playwright browser, acts on it, and reads data from it. The page stays yours.
// Run it as it stands: node examples/playwright-page.ts
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { findBrowser, lotsman, type Observation, scriptedBrain, startPractice } from '../src/index.ts';

await using practice = await startPractice();
const browser = await chromium.launch({ executablePath: findBrowser(process.env['LOTSMAN_BROWSER'])?.path ?? '' });
const page = await browser.newPage();
await page.goto(practice.url('food', '/', 'example'));

const seen = await lotsman.observe(page);
const { said } = await lotsman.act(page, { tool: 'click', input: { id: numberOf('Italian', seen) } });
process.stdout.write(`${said}\n`);

// The brain answers here what a model would. Quotes are looked up on the page: the second rating is not there.
const { data, unproved } = await lotsman.extract(page, {
  want: 'the restaurants and their ratings',
  schema: z.object({ restaurants: z.array(z.object({ name: z.string(), rating: z.number() })) }),
  brain: scriptedBrain({
    extractor: [
      {
        data: {
          restaurants: [
            { name: 'Forno Vecchio', rating: 4.8 },
            { name: 'Nonna Lina', rating: 5 },
          ],
        },
        quotes: [
          { path: 'restaurants[0]', quote: 'Forno Vecchio 4.8' },
          { path: 'restaurants[1].rating', quote: 'rated 5.0' },
        ],
      },
    ],
  }),
});
for (const { name, rating } of data.restaurants) process.stdout.write(`${name}: ${rating.toFixed(1)}\n`);
for (const { path, value } of unproved) process.stdout.write(`not proved: ${path} = ${value}\n`);

await lotsman.leave(page);
await browser.close();

/** The number of what is called so. */
function numberOf(name: string, { lines }: Observation): number {
  for (const { parts } of lines)
    for (const part of parts) if (typeof part !== 'string' && part.name === name) return part.id;
  throw new Error(`Nothing is called ${name}.`);
}
