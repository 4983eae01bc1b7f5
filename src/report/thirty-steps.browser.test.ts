import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { done, PLAIN } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { gifParts } from '../../test/gif.ts';
import { observedSession, temporaryFolder } from '../../test/sessions.ts';
import { startRun } from '../agent/run.ts';
import { scriptedBrain } from '../brain/scripted.ts';
import { makeFilm } from '../harbour/film/make-film.ts';
import { CheckpointSaver } from '../store/checkpoint-saver.ts';
import { newRunId } from '../store/run-id.ts';
import { openStore } from '../store/sqlite.ts';
import { reportOf } from './building/report-of.ts';
import { readKnown } from './read-known.ts';
import { render } from './render.ts';

/** Pages full of pictures, tables and text, on five sites. */
const PLACES = [
  ['food', '/'],
  ['food', '/restaurants/forno-vecchio'],
  ['food', '/restaurants/kumo-sushi'],
  ['jobs', '/'],
  ['jobs', '/?page=2'],
  ['jobs', '/?q=developer'],
  ['mail', '/inbox'],
  ['mail', '/spam'],
  ['travel', '/'],
  ['gallery', '/'],
  ['forum', '/topics'],
  ['forum', '/t/grinder'],
  ['forum', '/t/backup-rule'],
  ['market', '/'],
  ['doors', '/'],
] as const;

test('thirty steps make a report below 5 MB that opens from disk offline, and a film below 8 MB', {
  timeout: 180_000,
}, async ({ practice, visitor, browser }) => {
  await using folder = await temporaryFolder();
  await using at = await observedSession(folder.path);
  await using store = await openStore(join(folder.path, 'runs.sqlite'));
  const visits = PLACES.map(([site, path]) => ({
    tool: 'navigate',
    input: { url: practice.url(site, path, visitor) },
  }));
  const looks = visits.flatMap((visit) => [visit, { tool: 'scroll', input: {} }]).slice(0, 29);
  const id = newRunId();
  const run = await startRun(
    { id, task: 'Look around on all sites', startUrl: practice.url('food', '/', visitor) },
    {
      session: at.session,
      brain: scriptedBrain({
        otherwise: ({ role }) => PLAIN[role],
        navigator: [...looks.map((look) => ({ thought: 'I look around.', actions: [look] })), done('All was seen.')],
      }),
      store,
      saver: new CheckpointSaver(store.database),
      pictures: true,
      limits: { steps: 40 },
      // Addresses that nobody named are asked about.
      person: async () => ({ allows: 'run' }),
    },
  );
  expect(await run.result).toMatchObject({ steps: 30 });
  const { known, bytes } = await readKnown(store, { run: await store.runs.get(id), status: 'done', language: 'en' });
  const report = reportOf(known);
  expect(report.pictures.length).toBeGreaterThanOrEqual(25);

  const html = render(report, 'html', { bytes, folder: '' });
  const gif = await makeFilm(report, { format: 'gif', bytes, browser: { browser: process.env['LOTSMAN_BROWSER'] } });

  expect(Buffer.byteLength(html)).toBeLessThan(5_000_000);
  expect(gif.length).toBeLessThan(8_000_000);
  expect(gifParts(gif).hundredths.length).toBeGreaterThan(30);

  const file = join(folder.path, 'report.html');
  await writeFile(file, html);
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(pathToFileURL(file).href);

  expect(await page.getByRole('heading', { level: 3, name: /^Step / }).count()).toBe(30);
  expect(await page.evaluate(DRAWN)).toEqual(report.pictures.map(() => true));
  expect(asked.filter((url) => !/^(?:data|file):/.test(url))).toEqual([]);
  await context.close();
});

/** Of each picture in the page, whether it can be drawn. */
const DRAWN = `Promise.all([...document.querySelectorAll('svg.large image')].map(async (one) => {
  const image = new Image();
  image.src = one.href.baseVal;
  return image.decode().then(() => image.naturalWidth > 0, () => false);
}))`;
