import type { Page } from 'playwright-core';
import { expect, test } from '../../../test/fixtures.ts';
import type { Practice } from '../server.ts';
import { weatherIds } from './forecast.ts';
import type { StormState } from './state.ts';

interface Place {
  x: number;
  y: number;
}

const stateOf = (practice: Practice, visitor: string) => practice.state('storm', visitor) as StormState;

/** Opens the page of a weather without waiting for it to come to rest: some never do. */
function sail(page: Page, practice: Practice, visitor: string, weather: string) {
  return page.goto(practice.url('storm', `/weathers/${weather}`, visitor), { waitUntil: 'commit' });
}

async function book(page: Page, name = 'Mira') {
  await page.getByLabel('Passenger').fill(name);
  await page.getByRole('button', { name: 'Book seat' }).click({ noWaitAfter: true });
}

/** Who has really been booked, asked until the last request has arrived. */
function booked(practice: Practice, visitor: string) {
  return expect.poll(() => stateOf(practice, visitor).bookings.map(({ name }) => name), { timeout: 10_000 });
}

test('a visitor books a seat and cancels it, and nonsense is refused', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('storm', '/', visitor));
  await page.getByText('Hurricane').click();
  await page.getByRole('button', { name: 'Set' }).click();
  await page.getByRole('link', { name: /Warning flags/ }).click();
  await page.getByLabel('Sailing').selectOption('evening');
  await page.getByLabel('Seats').fill('2');
  await book(page);
  await page.getByText('Your reference is SK-1001').waitFor();

  expect(stateOf(practice, visitor).bookings).toEqual([
    { id: 'SK-1001', weather: 'status-pages', name: 'Mira', sailing: 'evening', seats: 2 },
  ]);
  await page.getByRole('link', { name: 'My bookings' }).click();
  await page.getByRole('button', { name: 'Cancel SK-1001' }).click();
  await page.getByText('No bookings yet.').waitFor();
  const refused = await page.evaluate(async () => {
    const body = JSON.stringify({ name: 'M', sailing: 'moon', seats: 90 });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/weathers/slow/book?ms=0', { method: 'POST', headers, body })).status;
  });
  expect(refused).toBe(422);
  await booked(practice, visitor).toEqual([]);
});

test('every weather has a page in both languages', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('storm', '/', visitor));
  const addresses = weatherIds.flatMap((id) =>
    ['en', 'ru'].map((lang) => `/weathers/${id}?force=1&ms=0&every=9&lang=${lang}`),
  );

  const statuses = await page.evaluate(async (paths) => {
    const responses = await Promise.all(paths.map((path) => fetch(path)));
    for (const response of responses) void response.body?.cancel();
    return responses.map((response) => response.status);
  }, addresses);

  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('slow and dripping pages are usable in the end', async ({ page, practice, visitor }) => {
  for (const weather of ['slow?ms=300', 'drip?ms=100', 'late?ms=300']) {
    await sail(page, practice, visitor, weather);
    await book(page, weather);
    await page.getByText('Your reference is').waitFor();
  }

  await booked(practice, visitor).toHaveLength(3);
});

test('a gust refuses the first booking and lets the next one through', async ({ page, practice, visitor }) => {
  await sail(page, practice, visitor, 'flaky?every=2');
  await book(page);
  await page.getByRole('heading', { name: 'Service unavailable' }).waitFor();
  expect(stateOf(practice, visitor).bookings).toEqual([]);
  await page.goBack();
  await book(page);

  await booked(practice, visitor).toEqual(['Mira']);
});

test('a success message can be a lie: the server failed and holds nothing', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('storm', '/weathers/false-success', visitor));
  const answer = page.waitForResponse(/false-success\/book/);
  await book(page);

  expect((await answer).status()).toBe(500);
  await page.getByText('Booked. See you on board!').waitFor();
  expect(stateOf(practice, visitor).bookings).toEqual([]);
});

test('error pages carry their status and say when to come back', async ({ page, practice, visitor }) => {
  for (const [code, wait] of [[403], [404], [410], [429, '5'], [500], [503, '30']] as const) {
    const response = await page.goto(practice.url('storm', `/status/${code}`, visitor));
    expect([response?.status(), response?.headers()['retry-after']]).toEqual([code, wait]);
  }
});

test('a refused rush succeeds after the wait it was told', async ({ page, practice, visitor }) => {
  await sail(page, practice, visitor, 'rate-limit?seconds=1');
  await book(page);
  await page.getByText('Try again in 1 s.').waitFor();

  await expect
    .poll(
      async () => {
        await sail(page, practice, visitor, 'rate-limit?seconds=1');
        await book(page);
        await page.getByRole('alert').or(page.getByText('Your reference is')).waitFor();
        return stateOf(practice, visitor).bookings.length;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
});

test('a booking can be real although the page stays or a file comes', async ({ page, practice, visitor }) => {
  await sail(page, practice, visitor, 'no-content');
  await book(page, 'Silent');
  await booked(practice, visitor).toEqual(['Silent']);
  expect(new URL(page.url()).pathname).toBe('/weathers/no-content');

  await sail(page, practice, visitor, 'download');
  const download = page.waitForEvent('download');
  await book(page, 'Bottle');
  expect((await download).suggestedFilename()).toBe('ticket-SK-1002.txt');
  await booked(practice, visitor).toEqual(['Silent', 'Bottle']);
});

test('an expired form is refused until it is opened afresh', async ({ page, practice, visitor }) => {
  await sail(page, practice, visitor, 'expired-token');
  await book(page);
  await page.getByRole('heading', { name: 'This form has expired' }).waitFor();
  await sail(page, practice, visitor, 'expired-token');
  await book(page);

  await booked(practice, visitor).toEqual(['Mira']);
});

test('pressing twice books twice', async ({ page, practice, visitor }) => {
  await sail(page, practice, visitor, 'double-submit?ms=500');
  await book(page);
  await booked(practice, visitor).toEqual(['Mira']);
  await page.getByRole('button', { name: 'Book seat' }).click({ noWaitAfter: true });

  await booked(practice, visitor).toEqual(['Mira', 'Mira']);
});

test('a form in a document that never ends can be sent', async ({ page, practice, visitor }) => {
  await sail(page, practice, visitor, 'endless-document');
  await page.getByLabel('Passenger').waitFor();
  expect(await page.evaluate('document.readyState')).toBe('loading');
  await book(page);

  await booked(practice, visitor).toEqual(['Mira']);
});

test('polls, events, sockets and beacons keep talking while a seat is booked', async ({ page, practice, visitor }) => {
  for (const weather of ['long-poll', 'events', 'socket']) {
    await sail(page, practice, visitor, `${weather}?ms=50`);
    await expect.poll(() => page.locator('#news').textContent(), { timeout: 10_000 }).not.toBe('…');
    await book(page, weather);
    await page.getByText('Your reference is').waitFor();
  }
  await page.goto(practice.url('storm', '/weathers/beacons', visitor));
  await book(page, 'Gull');
  await booked(practice, visitor).toContain('Gull');

  const heard = (what: (state: StormState) => unknown) =>
    expect.poll(() => what(stateOf(practice, visitor)), { timeout: 10_000 });
  await heard(({ receivedBeacons }) => receivedBeacons).toEqual(expect.arrayContaining(['load', 'click']));
  await heard(({ requests }) => requests['poll']).toBeGreaterThan(0);
  await heard(({ requests }) => requests['events']).toBeGreaterThan(0);
  await heard(({ socketMessages }) => socketMessages[0]).toBe('hello');
});

test('a loop of redirects ends in an error, a long chain at the desk', async ({ page, practice, visitor }) => {
  await sail(page, practice, visitor, 'redirect-chain?hops=18');
  await page.getByRole('link', { name: 'Go to the ticket desk' }).click();
  await book(page);

  await booked(practice, visitor).toEqual(['Mira']);
  expect(stateOf(practice, visitor).requests['chain']).toBe(18);
  await page.getByText('Your reference is').waitFor();
  await expect(page.goto(practice.url('storm', '/loop/a', visitor))).rejects.toThrow('ERR_TOO_MANY_REDIRECTS');
});

test('the alerts stop when the question is accepted', async ({ page, practice, visitor }) => {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await sail(page, practice, visitor, 'dialogs?n=3');
  await expect.poll(() => said, { timeout: 10_000 }).toHaveLength(4);
  await book(page);

  await booked(practice, visitor).toEqual(['Mira']);
  expect(said).toHaveLength(4);
});

test('one click brings a swarm of windows', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('storm', '/weathers/popups?n=4', visitor));
  await page.getByRole('heading', { name: 'Flying fish' }).click();

  await expect.poll(() => page.context().pages().length, { timeout: 10_000 }).toBe(5);
});

test('leaving with a half-typed form is questioned, and back leads nowhere at first', async ({
  page,
  practice,
  visitor,
}) => {
  await page.goto(practice.url('storm', '/weathers/beforeunload', visitor));
  await page.getByLabel('Passenger').click();
  await page.keyboard.type('Mi');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('link', { name: 'Leave for the harbour' }).click();
  await page.getByRole('heading', { name: 'Pick a storm' }).waitFor();
  expect(asked).toEqual(['beforeunload']);

  await page.goto(practice.url('storm', '/weathers/history-trap?n=1', visitor));
  await page.goBack();
  await expect.poll(() => page.locator('#news').textContent(), { timeout: 10_000 }).toBe('1');
  expect(new URL(page.url()).pathname).toBe('/weathers/history-trap');
});

test('a form that is rebuilt all the time can still be filled in', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('storm', '/weathers/rerender?ms=50', visitor));
  await page.getByLabel('Passenger').focus();
  await page.keyboard.type('Mira of Skarra', { delay: 20 });
  // One question to the page: an element asked twice would be another one by then.
  const { x, y } = await page.evaluate<Place>(`document.querySelector('[name="book"]').getBoundingClientRect()`);
  await page.mouse.click(x + 20, y + 20);

  await booked(practice, visitor).toEqual(['Mira of Skarra']);
});

test('a shifting page puts another button under the pointer', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('storm', '/weathers/layout-shift', visitor));
  await page.getByLabel('Passenger').fill('Mira');
  const box = await page.getByRole('button', { name: 'Book seat' }).boundingBox();
  if (!box) throw new Error('The button is not shown.');
  await page.mouse.click(box.x + 20, box.y + 20);
  await expect.poll(() => page.getByLabel('Passenger').inputValue(), { timeout: 10_000 }).toBe('');
  await book(page, 'Second try');

  await booked(practice, visitor).toEqual(['Second try']);
});

test('an old copy of the page is shown until its worker is updated', async ({ page, practice, visitor }) => {
  const address = practice.url('storm', '/weathers/stale-worker', visitor);
  await page.goto(address);
  await page.evaluate('navigator.serviceWorker.ready');
  await page.goto(address);
  await book(page, 'Ghost');
  await page.getByText('This form is from an older version').waitFor();
  await page.goto(address);
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.getByRole('button', { name: 'Update now' }).waitFor({ state: 'detached' });
  await book(page, 'Living');

  await booked(practice, visitor).toEqual(['Living']);
});

test('bookings made on a cut line wait and go out when it is mended', async ({ page, practice, visitor }) => {
  await page.goto(practice.url('storm', '/weathers/offline', visitor));
  await page.getByLabel('Cut the line').check();
  await page.getByText('Offline.').waitFor();
  await book(page);
  await page.getByText('No connection. The booking waits.').waitFor();
  expect(stateOf(practice, visitor).bookings).toEqual([]);
  await page.getByLabel('Cut the line').uncheck();
  await page.getByText('Online. Waiting: 1').waitFor();
  await page.getByRole('button', { name: 'Send the queue' }).click();

  await booked(practice, visitor).toEqual(['Mira']);
});

test('one row of thousands is booked, and the page’s own clock is on record', async ({ page, practice, visitor }) => {
  await sail(page, practice, visitor, 'long-table?n=5000');
  await page.getByLabel('Passenger').fill('Mira');
  await page.locator('button[value="3777"]').click({ noWaitAfter: true });
  await expect.poll(() => stateOf(practice, visitor).bookings.at(-1)?.row, { timeout: 10_000 }).toBe(3777);
  await page.getByText('Your reference is').waitFor();

  await page.goto(practice.url('storm', '/weathers/clock?days=3652', visitor));
  await book(page);
  await booked(practice, visitor).toHaveLength(2);
  const seen = new Date(stateOf(practice, visitor).bookings.at(-1)?.clientTime ?? 0).getFullYear();
  expect(seen).toBeGreaterThanOrEqual(new Date().getFullYear() + 9);
});
