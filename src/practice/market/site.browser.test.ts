import type { Page } from 'playwright-core';
import { expect, test } from '../../../test/fixtures.ts';
import type { Practice } from '../server.ts';
import type { MarketState } from './state.ts';

const stateOf = (practice: Practice, visitor: string) => practice.state('market', visitor) as MarketState;
const numberOfGoods = (page: Page) => expect.poll(() => page.locator('#goods li').count(), { timeout: 10_000 });
const questions = (page: Page) => expect.poll(() => page.locator('dt').count(), { timeout: 10_000 });

test('goods are suggested, found, ordered and parted by kind', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('market', '/', visitor));
  await page.getByText('12 of 72').waitFor();
  await page.getByLabel('Search goods').fill('ennis clo');
  await expect
    .poll(() => page.locator('#suggested').textContent(), { timeout: 10_000 })
    .toMatch(/^Ennis (?:wall|alarm) clock/);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('8 of 8').waitFor();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Cheapest first');
  await expect
    .poll(async () => {
      const prices = (await page.locator('#goods li').allTextContents()).map((text) =>
        Number(/(\d+) €/.exec(text)?.[1]),
      );
      return prices.length === 8 && prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0));
    })
    .toBe(true);
  await page.getByRole('tab', { name: 'Lamps' }).click();

  await page.getByText('0 of 0').waitFor();
});

test('the list grows as one scrolls', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('market', '/', visitor));
  await page.getByText('12 of 72').waitFor();
  await page.mouse.wheel(0, 5000);

  await numberOfGoods(page).toBeGreaterThan(12);
});

test('what is done is counted at three doors, and cookies are asked about once', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('market', '/', visitor));
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => stateOf(practice, visitor).counted, { timeout: 10_000 }).toMatchObject({ beacon: 2 });
  await expect
    .poll(() => Object.keys(stateOf(practice, visitor).counted).toSorted(), { timeout: 10_000 })
    .toEqual(['batch', 'beacon', 'elsewhere']);
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await page.getByRole('heading').waitFor();

  expect(stateOf(practice, visitor).consent).toBe('necessary');
  expect(await page.getByText('We would like to count').count()).toBe(0);
});

test('a good has pictures, questions and a way into the basket', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('market', '/archive', visitor));
  await page.getByLabel('Words').fill('oak piano');
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('heading', { name: '3 things' }).waitFor();
  await page.getByRole('link', { name: /Skarra piano stool/ }).click();
  // Only a page whose script is there shows questions, and listens.
  await questions(page).toBe(3);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('figcaption', { hasText: 'Back' }).waitFor();
  await page.getByRole('button', { name: 'Load more' }).click();
  await questions(page).toBe(6);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByText('Basket: 1').waitFor();

  expect(stateOf(practice, visitor).basket).toHaveLength(1);
});

test('a letter is kept while it is written, and sent once', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('market', '/letter', visitor));
  await page.getByLabel('Name').fill('Robin');
  await page.getByLabel('E-mail').fill('robin@example.test');
  await page.getByLabel('Message').fill('Do you have lamps?');
  await page.getByText('Draft kept').waitFor();
  expect(stateOf(practice, visitor)).toMatchObject({ draft: { name: 'Robin' }, letters: [] });
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('We have your letter.').waitFor();

  expect(stateOf(practice, visitor)).toMatchObject({ draft: null, letters: [{ message: 'Do you have lamps?' }] });
});

test('the desk talks over a line that is kept open', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('market', '/desk', visitor));
  await page.getByText('The clocks from Ennis have come.').waitFor();
  await page.getByLabel('Your question').fill('Until when?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByText('I shall look and tell you.').waitFor();

  expect(stateOf(practice, visitor)).toMatchObject({ asked: ['Until when?'], counted: { 'desk.subscribe': 1 } });
});
