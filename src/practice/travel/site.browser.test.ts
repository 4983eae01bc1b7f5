import type { Page } from 'playwright-core';
import { expect, test } from '../../../test/fixtures.ts';
import type { Practice } from '../server.ts';
import type { TravelState } from './state.ts';

const ROUTE = '/flights?from=MOW&to=IST&depart=2026-12-01&return=2026-12-08&adults=1&cabin=ECONOMY';

function stateOf(practice: Practice, visitor: string): Omit<TravelState, 'searches'> {
  return practice.state('travel', visitor) as Omit<TravelState, 'searches'>;
}

interface Answer {
  data?: unknown;
  errors?: { message: string; path?: string[]; extensions: { code: string } }[];
}

/** Asks from within the page: only the browser knows where `*.localhost` is. */
function graphql(page: Page, query: string, variables: Record<string, unknown> = {}) {
  return page.evaluate(async (body) => {
    const response = await fetch('/graphql', { method: 'POST', body });
    return { status: response.status, body: (await response.json()) as Answer };
  }, JSON.stringify({ query, variables }));
}

async function choosePlace(page: Page, label: string, typed: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).fill(typed);
  await page.getByRole('listbox', { name: label, exact: true }).getByRole('option', { name: option }).click();
}

async function openResults(page: Page, practice: Practice, visitor: string) {
  await page.goto(practice.url('travel', ROUTE, visitor));
  await page.getByText(/^Showing 15 of/).waitFor();
}

const cards = (page: Page) => page.getByRole('list', { name: 'Flights found' }).getByRole('article');

async function prices(page: Page): Promise<number[]> {
  const texts = await cards(page).locator('.price').allTextContents();
  return texts.map((text) => Number(text.replace(/\D/g, '')));
}

test('a search filled in by hand is what the server remembers', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('travel', '/', visitor));
  await choosePlace(page, 'From', 'mosc', 'Moscow Russia · all airports');
  await choosePlace(page, 'To', 'лисс', 'Lisbon');
  await page.getByRole('button', { name: 'Swap from and to' }).click();
  await page.getByRole('button', { name: /^Depart/ }).click();
  await page.getByRole('button', { name: /20 November 2026/ }).click();
  await page
    .getByRole('button', { name: /4 December 2026/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Search' }).click();

  await page.getByRole('heading', { name: 'Lisbon → Moscow' }).waitFor();
  await expect
    .poll(() => stateOf(practice, visitor).lastSearches, { timeout: 10_000 })
    .toEqual([
      {
        from: 'LIS',
        to: 'MOW',
        depart: '2026-11-20',
        return: '2026-12-04',
        adults: 1,
        children: 0,
        infants: 0,
        cabin: 'ECONOMY',
      },
    ]);
});

test('an unfinished form says what is missing and goes nowhere', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('travel', '/', visitor));
  await page.getByRole('combobox', { name: 'From' }).fill('Atlantis');
  await page.getByText('Nothing found.').waitFor();
  await page.getByRole('button', { name: 'Search' }).click();

  await page.getByText('Choose a place from the list.').waitFor();
  await page.getByText('Choose where you fly to.').waitFor();
  await page.getByText('Choose a departure date.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('suggestions are chosen with the keyboard, by city, airport or code', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('travel', '/?lang=ru', visitor));
  const from = page.getByRole('combobox', { name: 'Откуда' });
  await from.fill('моск');
  await page.getByRole('option', { name: 'Москва, Шереметьево' }).waitFor();
  await from.press('ArrowDown');
  await from.press('Enter');
  const to = page.getByRole('combobox', { name: 'Куда', exact: true });
  await to.fill('TBS');
  await page.getByRole('option', { name: 'Тбилиси' }).waitFor();
  await to.press('Enter');

  await expect.poll(() => from.inputValue(), { timeout: 10_000 }).toBe('Москва, Шереметьево');
  await expect.poll(() => to.inputValue(), { timeout: 10_000 }).toBe('Тбилиси');
  await expect.poll(() => from.getAttribute('aria-expanded'), { timeout: 10_000 }).toBe('false');
});

test('the calendar opens on the present, knows no past, and is led by keys', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('travel', '/', visitor));
  const depart = page.getByRole('button', { name: /^Depart/ });
  await depart.focus();
  await page.keyboard.press('Enter');
  const months = page.getByRole('dialog', { name: 'Choose dates' }).getByRole('grid');

  await expect.poll(() => months.count(), { timeout: 10_000 }).toBe(2);
  await page.getByRole('grid', { name: 'November 2026' }).waitFor();
  expect(await page.getByRole('button', { name: /14 November 2026/ }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Previous month' }).isDisabled()).toBe(true);

  await page.getByRole('switch', { name: 'One way' }).click();
  await page.getByRole('button', { name: /15 November 2026, today/ }).focus();
  for (const key of ['ArrowDown', 'PageDown', 'PageDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: /23 January 2027, departure/ }).waitFor();
  await page.keyboard.press('Escape');

  await expect.poll(() => depart.textContent(), { timeout: 10_000 }).toContain('Sat 23 Jan');
  await page.getByRole('button', { name: 'Return One way' }).waitFor();
});

test('travellers are counted behind closed doors, with no more infants than adults', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('travel', ROUTE, visitor));
  const party = page.locator('fw-passengers');
  expect(await party.evaluate((element) => element.shadowRoot)).toBe(null);

  await party.focus();
  const infantsTwiceAfterOneMoreAdult = [
    'Enter',
    'ArrowUp',
    'Tab',
    'Tab',
    'Tab',
    'Tab',
    'ArrowUp',
    'ArrowUp',
    'ArrowUp',
  ];
  for (const key of infantsTwiceAfterOneMoreAdult) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).click();

  await page.waitForURL(/adults=2&children=0&infants=2/);
});

test('results come in waves, then sorted, then as far as one scrolls', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('travel', ROUTE, visitor));
  await page.getByText('Asking eight airlines…').waitFor();
  await page.getByText(/so far, still searching…/).waitFor();
  await page.getByText(/^Showing 15 of/).waitFor();
  await page.getByRole('radio', { name: 'Cheapest' }).check();
  await expect
    .poll(async () => (await prices(page)).toSorted((a, b) => a - b).join() === (await prices(page)).join(), {
      timeout: 10_000,
    })
    .toBe(true);

  const end = page.getByText(/^(Showing|That is all)/);
  await expect
    .poll(
      async () => {
        await end.scrollIntoViewIfNeeded();
        return end.textContent();
      },
      { timeout: 10_000 },
    )
    .toMatch(/^That is all: \d+ flights\.$/);
  expect(await cards(page).count()).toBeGreaterThan(85);
});

test('filters and both thumbs of the price slider narrow the list', async ({ page, practice, visitor }) => {
  await openResults(page, practice, visitor);
  await page.getByRole('checkbox', { name: /^Direct/ }).check();
  await page.getByText(/^\d+ of \d+ flights$/).waitFor();
  await expect.poll(() => cards(page).filter({ hasText: 'stop' }).count(), { timeout: 10_000 }).toBe(0);

  const highest = page.getByRole('slider', { name: 'Highest price' });
  for (let press = 0; press < 5; press += 1) await highest.press('PageDown');
  const limit = Number(await highest.getAttribute('aria-valuenow'));
  const lowest = page.getByRole('slider', { name: 'Lowest price' });
  const thumb = await lowest.boundingBox();
  if (!thumb) throw new Error('The slider has no thumb.');
  await page.mouse.move(thumb.x + 10, thumb.y + 10);
  await page.mouse.down();
  await page.mouse.move(thumb.x + 60, thumb.y + 10, { steps: 4 });
  await page.mouse.up();
  const start = Number(await lowest.getAttribute('aria-valuenow'));

  expect(start).toBeLessThan(limit);
  await expect
    .poll(async () => (await prices(page)).every((price) => price >= start && price <= limit), { timeout: 10_000 })
    .toBe(true);
});

test('the price of the first flight looked at changes once, and both list and details say so', async ({
  page,
  practice,
  visitor,
}) => {
  await openResults(page, practice, visitor);
  const [listed] = await prices(page);
  await page.getByRole('button', { name: 'Select' }).first().click();
  const notice = page.getByRole('alert');
  await notice.waitFor();
  const [, before, now] = /it was €(\d+), now it is €(\d+)/.exec((await notice.textContent()) ?? '') ?? [];

  expect(Number(before)).toBe(listed);
  expect(Number(now)).toBeGreaterThan(Number(before));
  await expect.poll(async () => (await prices(page))[0], { timeout: 10_000 }).toBe(Number(now));

  await page.getByRole('button', { name: 'Close details' }).click();
  await page.getByRole('button', { name: 'Select' }).first().click();
  const onward = page.getByRole('link', { name: 'Continue to booking' });
  await onward.waitFor();
  expect(await notice.count()).toBe(0);

  await page.locator('fw-baggage').focus();
  await page.keyboard.press('ArrowDown');
  await onward.click();
  await page.waitForURL('**/book?offer=*&baggage=STANDARD');
});

test('a flight is booked once every field is right', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('travel', '/', visitor));
  await graphql(page, 'mutation ($query: FlightQuery!) { startSearch(query: $query) { id } }', {
    query: { from: 'MOW', to: 'IST', depart: '2026-12-01' },
  });
  await page.goto(practice.url('travel', '/book?offer=s1-0&baggage=STANDARD'));
  await page.getByLabel('First name').fill('Анна');
  await page.getByLabel('Last name').fill('Petrova');
  await page.getByLabel('Date of birth').pressSequentially('04071988');
  await page.getByLabel('Passport number').fill('75 1234567');
  await page.getByLabel('E-mail').fill('anna@example.com');
  await page.getByLabel('Phone').fill('+7 900 000 00 00');
  await page.getByRole('checkbox', { name: /fare rules/ }).check();
  await page.getByRole('button', { name: 'Book' }).click();

  await page.getByText('Use Latin letters, as in the passport.').waitFor();
  expect(stateOf(practice, visitor).bookings).toHaveLength(2);

  await page.getByLabel('First name').fill('Anna');
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByRole('heading', { name: 'You are booked' }).waitFor();

  const [booking] = stateOf(practice, visitor).bookings;
  expect(booking).toMatchObject({
    status: 'CONFIRMED',
    from: 'MOW',
    to: 'IST',
    baggage: 'STANDARD',
    travellers: [
      { kind: 'ADULT', firstName: 'ANNA', lastName: 'PETROVA', birthDate: '1988-07-04', document: '751234567' },
    ],
    contact: { email: 'anna@example.com' },
  });
  await page.getByText(`Booking reference ${booking?.reference}`).waitFor();
});

test('an upcoming trip is cancelled after one more question, a flown one is not', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('travel', '/trips', visitor));
  await page.getByRole('button', { name: 'Cancel trip' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();

  await page.getByText('FW4TB7 is cancelled. €214 goes back to you.').waitFor();
  expect(stateOf(practice, visitor).bookings[0]).toMatchObject({ reference: 'FW4TB7', status: 'CANCELLED' });
  await page.getByText('No trips ahead.').waitFor();

  const { status, body } = await graphql(page, 'mutation { cancelBooking(reference: "FW9LS2") { reference } }');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: null,
    errors: [
      { message: 'This trip has already been flown.', path: ['cancelBooking'], extensions: { code: 'CONFLICT' } },
    ],
  });
});

test('favourite stays are remembered and can be listed alone', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('travel', '/stays', visitor));
  await page.getByRole('radio', { name: 'Tbilisi' }).check();
  await page.getByRole('button', { name: 'Favourite: Plane Tree Inn' }).click();
  await expect.poll(() => stateOf(practice, visitor).favourites, { timeout: 10_000 }).toEqual(['tbs-20']);
  await page.getByRole('button', { name: 'Favourites only' }).click();

  await page.getByText('1 stay', { exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole('article').allTextContents(), { timeout: 10_000 })
    .toEqual([expect.stringContaining('Plane Tree Inn')]);
});

test('another currency is shown at once and kept', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('travel', '/stays', visitor));
  await page.getByRole('article').first().waitFor();
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('GBP');

  await expect.poll(() => page.getByRole('article').first().textContent(), { timeout: 10_000 }).toContain('£');
  await expect.poll(() => stateOf(practice, visitor).preferences, { timeout: 10_000 }).toEqual({ currency: 'GBP' });
});

test('the endpoint refuses what it cannot do and says why', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('travel', '/', visitor));

  const unknown = await graphql(page, '{ weather { today } }');
  expect(unknown.status).toBe(400);
  expect(unknown.body.errors?.[0]?.message).toBe('Cannot query field "weather" on type "Query".');

  const yesterday = await graphql(page, 'mutation ($query: FlightQuery!) { startSearch(query: $query) { id } }', {
    query: { from: 'MOW', to: 'IST', depart: '2026-11-14' },
  });
  expect(yesterday.body.errors?.[0]).toMatchObject({
    message: 'Choose a departure date.',
    extensions: { code: 'BAD_USER_INPUT' },
  });

  const wrongPage = await page.goto(practice.url('travel', '/flights?from=SVO&to=VKO&depart=2026-12-01', visitor));
  expect(wrongPage?.status()).toBe(422);
  await page.getByText('Departure and destination are the same city.').waitFor();
});
