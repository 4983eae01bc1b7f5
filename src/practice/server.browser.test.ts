import { expect, test } from '../../test/fixtures.ts';

test('each site answers at a host name of its own', async ({ page, practice }) => {
  for (const site of practice.sites) {
    const response = await page.goto(practice.url(site.name));

    expect(response?.status(), site.name).toBe(200);
  }
});
