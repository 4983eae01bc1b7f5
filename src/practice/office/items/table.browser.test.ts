import type { Page } from 'playwright-core';
import { expect, test } from '../../../../test/fixtures.ts';
import type { OfficeState } from '../state.ts';

const cellOf = (page: Page, sku: string, column: number) =>
  page.getByRole('row').filter({ hasText: sku }).locator(`[aria-colindex="${column}"]`);
const NAME = 4;
const STOCK = 7;
const RESTOCK = 10;

test('ten thousand rows scroll by with only a screenful of them in the page', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/table', visitor));
  const grid = page.getByRole('grid', { name: 'Inventory' });
  await grid.getByText('FU-10001').waitFor();

  await page.getByLabel('Row number').fill('7777');
  await page.getByRole('button', { name: 'Go to row' }).click();

  await grid.getByText('-17777').waitFor();
  expect(await grid.getAttribute('aria-rowcount')).toBe('10001');
  expect(await page.locator('[aria-rowindex="7778"]').count()).toBe(1);
  expect(await page.getByRole('row').count()).toBeLessThan(50);
});

test('a cell is edited in its place and the change can be undone', async ({ page, practice, visitor }) => {
  const changed = () => (practice.state('office', visitor) as OfficeState).items.changed;
  await page.goto(practice.url('office', '/table', visitor));

  await cellOf(page, 'KI-10002', STOCK).dblclick();
  await page.getByRole('textbox', { name: 'Stock' }).fill('42');
  await page.keyboard.press('Enter');
  await page.getByText('KI-10002: Stock — 42').waitFor();

  expect(changed()).toEqual({ 2: { stock: 42 } });
  await expect.poll(() => cellOf(page, 'KI-10002', STOCK).textContent(), { timeout: 10_000 }).toBe('42');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await cellOf(page, 'KI-10002', STOCK).getByText('169').waitFor();
  expect(changed()).toEqual({ 2: { stock: 169 } });
});

test('a refused value keeps the cell open and says why; Escape gives the old one back', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('office', '/table', visitor));

  await cellOf(page, 'KI-10002', STOCK).dblclick();
  await page.getByRole('textbox', { name: 'Stock' }).fill('-5');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Stock is a whole number').waitFor();
  await page.keyboard.press('Escape');

  await expect.poll(() => page.getByRole('alert').count(), { timeout: 10_000 }).toBe(0);
  await expect.poll(() => cellOf(page, 'KI-10002', STOCK).textContent(), { timeout: 10_000 }).toBe('169');
  expect((practice.state('office', visitor) as OfficeState).items.changed).toEqual({});
});

test('the grid is edited with the keyboard alone', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/table', visitor));
  await cellOf(page, 'FU-10001', NAME).click();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Product' }).fill('Round butter dish');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Garden');
  await page.getByText('KI-10002: Category — Garden').waitFor();

  const { items } = practice.state('office', visitor) as OfficeState;
  expect(items.changed).toEqual({ 2: { name: 'Round butter dish', category: 'garden' } });
});

test('dates and checkboxes are cells too, and a contradiction is refused', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/table', visitor));

  await cellOf(page, 'KI-10002', RESTOCK).dblclick();
  await page.getByLabel('Restock', { exact: true }).fill('2027-01-15');
  await page.keyboard.press('Enter');
  await page.getByText('15 Jan 2027').waitFor();
  await page.getByRole('radio', { name: 'Discontinued' }).check({ force: true });
  const box = page.getByRole('checkbox', { name: /^Online/ }).first();
  await box.click();

  await page.getByRole('alert').getByText('Discontinued products cannot be sold online.').waitFor();
  await expect.poll(() => box.isChecked(), { timeout: 10_000 }).toBe(false);
  expect((practice.state('office', visitor) as OfficeState).items.changed).toEqual({ 2: { restock: '2027-01-15' } });
});

test('the column menu opens to the pointer, sorts and filters', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('office', '/table', visitor));
  const head = page.getByRole('columnheader', { name: /^Price/ });

  await head.hover();
  await head.getByRole('button', { name: 'column menu' }).hover();
  await page.getByRole('menuitem', { name: 'Sort descending' }).click();
  await expect.poll(() => head.getAttribute('aria-sort'), { timeout: 10_000 }).toBe('descending');
  await head.getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter: Price, €' });
  await dialog.getByLabel('To').fill('20');
  await dialog.getByRole('button', { name: 'Apply' }).click();

  await page.getByRole('button', { name: 'Remove filter Price, €' }).waitFor();
  await expect
    .poll(() => page.locator('[aria-rowindex="2"] [aria-colindex="8"]').textContent(), { timeout: 10_000 })
    .toBe('20.00');
  expect(new URL(page.url()).searchParams.get('f.price')).toBe('..20');
});

test('selected rows are deleted after a question, and undo brings them back', async ({ page, practice, visitor }) => {
  const deleted = () => (practice.state('office', visitor) as OfficeState).items.deleted;
  await page.goto(practice.url('office', '/table', visitor));
  await page.getByRole('checkbox', { name: 'Select ST-10003' }).check();
  await page.getByRole('checkbox', { name: 'Select LI-10005' }).check();

  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Delete 2 rows?' }).getByRole('button', { name: 'Delete' }).click();

  await page.getByText('9,998 rows').waitFor();
  expect(deleted()).toEqual([3, 5]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('10,000 rows').waitFor();
  expect(deleted()).toEqual([]);
});
