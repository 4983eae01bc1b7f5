import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { done, PLAIN } from '../../test/agent.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { servePages } from '../../test/serve.ts';
import { observedSession, temporaryFolder } from '../../test/sessions.ts';
import { startRun } from '../agent/run.ts';
import { scriptedBrain } from '../brain/scripted.ts';
import { Helm } from '../browser/helm.ts';
import { Redactor } from '../log.ts';
import { CheckpointSaver } from '../store/checkpoint-saver.ts';
import { newRunId } from '../store/run-id.ts';
import { openStore } from '../store/sqlite.ts';
import { reportOf } from './building/report-of.ts';
import { readKnown } from './read-known.ts';
import { render } from './render.ts';

const SECRET = 'sesame-open-42';

const [site, folder] = await forThisFile(
  servePages({
    '/': `<!doctype html><title>Keys</title><h1>Keys</h1><p>The key is <b>sesame-</b>open-42, <i>sesame-open-42</i>.</p>
      <label>Search <input type="search"></label> <button onclick="said.textContent = 'The harbour opens at nine.'">Ask</button>
      <p id="said"></p>`,
  }),
  temporaryFolder(),
);

test('a real run becomes a file that an offline browser shows, with its proof marked and without its secrets', async () => {
  await using at = await observedSession(folder.path);
  const { session } = at;
  await using store = await openStore(join(folder.path, 'runs.sqlite'));
  const id = newRunId();
  const run = await startRun(
    { id, task: 'Ask when the harbour opens', startUrl: `${site.origin}/` },
    {
      session,
      helm: new Helm(session, { redactor: new Redactor([SECRET]), deadline: 10_000 }),
      brain: scriptedBrain({
        otherwise: ({ role }) => PLAIN[role],
        navigator: [
          ({ idOf }) => ({ thought: 'I ask.', actions: [{ tool: 'click', input: { id: idOf('button "Ask"') } }] }),
          done('The harbour opens at nine.', 'opens at nine'),
        ],
      }),
      store,
      saver: new CheckpointSaver(store.database),
      pictures: true,
    },
  );
  expect(await run.result).toMatchObject({ status: 'done' });

  const { known, bytes } = await readKnown(store, { run: await store.runs.get(id), status: 'done', language: 'en' });
  const report = reportOf(known);
  const file = join(folder.path, 'report.html');
  await writeFile(file, render(report, 'html', { bytes, folder: '' }));

  // Not in the report, and not in what stands where on its pictures.
  const kept = await Promise.all(
    [file, ...report.pictures.map((one) => placesOf(one.file))].map((one) => readFile(one, 'utf8')),
  );
  expect(report.pictures).toHaveLength(2);
  for (const text of kept) expect(text).not.toMatch(/sesame|open-42/);
  expect(report.timeline[1]?.actions[0]?.before?.spots).toHaveLength(1);

  const page = await session.context.newPage();
  const trouble: string[] = [];
  page.on('console', (message) => void trouble.push(message.text()));
  page.on('pageerror', (error) => void trouble.push(error.message));
  page.on('request', (request) => {
    if (!/^(?:data|file):/.test(request.url())) trouble.push(request.url());
  });
  await session.context.setOffline(true);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(pathToFileURL(file).href);

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Ask when the harbour opens');
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Done',
    'What it claims, and what proves it',
    'Permissions',
    'Step by step',
    'Time and cost',
    'Errors and warnings',
    'Pictures',
  ]);
  const proof = page.getByRole('region', { name: 'What it claims' });
  expect(await proof.getByRole('blockquote').textContent()).toBe('“opens at nine”');
  expect(await proof.locator('rect.mark').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Before' }).boundingBox()).toMatchObject({ height: expect.any(Number) });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  expect(trouble).toEqual([]);

  function placesOf(name: string): string {
    return join(folder.path, 'runs', id, name.replace('.jpg', '.json'));
  }
});
