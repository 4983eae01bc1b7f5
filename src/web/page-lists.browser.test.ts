import { expect, test } from 'vitest';
import { forThisFile } from '../../test/for-this-file.ts';
import { servedPage } from '../../test/served-page.ts';
import { asks, begin, drawn, picture, result, stop, timeline } from '../../test/web/page.ts';
import { SCRIPT } from '../../test/web/script.ts';

const LONG = 120_000;

const [served] = await forThisFile(servedPage(SCRIPT));

const mail = (visitor: string) => served.practice.url('mail', '/', visitor);

test('runs go on side by side, and each is live', { timeout: LONG }, async () => {
  const [one, two] = [await served.open(), await served.open()];
  await begin(one, 'Walk about here', mail('one'));
  await begin(two, 'Walk about there', served.practice.url('food', '/', 'two'));

  const page = await served.open('/watch');
  await page.getByRole('link', { name: 'Walk about there' }).waitFor();
  const tiles = page.locator('.tile');
  expect(await tiles.count()).toBe(2);
  const seen = () => Promise.all([0, 1].map((at) => drawn(tiles.nth(at).locator('canvas'))));
  await expect.poll(async () => Math.min(...(await seen())), { timeout: 40_000 }).toBeGreaterThan(0);
  const before = await seen();
  await expect
    .poll(async () => (await seen()).filter((sum, at) => sum !== before[at]).length, { timeout: 20_000 })
    .toBe(2);

  await page.getByRole('link', { name: 'Walk about there' }).click();
  await page.getByRole('heading', { name: 'Walk about there' }).waitFor();
  await stop(one);
  await stop(two);
  await page.goBack();
  await page.getByText('Nothing is under way here').waitFor();
  for (const window of [one, two, page]) await window.context().close();
});

test('history is searched as one types, and what goes on is kept up to date', { timeout: LONG }, async () => {
  const page = await served.open('/runs');
  const other = await served.open();
  await begin(other, 'Look for a needle', mail('needle'));

  await page.getByText('Look for a needle').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'needle' }).getByText('Under way').waitFor();
  await page.getByRole('searchbox').fill('needle');
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count(), { timeout: 10_000 }).toBe(1);
  await page.getByRole('searchbox').fill('haystack');
  await page.getByText('No task has “haystack” in it.').waitFor();
  await page.getByRole('searchbox').fill('');
  await stop(other);

  await page.getByRole('listitem').filter({ hasText: 'needle' }).getByText('Interrupted').waitFor();
  for (const window of [page, other]) await window.context().close();
});

test('what was allowed for good is listed, and taken back', { timeout: LONG }, async () => {
  const page = await served.open();
  await begin(page, 'Delete the letter about the prize', mail('always'));
  await asks(page).getByRole('button', { name: 'Always on this site' }).click();
  await result(page).waitFor();

  await page.getByRole('link', { name: 'Permissions' }).click();
  await page
    .getByText(/mail\.localhost/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Take back/ }).click();

  await page.getByText('Nothing is allowed for good.').waitFor();
  expect(await served.store.grants.list()).toEqual([]);
  await page.context().close();
});

test('a finger drives too', { timeout: LONG }, async () => {
  const page = await served.open('', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const run = await begin(page, 'Walk about', mail('finger'));
  await expect.poll(() => drawn(picture(page)), { timeout: 20_000 }).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Take the mouse' }).click();
  await page.getByText('You drive').waitFor();
  const theirs = served.fleet.get(run)?.vessel.helm.tab.page;
  await page.getByRole('region', { name: 'Your turn in the browser' }).waitFor();
  await picture(page).scrollIntoViewIfNeeded();
  const spam = await theirs?.getByRole('link', { name: /^Spam/ }).first().boundingBox();
  const [canvas, size] = [await picture(page).boundingBox(), theirs?.viewportSize()];
  if (!spam || !canvas || !size) throw new Error('It is not there.');
  const scale = Math.min(canvas.width / size.width, canvas.height / size.height);
  const top = canvas.y + (canvas.height - size.height * scale) / 2;

  await page.touchscreen.tap(canvas.x + (spam.x + spam.width / 2) * scale, top + (spam.y + spam.height / 2) * scale);

  await expect.poll(() => theirs?.url(), { timeout: 10_000 }).toContain('/spam');
  await page.getByRole('button', { name: 'Give it back' }).click();
  await page.getByText('Lotsman drives').waitFor();
  await expect.poll(() => timeline(page).getByRole('listitem').count(), { timeout: 15_000 }).toBeGreaterThan(1);
  await stop(page);
  await page.context().close();
});
