import { z } from 'zod';
import { expect, test } from '../../test/fixtures.ts';
import { numberIn } from '../../test/helm.ts';
import { servePages } from '../../test/serve.ts';
import { scriptedBrain } from '../brain/scripted.ts';
import { lotsman } from './lotsman.ts';

test('any Playwright page can be looked at and acted on, by the numbers that a look gave', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('jobs', '/', visitor));

  const seen = await lotsman.observe(page);
  const typed = await lotsman.act(page, {
    tool: 'type',
    input: { id: numberIn(seen, 'Profession, skill or company'), text: 'barista', submit: true },
  });

  expect(typed.said).toContain('It holds "barista"');
  expect(new URL(page.url()).searchParams.get('q')).toBe('barista');
  expect((await lotsman.observe(page)).lines.length).toBeGreaterThan(5);
});

test('the page stays open and the other pages stay alone when it is left', async ({ page }) => {
  await using site = await servePages({ '/': '<a href="/new" target="_blank">Open</a>', '/new': '<h1>New</h1>' });
  const other = await page.context().newPage();
  await page.goto(site.origin);
  const seen = await lotsman.observe(page);

  const { aftermath } = await lotsman.act(page, { tool: 'click', input: { id: numberIn(seen, 'Open') } });
  await lotsman.leave(page);

  expect(aftermath.tabsOpened).toMatchObject([{ url: `${site.origin}/new` }]);
  expect([page, other].map((one) => one.isClosed())).toEqual([false, false]);
  expect(page.context().pages()).toHaveLength(3);
  expect(await page.evaluate('1 + 1')).toBe(2);
});

test('after it was left a page can be borrowed again', async ({ page }) => {
  await page.setContent('<button onclick="this.textContent += 1">Count</button>');
  const before = numberIn(await lotsman.observe(page), 'Count');
  await lotsman.act(page, { tool: 'click', input: { id: before } });
  await lotsman.leave(page);

  const again = numberIn(await lotsman.observe(page), 'Count1');
  await lotsman.act(page, { tool: 'click', input: { id: again } });

  expect(await page.textContent('button')).toBe('Count11');
});

test('whoever owns the page goes on answering its dialogs', async ({ page }) => {
  await page.setContent('<button onclick="this.textContent = confirm(\'Sure?\')">Ask</button>');
  page.on('dialog', (dialog) => void dialog.accept());
  const seen = await lotsman.observe(page);

  await lotsman.act(page, { tool: 'click', input: { id: numberIn(seen, 'Ask') } });

  expect(await page.textContent('button')).toBe('true');
});

test('no handler of ours is left behind', async ({ page }) => {
  const listened = page as unknown as { listenerCount(event: string): number };
  const events = ['dialog', 'download', 'filechooser', 'crash', 'framenavigated', 'close', 'console', 'pageerror'];
  const counts = () => events.map((event) => listened.listenerCount(event));
  const before = counts();
  await page.setContent('<button>Press</button>');

  const seen = await lotsman.observe(page);
  await lotsman.act(page, { tool: 'click', input: { id: numberIn(seen, 'Press') } });
  await lotsman.leave(page);

  expect(counts()).toEqual(before);
});

test('handlers that the owner of a page adds meanwhile stay', async ({ page }) => {
  await page.setContent('<button onclick="this.textContent = confirm(\'Sure?\')">Ask</button>');
  await lotsman.observe(page);
  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.message();
    void dialog.accept();
  });

  await lotsman.leave(page);
  await page.click('button');

  expect(asked).toBe('Sure?');
  expect(await page.textContent('button')).toBe('true');
});

test('data comes back in the types of the schema, with its proof', async ({ page }) => {
  await page.setContent('<h1>Tea house</h1><ul><li>Green tea, €3.20</li><li>Black tea, €2.90</li></ul>');
  const brain = scriptedBrain({
    extractor: [
      {
        data: {
          teas: [
            { name: 'Green tea', price: 3.2 },
            { name: 'Red tea', price: 2.9 },
          ],
        },
        quotes: [
          { path: 'teas[0]', quote: 'Green tea, €3.20' },
          { path: 'teas[1].price', quote: '€2.90' },
        ],
      },
    ],
  });
  const schema = z.object({ teas: z.array(z.object({ name: z.string(), price: z.number() })) });

  const { data, unproved } = await lotsman.extract(page, { want: 'all teas', schema, brain });

  const sum: number = data.teas.reduce((total, { price }) => total + price, 0);
  expect(sum).toBeCloseTo(6.1);
  expect(unproved.map(({ path }) => path)).toEqual(['teas[1].name']);
});

test('a closed page is told as one', async ({ page }) => {
  await lotsman.observe(page);
  await page.close();

  await expect(lotsman.observe(page)).rejects.toThrow();
});
