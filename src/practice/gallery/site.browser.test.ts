import type { Page } from 'playwright-core';
import { expect, test } from '../../../test/fixtures.ts';
import type { Practice } from '../server.ts';
import type { GalleryState } from './state.ts';

/** What the server holds for one exhibit, asked again until the request of the last action has arrived. */
function recorded(practice: Practice, visitor: string, exhibit: string) {
  return expect.poll(() => (practice.state('gallery', visitor) as GalleryState).exhibits[exhibit], { timeout: 10_000 });
}

async function visit(page: Page, practice: Practice, visitor: string, exhibit: string) {
  await page.goto(practice.url('gallery', `/exhibits/${exhibit}`, visitor), { waitUntil: 'domcontentloaded' });
  return page.getByRole('region', { name: 'Exhibit' });
}

test('a visitor searches for an exhibit, opens it and sees what the server recorded', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('gallery', '/', visitor));
  await page.getByRole('searchbox', { name: 'Find an exhibit' }).fill('colours');
  await page.keyboard.press('Enter');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ranges, colours, gauges/ })
    .click();
  await page.waitForURL('**/exhibits/inputs-values');
  await page.getByLabel('Humidity').fill('45');

  await recorded(practice, visitor, 'inputs-values').toEqual({ humidity: 45 });
  await expect.poll(() => page.getByRole('definition').first().textContent(), { timeout: 10_000 }).toBe('45');
});

test('every exhibit has a page in both languages', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('gallery', '/', visitor));
  const { exhibits } = practice.state('gallery', visitor) as GalleryState;

  for (const language of ['en', 'ru']) {
    const addresses = Object.keys(exhibits).map((id) => `/exhibits/${id}?lang=${language}`);
    const refused = await page.evaluate(async (paths) => {
      const responses = await Promise.all(paths.map((path) => fetch(path)));
      return responses.filter((response) => !response.ok).map((response) => response.url);
    }, addresses);
    expect(refused).toEqual([]);
  }
});

test('notes left in frames within frames arrive, whichever origin they come from', async ({
  page,
  practice,
  visitor,
}) => {
  for (const exhibit of ['frames-same', 'frames-cross']) {
    await visit(page, practice, visitor, exhibit);
    let frame = page.frameLocator('.stage iframe');
    for (const level of [1, 2, 3]) {
      await frame.getByLabel(`Note for level ${level}`).fill(`deep ${level}`);
      await frame.getByRole('button', { name: `Save on level ${level}` }).click();
      frame = frame.frameLocator('iframe');
    }

    await recorded(practice, visitor, exhibit).toEqual({ level1: 'deep 1', level2: 'deep 2', level3: 'deep 3' });
    await expect.poll(() => page.getByRole('complementary').textContent(), { timeout: 10_000 }).toContain('"deep 3"');
  }
});

test('sandboxed frames can send a form or run a script, each what it is allowed', async ({
  page,
  practice,
  visitor,
}) => {
  await visit(page, practice, visitor, 'frames-sandboxed');
  const form = page.frameLocator('iframe[title="Forms only"]');
  await form.getByLabel('Note without script').fill('plain');
  await form.getByRole('button', { name: 'Send note' }).click();
  await page.frameLocator('iframe[title="Scripts only"]').getByRole('button').click();

  await recorded(practice, visitor, 'frames-sandboxed').toEqual({ note: 'plain', presses: 1 });
});

test('a lazy frame comes when it is reached, a silent one never does', async ({ page, practice, visitor }) => {
  await visit(page, practice, visitor, 'frames-lazy');
  expect(page.frames()).toHaveLength(2);
  expect(page.frames()[1]?.url()).toBe('');
  await page.getByTitle('Frame, level 1').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('.stage iframe');
  await frame.getByLabel('Note for level 1').fill('here');
  await frame.getByRole('button').click();
  await recorded(practice, visitor, 'frames-lazy').toEqual({ level1: 'here' });

  const stage = await visit(page, practice, visitor, 'frames-silent');
  await stage.getByLabel('Note').fill('no waiting');
  await stage.getByRole('button', { name: 'Save note' }).click();
  await recorded(practice, visitor, 'frames-silent').toEqual({ note: 'no waiting' });
  expect(await page.evaluate('document.readyState')).toBe('interactive');
});

test('open shadow roots can be reached through, closed ones only by hand', async ({ page, practice, visitor }) => {
  const open = await visit(page, practice, visitor, 'shadow-open');
  await open.getByLabel('Drawer label').fill('shells');
  await open.getByRole('button', { name: 'Seal the box' }).click();
  await recorded(practice, visitor, 'shadow-open').toEqual({ drawerLabel: 'shells', boxSealed: true });

  const closed = await visit(page, practice, visitor, 'shadow-closed');
  expect(await closed.getByRole('button').count()).toBe(0);
  await page.locator('.task').click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('secret');
  for (const key of ['Tab', 'Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await recorded(practice, visitor, 'shadow-closed').toEqual({
    safeNote: 'secret',
    safeLocked: true,
    envelopeOpened: true,
  });
});

test('components take part in a form and hold it back while they are not valid', async ({
  page,
  practice,
  visitor,
}) => {
  const stage = await visit(page, practice, visitor, 'form-elements');
  await stage.getByLabel('New tag').fill('clay');
  await page.keyboard.press('Enter');
  await stage.getByRole('button', { name: 'Send review' }).click();
  await recorded(practice, visitor, 'form-elements').toEqual({});
  await stage.getByRole('radio', { name: '4 of 5' }).click();
  await stage.getByRole('button', { name: 'Send review' }).click();

  await recorded(practice, visitor, 'form-elements').toEqual({ stars: 4, tags: ['clay'], comment: '' });
});

test('controls on a canvas answer to coordinates', async ({ page, practice, visitor }) => {
  const stage = await visit(page, practice, visitor, 'canvas-console');
  const box = await stage.locator('canvas').boundingBox();
  if (!box) throw new Error('The canvas is not shown.');
  const at = (x: number, y: number) => [box.x + (x * box.width) / 680, box.y + (y * box.width) / 680] as const;
  await page.mouse.click(...at(130, 85));
  await page.mouse.move(...at(172, 232));
  await page.mouse.down();
  await page.mouse.move(...at(564, 232), { steps: 4 });
  await page.mouse.up();

  await recorded(practice, visitor, 'canvas-console').toEqual({ lamp: true, fader: 90 });
});

test('menus at the end of the page, nested popovers and stacked dialogs do what they say', async ({
  page,
  practice,
  visitor,
}) => {
  const rows = await visit(page, practice, visitor, 'portal-menu');
  await rows.getByRole('button', { name: 'Actions for Study of a knot' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await recorded(practice, visitor, 'portal-menu').toEqual({ action: 'archive-3' });

  const popovers = await visit(page, practice, visitor, 'popovers');
  await popovers.getByRole('button', { name: 'Print options' }).click();
  await popovers.getByRole('button', { name: 'Frame…' }).click();
  await popovers.getByRole('button', { name: 'Walnut' }).click();
  await recorded(practice, visitor, 'popovers').toEqual({ frame: 'walnut' });

  await visit(page, practice, visitor, 'dialog-stacked');
  await page.getByRole('button', { name: 'Delete sketch' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await recorded(practice, visitor, 'dialog-stacked').toEqual({ deleted: true });

  await visit(page, practice, visitor, 'hover-card');
  await page.getByText('Ada Lindqvist').hover();
  await page.getByRole('button', { name: 'Follow' }).click();
  await recorded(practice, visitor, 'hover-card').toEqual({ followed: 'ada' });
});

test('native inputs of every type are recorded with their own kind of value', async ({ page, practice, visitor }) => {
  const dates = await visit(page, practice, visitor, 'inputs-dates');
  await dates.getByLabel('Date of visit').fill('2026-12-24');
  await dates.getByLabel('Week of the workshop').fill('2026-W52');
  await dates.getByLabel('Guided tour').fill('2026-12-24T10:30');
  await recorded(practice, visitor, 'inputs-dates').toEqual({
    date: '2026-12-24',
    week: '2026-W52',
    datetime: '2026-12-24T10:30',
  });

  const choices = await visit(page, practice, visitor, 'inputs-choices');
  const parent = choices.getByLabel('All newsletters');
  expect(await parent.evaluate((box: { indeterminate?: boolean }) => box.indeterminate)).toBe(true);
  await parent.check();
  await choices.getByLabel('Evening').check();
  await choices.getByLabel('Topics').selectOption(['sea', 'hands']);
  await recorded(practice, visitor, 'inputs-choices').toEqual({
    newsletters: ['events', 'acquisitions'],
    session: 'evening',
    topics: ['sea', 'hands'],
  });

  const files = await visit(page, practice, visitor, 'inputs-files');
  const note = { name: 'label.txt', mimeType: 'text/plain', buffer: Buffer.from('A label') };
  await files.getByLabel('Label (one file)').setInputFiles(note);
  await recorded(practice, visitor, 'inputs-files').toEqual({ single: ['label.txt'] });
});

test('a form without script is recorded by a plain post, with the place hit on a picture', async ({
  page,
  practice,
  visitor,
}) => {
  const stage = await visit(page, practice, visitor, 'inputs-buttons');
  await stage.getByLabel('Title').fill('Harbour');
  await stage.getByRole('button', { name: 'floor plan' }).click({ position: { x: 100, y: 50 } });

  await recorded(practice, visitor, 'inputs-buttons').toMatchObject({
    title: 'Harbour',
    ticket: 'V-2026-1115',
    'map.x': '100',
    'map.y': '50',
  });
});

test('hand-made widgets work with the pointer and with keys', async ({ page, practice, visitor }) => {
  const combo = await visit(page, practice, visitor, 'combobox');
  await combo.getByRole('combobox', { name: 'Pigment' }).fill('verd');
  await combo.getByRole('option', { name: 'Verdigris' }).click();
  await recorded(practice, visitor, 'combobox').toEqual({ pigment: 'verdigris' });

  const tree = await visit(page, practice, visitor, 'tree');
  await tree.getByText('Europe').click();
  await tree.getByText('Northern').click();
  await tree.getByText('Glass').click();
  await recorded(practice, visitor, 'tree').toEqual({ expanded: ['europe', 'northern'], selected: 'northern-glass' });

  const menu = await visit(page, practice, visitor, 'menu-button');
  await menu.getByRole('button', { name: 'Plate' }).click();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await recorded(practice, visitor, 'menu-button').toEqual({ action: 'export-pdf' });

  const grid = await visit(page, practice, visitor, 'grid');
  await grid.getByRole('gridcell', { name: 'B3' }).dblclick();
  await page.keyboard.type('120');
  await page.keyboard.press('Enter');
  await recorded(practice, visitor, 'grid').toEqual({ cells: { B3: '120' } });

  const code = await visit(page, practice, visitor, 'one-time-code');
  await code.getByLabel('Digit 1').click();
  await page.keyboard.type('407215');
  await recorded(practice, visitor, 'one-time-code').toEqual({ code: '407215' });
});

test('things are reordered by dragging and rung by holding', async ({ page, practice, visitor }) => {
  for (const [exhibit, grip] of [
    ['reorder-native', (name: string) => page.getByRole('listitem').filter({ hasText: name })],
    ['reorder-pointer', (name: string) => page.getByRole('button', { name: `Move ${name}` })],
  ] as const) {
    await visit(page, practice, visitor, exhibit);
    await grip('Etching').dragTo(grip('Linocut'), { steps: 8, targetPosition: { x: 10, y: 28 } });
    await recorded(practice, visitor, exhibit).toEqual({ order: ['lithograph', 'woodcut', 'linocut', 'etching'] });
  }

  const bell = (await visit(page, practice, visitor, 'long-press')).getByRole('button');
  await bell.click();
  await bell.click({ delay: 900 });
  await recorded(practice, visitor, 'long-press').toMatchObject({ rung: 1 });
});

test('a covered button answers only after the cover is gone', async ({ page, practice, visitor }) => {
  const stage = await visit(page, practice, visitor, 'covered-button');
  await stage.getByRole('button', { name: 'First button' }).click({ force: true });
  await recorded(practice, visitor, 'covered-button').toEqual({ coverHits: 1 });
  await stage.getByRole('button', { name: 'Fine' }).click();
  await stage.getByRole('button', { name: 'First button' }).click();

  await recorded(practice, visitor, 'covered-button').toEqual({ coverHits: 1, first: true });
});

test('a value that does not fit is refused with a reason', async ({ page, practice, visitor }) => {
  await visit(page, practice, visitor, 'inputs-values');
  const put = (id: string, body: unknown) =>
    page.evaluate(async ([path, json]) => (await fetch(path, { method: 'PUT', body: json })).status, [
      `/api/exhibits/${id}`,
      JSON.stringify(body),
    ] as const);

  expect(await put('inputs-values', { part: 'humidity', value: 400 })).toBe(422);
  expect(await put('inputs-values', { part: 'unknown', value: 1 })).toBe(422);
  expect(await put('inputs-values', 'nonsense')).toBe(400);
  expect(await put('no-such-exhibit', { part: 'a', value: 1 })).toBe(404);
  await recorded(practice, visitor, 'inputs-values').toEqual({});
});
