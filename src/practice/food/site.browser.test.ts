import type { Page } from 'playwright-core';
import { expect, test } from '../../../test/fixtures.ts';
import type { Practice } from '../server.ts';
import type { FoodState, Order, OrderStatus } from './state.ts';

type Shown = FoodState & { orders: (Order & { status: OrderStatus })[] };

test('a visitor narrows the restaurants down by cuisine, words and order', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('food', '/', visitor));
  await page.getByRole('link', { name: 'Japanese', exact: true }).click();
  await cardNames(page).toEqual(['Kumo Sushi', 'Ramen Dori']);

  // Only a loaded page sends a new order by itself.
  await page.waitForFunction('document.readyState === "complete"');
  await page.getByLabel('Sort by').selectOption('Fastest delivery');
  await page.waitForURL(/sort=fastest/);
  await cardNames(page).toEqual(['Ramen Dori', 'Kumo Sushi']);

  await page.getByRole('searchbox').fill('borscht');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/q=borscht/);
  await cardNames(page).toEqual(['Warm Pelmeni']);
});

test('a dish is chosen in a dialog with its size, extras and comment', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('food', '/restaurants/forno-vecchio', visitor));
  await page.getByRole('link', { name: 'Choose: Diavola' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Large, 35 cm' }).check();
  await dialog.getByRole('checkbox', { name: 'Olives' }).check();
  await dialog.getByLabel('Comment for the kitchen').fill('Well done');
  await dialog.getByRole('button', { name: 'One more' }).click();
  await dialog.getByRole('button', { name: 'Add to basket · €35.40' }).click();

  await page.getByText('Added to your basket').waitFor();
  expect(stateOf(practice, visitor).cart).toMatchObject({
    restaurant: 'forno-vecchio',
    lines: [{ dish: 'diavola', size: '35', extras: ['olives'], comment: 'Well done', quantity: 2 }],
  });
  await page.getByRole('link', { name: 'Basket, 2 dishes' }).waitFor();
});

test('the basket keeps to one restaurant, the minimum order and living promo codes', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('food', '/restaurants/forno-vecchio', visitor));
  await page.getByRole('button', { name: 'Add: Rosemary focaccia' }).click();
  await expect.poll(() => stateOf(practice, visitor).cart.lines, { timeout: 10_000 }).toHaveLength(1);
  await page.goto(practice.url('food', '/restaurants/halva-street'));
  await page.getByRole('button', { name: 'Add: Hummus with paprika' }).click();
  await expect
    .poll(() => page.getByRole('alert').textContent(), { timeout: 10_000 })
    .toContain('dishes from Forno Vecchio');
  await page.getByRole('button', { name: 'Empty the basket and add' }).click();
  await page.getByRole('link', { name: 'Go to basket' }).click();

  await page.getByText('Add dishes for €3.60 more').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Check out' }).isDisabled(), { timeout: 10_000 }).toBe(true);

  await page.getByRole('button', { name: 'One more: Hummus with paprika' }).click();
  await page.getByText('Add dishes for €3.60 more').first().waitFor({ state: 'detached' });
  await page.getByLabel('Promo code').fill('SUMMER25');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(() => page.getByRole('alert').textContent(), { timeout: 10_000 })
    .toBe('This promo code has expired.');
  await page.getByLabel('Promo code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();

  await page.getByText('−€1.08').waitFor();
  expect(stateOf(practice, visitor).cart).toMatchObject({ restaurant: 'halva-street', promo: 'WELCOME10' });
});

test('a full order goes from the menu to the door, and can be called off', async ({ page, practice, visitor }) => {
  await fillBasket(page, practice, visitor);
  await giveAddress(page);
  await page.getByText('€2.00').click();
  await giveCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay and order' }).click();

  await page.getByRole('heading', { name: 'Thank you, your order is placed' }).waitFor();
  const [order] = stateOf(practice, visitor).orders;
  expect(order).toMatchObject({
    number: 'PL-1042',
    status: 'accepted',
    tip: 200,
    total: 1980 + 200,
    payment: { card: 'Visa', last4: '4242', holder: 'Ann Other' },
    delivery: { address: { street: 'Orchard Road', house: '5', flat: '12' }, slot: '18:00–18:30', leaveAtDoor: true },
  });
  expect(JSON.stringify(stateOf(practice, visitor))).not.toContain('4242424242424242');
  expect(stateOf(practice, visitor).cart.lines).toEqual([]);

  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByText('Your order is cancelled').waitFor();
  expect(stateOf(practice, visitor).orders[0]?.status).toBe('cancelled');
});

test('a wrong or declined card is told so and nothing is ordered', async ({ page, practice, visitor }) => {
  await fillBasketByRequest(page, practice, visitor);
  await page.goto(practice.url('food', '/checkout/address'));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await problems(page).toEqual(['Enter the street', 'Enter the house number', 'Enter a phone number']);

  await giveAddress(page);
  await giveCard(page, '4242424242424241');
  await expect.poll(() => page.getByLabel('Card number').inputValue(), { timeout: 10_000 }).toBe('4242 4242 4242 4241');
  await page.getByRole('button', { name: 'Pay and order' }).click();
  await page.locator('#cardNumber-problem', { hasText: 'not right' }).waitFor();
  await giveCard(page, '4000000000000002');
  await page.getByRole('button', { name: 'Pay and order' }).click();

  await page.locator('#cardNumber-problem', { hasText: 'declined' }).waitFor();
  expect(stateOf(practice, visitor).orders).toHaveLength(2);
});

test('paying twice from one checkout makes one order', async ({ page, practice, visitor }) => {
  await goToPayment(page, practice, visitor);
  const token = await page.locator('input[name=token]').inputValue();
  const form = { token, cardNumber: '4242424242424242', expiry: '08/28', cvc: '123', holder: 'Ann Other', tip: '0' };

  const pay = () => post(page, '/checkout/payment', form);
  const [first, second] = await Promise.all([pay(), pay()]);

  expect(first.url).toMatch(/\/orders\/PL-1042$/);
  expect(second.url).toBe(first.url);
  expect(stateOf(practice, visitor).orders).toHaveLength(3);
});

test('a basket that changed in another tab is not paid for unseen', async ({ page, practice, visitor }) => {
  await goToPayment(page, practice, visitor);
  await post(page, `${SULIKO}/dishes/lobiani`);
  await giveCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Pay and order' }).click();

  await page.getByRole('heading', { name: 'This checkout is out of date' }).waitFor();
  expect(stateOf(practice, visitor).orders).toHaveLength(2);
});

test('a past order can be ordered again but not cancelled', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('food', '/orders?lang=ru', visitor));
  const late = await post(page, '/orders/PL-1041/cancel');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Двор Сулико' })
    .getByRole('button', { name: 'Заказать ещё раз' })
    .click();

  expect(late.status).toBe(409);
  await page.getByRole('heading', { name: 'Хачапури по-аджарски' }).waitFor();
  await page.getByText('26,80 €').first().waitFor();
  expect(stateOf(practice, visitor).cart.restaurant).toBe('suliko-yard');
});

const stateOf = (practice: Practice, visitor: string) => practice.state('food', visitor) as Shown;

/** The restaurants on the page and the problems it lists, read again until what was asked for has arrived. */
const cardNames = (page: Page) =>
  expect.poll(() => page.locator('.restaurant h3').allTextContents(), { timeout: 10_000 });
const problems = (page: Page) =>
  expect.poll(() => page.getByRole('alert').getByRole('link').allTextContents(), { timeout: 10_000 });

/** A request the page itself would make, without its buttons. */
function post(page: Page, path: string, form: Record<string, string> = {}) {
  return page.evaluate(
    async ([path, form]) => {
      const { status, url } = await fetch(path, { method: 'POST', body: new URLSearchParams(form) });
      return { status, url };
    },
    [path, form] as const,
  );
}

const SULIKO = '/restaurants/suliko-yard';

/** Ends on the address page, with a basket of €19.80 that is delivered free. */
async function fillBasket(page: Page, practice: Practice, visitor: string): Promise<void> {
  await page.goto(practice.url('food', SULIKO, visitor));
  await page.getByRole('button', { name: 'Add: Adjarian khachapuri' }).first().click();
  await page.getByRole('button', { name: 'One more: Adjarian khachapuri' }).click();
  await page.getByRole('link', { name: 'Go to basket' }).click();
  await page.getByRole('link', { name: 'Check out' }).click();
}

async function giveAddress(page: Page): Promise<void> {
  await page.getByLabel('Street').fill('Orchard Road');
  await page.getByLabel('House').fill('5');
  await page.getByLabel('Flat').fill('12');
  await page.getByLabel('Phone').fill('+44 20 7946 0111');
  await page.getByLabel('Delivery time').selectOption('18:00–18:30');
  await page.getByRole('switch', { name: 'Leave at the door' }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor();
  // Only a loaded page groups the digits of a card.
  await page.waitForFunction('document.readyState === "complete"');
}

async function goToPayment(page: Page, practice: Practice, visitor: string): Promise<void> {
  await fillBasketByRequest(page, practice, visitor);
  await post(page, '/checkout/address', {
    street: 'Orchard Road',
    house: '5',
    phone: '+44 20 7946 0111',
    slot: 'asap',
  });
  await page.goto(practice.url('food', '/checkout/payment'));
}

/** The same basket by request, for tests that begin where the menu ends. */
async function fillBasketByRequest(page: Page, practice: Practice, visitor: string): Promise<void> {
  await page.goto(practice.url('food', '/cart', visitor));
  await post(page, `${SULIKO}/dishes/adjaruli`, { quantity: '2' });
}

async function giveCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Valid until').fill('0828');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('Name on card').fill('Ann Other');
}
