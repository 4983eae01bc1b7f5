import { expect, test } from '../../test/fixtures.ts';

test('each site answers at a host name of its own', async ({ page, practice }) => {
  for (const site of practice.sites) {
    const response = await page.goto(practice.url(site.name));

    expect(response?.status(), site.name).toBe(200);
  }
});

test('the state endpoint shows a change made in the page, and a reset takes it back', async ({
  page,
  practice,
  visitor,
}) => {
  const starred = async () => {
    const answer = await fetch(`http://127.0.0.1:${practice.port}/state/mail?visitor=${visitor}`);
    const { messages } = (await answer.json()) as { messages: { starred: boolean }[] };
    return messages.filter((message) => message.starred).length;
  };
  await page.goto(practice.url('mail', '/', visitor));
  const star = page.getByRole('button', { name: 'Add star' }).first();
  await star.waitFor();
  const before = await starred();

  await star.click();
  await expect.poll(starred, { timeout: 10_000 }).toBe(before + 1);
  await page.evaluate(() => fetch('/practice/reset', { method: 'POST' }).then((response) => response.status));

  expect(await starred()).toBe(before);
});

test('the state of nobody is not found', async ({ practice }) => {
  const unknown = await fetch(`http://127.0.0.1:${practice.port}/state/mail?visitor=nobody-at-all`);
  const nowhere = await fetch(`http://127.0.0.1:${practice.port}/state/nowhere`);

  expect([unknown.status, nowhere.status]).toEqual([404, 404]);
});
