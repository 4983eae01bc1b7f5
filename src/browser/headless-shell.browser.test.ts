import { expect, test } from 'vitest';
import { servePages } from '../../test/serve.ts';
import { observedSession, temporaryFolder } from '../../test/sessions.ts';
import { findShell } from './find-shell.ts';

test.skipIf(!findShell())('a headless shell shares its profile with the browser beside it', async () => {
  await using folder = await temporaryFolder();
  await using site = await servePages({ '/': '<title>Here</title><p>Welcome</p>' });
  const visit = async (headless: 'shell' | 'yes', script: string) => {
    await using opened = await observedSession(folder.path, { headless, browser: undefined });
    const { tab } = opened.session;
    const told = await opened.heard('opened');
    await tab.goto(site.origin);
    return { browser: told.browser, visible: told.visible, came: await tab.page.evaluate<string>(script) };
  };

  const first = await visit(
    'shell',
    'document.cookie = "known=yes; max-age=1000"; localStorage.setItem("known", "yes"); ""',
  );
  const second = await visit('yes', 'document.cookie + " " + localStorage.getItem("known")');

  expect(first).toMatchObject({ browser: expect.stringMatching(/^Chrome headless shell \d/), visible: false });
  expect(second).toMatchObject({ browser: expect.not.stringContaining('shell'), came: 'known=yes yes' });
});

test('where there is none, that is said, and no other browser is taken', async () => {
  await using folder = await temporaryFolder();
  const opening = observedSession(folder.path, { headless: 'shell', browser: process.execPath });

  await expect(opening).rejects.toMatchObject({
    code: 'no_browser',
    message: 'No Chrome headless shell was found on this machine.',
  });
});

test.skipIf(!findShell())('what can have no window is not asked for one', async () => {
  await using folder = await temporaryFolder();
  const opening = observedSession(folder.path, { headless: 'no', browser: findShell()?.path });

  await expect(opening).rejects.toMatchObject({ code: 'no_display' });
});
