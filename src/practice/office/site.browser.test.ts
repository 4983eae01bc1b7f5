import { expect, test } from '../../../test/fixtures.ts';
import type { OfficeState } from './state.ts';

test('folders open when asked, and a file moves by dragging', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/files', visitor));
  const item = (name: string) => page.getByRole('treeitem', { name, exact: true });

  await item('Finance').dblclick();
  await item('Invoices').waitFor();
  await item('meeting-notes.txt').dragTo(item('Finance'));
  await page.getByText('“meeting-notes.txt” moved to “Finance”').waitFor();

  expect((practice.state('office', visitor) as OfficeState).files['notes']?.parent).toBe('finance');
  await expect.poll(() => item('meeting-notes.txt').getAttribute('aria-level'), { timeout: 10_000 }).toBe('3');
});

test('the tree obeys the arrow keys and renames with F2', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/files/people', visitor));
  const people = page.getByRole('treeitem', { name: 'People' });
  await people.focus();

  await page.keyboard.press('ArrowRight');
  await page.getByRole('treeitem', { name: 'handbook.pdf' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'New name' }).fill('shifts-november.xlsx');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('is already in this folder').waitFor();
  await page.getByRole('textbox', { name: 'New name' }).fill('staff-handbook.pdf');
  await page.keyboard.press('Enter');
  await page.getByRole('treeitem', { name: 'staff-handbook.pdf' }).waitFor();

  expect((practice.state('office', visitor) as OfficeState).files['handbook']?.name).toBe('staff-handbook.pdf');
});

test('a folder is made, moved with the dialog and deleted; signed contracts stay', async ({
  page,
  practice,
  visitor,
}) => {
  const made = () => (practice.state('office', visitor) as OfficeState).files['folder-new-1'];
  await page.goto(practice.url('office', '/files', visitor));
  const main = page.getByRole('main');

  await main.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Archive 2026');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('heading', { name: 'Archive 2026' }).waitFor();
  await main.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('radio', { name: 'Signed contracts' }).check();
  await page.getByRole('button', { name: 'Move here' }).click();
  await page.getByRole('alert').getByText('read-only').waitFor();
  await page.getByRole('radio', { name: 'Warehouse' }).check();
  await page.getByRole('button', { name: 'Move here' }).click();
  await page.getByText('“Archive 2026” moved to “Warehouse”').waitFor();
  expect(made()).toMatchObject({ name: 'Archive 2026', parent: 'warehouse', trashed: false });

  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete “Archive 2026”?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('“Archive 2026” deleted').waitFor();
  expect(made()?.trashed).toBe(true);
});

const columnsOf = (practice: { state(site: string, visitor: string): unknown }, visitor: string, board: string) =>
  Object.fromEntries(
    (practice.state('office', visitor) as OfficeState).boards.list
      .find(({ id }) => id === board)
      ?.columns.map(({ id, cards }) => [id, cards]) ?? [],
  );

test('a card is dragged the native way, until the column is full', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/boards/launch', visitor));
  const review = page.getByRole('region', { name: 'Review' });
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });

  await card('Gift guide under €50').dragTo(review);
  await page.getByText('“Gift guide under €50” moved to Review').waitFor();
  expect(columnsOf(practice, visitor, 'launch')).toMatchObject({ review: expect.arrayContaining(['launch-1']) });
  await card('Photograph the wool throws').dragTo(review);

  await page.getByRole('alert').getByText('“Review” is full: it takes 3 cards.').waitFor();
  expect(columnsOf(practice, visitor, 'launch')['doing']).toContain('launch-4');
});

test('a card follows the pointer on the other board', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/boards/warehouse', visitor));
  await page.getByText('Measure hall B').hover();

  await page.mouse.down();
  await page.getByRole('region', { name: 'Done' }).hover();
  await page.mouse.up();
  await page.getByText('“Measure hall B” moved to Done').waitFor();

  expect(columnsOf(practice, visitor, 'warehouse')['done']).toContain('warehouse-1');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a card moves with the keyboard', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/boards/launch', visitor));
  const card = page.getByRole('button', { name: 'Gift guide under €50' });
  await card.focus();

  for (const key of ['Space', 'ArrowRight', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await page.getByText('“Gift guide under €50” moved to In progress').waitFor();

  expect(columnsOf(practice, visitor, 'launch')['doing']?.[1]).toBe('launch-1');
  await expect.poll(() => card.evaluate((element) => element.matches(':focus')), { timeout: 10_000 }).toBe(true);
});

test('the card dialog keeps everything about a card', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/boards/launch', visitor));
  await page.getByRole('button', { name: 'Write product texts for lighting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Card' });

  await dialog.getByLabel('Assignee').selectOption('Irina Volkova');
  await dialog.getByLabel('Due date').fill('2026-12-01');
  await dialog.getByRole('checkbox', { name: 'Urgent' }).check();
  await dialog.getByLabel('New checklist item').fill('Ask for samples');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Title').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').getByText('A title has 1 to 120 characters.').waitFor();
  await dialog.getByLabel('Title').fill('Texts for lighting');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });

  expect((practice.state('office', visitor) as OfficeState).boards.cards['launch-6']).toMatchObject({
    title: 'Texts for lighting',
    assignee: 'irina',
    due: '2026-12-01',
    labels: ['shop', 'urgent'],
    checklist: [{ text: 'Ask for samples', done: false }],
  });
});

test('a document is written, formatted and saved by itself', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/docs', visitor));
  await page.getByRole('button', { name: 'New document' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Shopping');
  await page.getByRole('textbox', { name: 'Text of the document' }).click();

  await page.getByLabel('Paragraph style').selectOption('Heading');
  await page.keyboard.type('Today');
  await page.keyboard.press('Enter');
  await page.getByLabel('Paragraph style').selectOption('Text');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('Ribbon');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type(' and boxes');
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

  const document = (practice.state('office', visitor) as OfficeState).documents['doc-new-1'];
  expect(document).toMatchObject({ title: 'Shopping', text: 'Today\nRibbon and boxes' });
  expect(document?.blocks).toEqual([
    { kind: 'heading', runs: [{ text: 'Today' }] },
    { kind: 'paragraph', runs: [{ text: 'Ribbon', bold: true }, { text: expect.stringMatching(/^\sand boxes$/) }] },
  ]);
  await page.getByRole('button', { name: 'Today' }).waitFor();
  await page.getByText('4 words').waitFor();
});

test('a selection becomes a link, but not a dangerous one', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/docs/doc-4', visitor));
  await page.getByText('Ask two carriers').dblclick({ position: { x: 12, y: 12 } });

  await page.getByRole('button', { name: 'Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.getByRole('alert').getByText('does not look like a link').waitFor();
  await dialog.getByLabel('Address').fill('carriers.example/offers');
  await dialog.getByRole('button', { name: 'Apply' }).click();

  await page.getByRole('link', { name: 'Ask' }).waitFor();
  await expect
    .poll(() => JSON.stringify((practice.state('office', visitor) as OfficeState).documents['doc-4']?.blocks), {
      timeout: 10_000,
    })
    .toContain('https://carriers.example/offers');
});

test('a menu opens to the pointer, its submenu too', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/', visitor));

  await page.getByRole('menuitem', { name: 'View' }).hover();
  await page.getByRole('menuitem', { name: 'Theme' }).hover();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();

  await expect
    .poll(() => (practice.state('office', visitor) as OfficeState).account.settings.theme, { timeout: 10_000 })
    .toBe('dark');
  await expect.poll(() => page.locator('html').getAttribute('data-theme'), { timeout: 10_000 }).toBe('dark');
});

test('the menu bar and the palette work without a mouse', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/', visitor));
  await page.getByRole('menuitem', { name: 'File' }).focus();

  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
  }
  await page.waitForURL('**/table');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Command or document' }).fill('supplier');
  await page.getByRole('option', { name: 'Supplier terms 2027' }).waitFor();
  await page.keyboard.press('Enter');

  await page.waitForURL('**/docs/doc-2');
  await page.goBack();
  await page.getByRole('heading', { name: 'Inventory' }).waitFor();
});

test('settings and profile are kept, and a bad address is refused', async ({ page, practice, visitor }) => {
  const account = () => (practice.state('office', visitor) as OfficeState).account;
  await page.goto(practice.url('office', '/settings', visitor));

  await page.getByRole('switch', { name: 'Low stock' }).click();
  await page.getByRole('radio', { name: 'Cobalt' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  await page.getByLabel('Email').fill('nora@');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('alert').getByText('does not look like an email').waitFor();
  await page.getByLabel('Email').fill('nora.ellis@marlowfinch.example');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Profile saved').waitFor();

  expect(account().profile.email).toBe('nora.ellis@marlowfinch.example');
  await expect
    .poll(() => account().settings, { timeout: 10_000 })
    .toMatchObject({ accent: 'cobalt', timeZone: 'Asia/Tokyo', alerts: { lowStock: true } });
});

test('a notification leads to its place and counts as read', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/', visitor));

  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  await page.getByRole('link', { name: 'Irina Volkova asked you to review' }).click();
  await page.waitForURL('**/docs/doc-2');
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();

  await expect
    .poll(() => (practice.state('office', visitor) as OfficeState).account.notifications[0]?.read, { timeout: 10_000 })
    .toBe(true);
});

test('the office speaks Russian', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/table', visitor));
  await page.getByRole('link', { name: 'Русский' }).click();

  await page.getByRole('heading', { name: 'Товары' }).waitFor();
  await page.getByText('10 000 строк').waitFor();
  await page.getByRole('gridcell', { name: 'Стальной кувшин «Паво», L' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
});

test('an address that leads nowhere says so, in the page and in the answer', async ({ page, practice, visitor }) => {
  const response = await page.goto(practice.url('office', '/nowhere', visitor));

  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Nothing here' }).waitFor();
});
