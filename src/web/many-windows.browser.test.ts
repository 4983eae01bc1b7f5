import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedPage, servedPage } from '../../test/served-page.ts';

let served: ServedPage;
beforeAll(async () => {
  served = await servedPage('export default () => ({ holds: true });');
});
afterAll(() => served[Symbol.asyncDispose]());

test('a browser with many windows open on the page leaves none of them waiting', { timeout: 90_000 }, async () => {
  const { store } = served;
  await store.runs.create({ id: 'r1', task: 'Find a flight', options: {}, startedAt: new Date().toISOString() });
  const at = new Date().toISOString();
  await store.events.append('r1', { type: 'started', run: 'r1', task: 'Find a flight', model: 'pilot', step: 0, at });
  const first = await served.open('/runs/r1');
  const context = first.context();

  // A browser opens six connections to one server, whatever the number of windows.
  const windows = [first];
  for (let count = 0; count < 7; count += 1) {
    const page = await context.newPage();
    await page.goto(`${served.serving.url}#/runs/r1`);
    windows.push(page);
  }

  for (const page of windows) await page.getByRole('heading', { name: 'Find a flight' }).waitFor({ timeout: 15_000 });
  await store.events.append('r1', { type: 'remembered', what: 'It is cheap.', step: 1, at });
  for (const page of windows)
    await expect.poll(() => page.getByText('It is cheap.').count(), { timeout: 15_000 }).toBeGreaterThan(0);
});
