import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forThisFile } from '../../../test/for-this-file.ts';
import { servePages } from '../../../test/serve.ts';
import { observedSession, reopenedSession, temporaryFolder } from '../../../test/sessions.ts';

// What storms, or is opened with a wish of its own, has a browser of its own.
const [browser] = await forThisFile(reopenedSession());

test('an alert is closed, a question is declined, and both are told', async () => {
  await using pages = await servePages({
    '/': `<script>alert('Hi'); document.title = [confirm('Delete all?'), prompt('Name?')].join()</script>`,
  });
  const observed = await browser.anew();

  await observed.session.tab.goto(pages.origin);

  expect(await observed.session.tab.title()).toBe('false,');
  expect(observed.events.filter(({ type }) => type === 'dialog_shown')).toMatchObject([
    { kind: 'alert', message: 'Hi', answer: 'accepted' },
    { kind: 'confirm', message: 'Delete all?', answer: 'dismissed' },
    { kind: 'prompt', message: 'Name?', answer: 'dismissed' },
  ]);
});

test('a question is accepted only when that was decided before, and only once', async () => {
  await using pages = await servePages({
    '/': `<script>document.title = [confirm('First?'), confirm('Second?')].join()</script>`,
  });
  const observed = await browser.anew();
  const { session } = observed;

  session.expectDialog(session.tab, { accept: true });
  await session.tab.goto(pages.origin);

  expect(await session.tab.title()).toBe('true,false');
});

test('words that were decided on are given to who asks for words, and are no yes to anything else', async () => {
  await using pages = await servePages({
    '/': '<script>document.title = String(prompt("Name?"))</script>',
    '/sure': '<script>document.title = String(confirm("Delete all?"))</script>',
  });
  const observed = await browser.anew();
  const { session } = observed;

  session.expectDialog(session.tab, { accept: true, text: 'Anna' });
  await session.tab.goto(pages.origin);
  expect(await session.tab.title()).toBe('Anna');

  session.expectDialog(session.tab, { accept: true, text: 'Anna' });
  await session.tab.goto(`${pages.origin}/sure`);
  expect(await session.tab.title()).toBe('false');
});

test('a page with unsaved work is not left by itself', async () => {
  await using pages = await servePages({
    '/': `<title>Unsaved</title><button onclick="window.addEventListener('beforeunload', (event) => event.preventDefault())">Edit</button>`,
    '/next': '<title>Next</title>',
  });
  const observed = await browser.anew();
  const { tab } = observed.session;
  await tab.goto(pages.origin);
  await tab.page.getByRole('button').click();

  await expect(tab.goto(`${pages.origin}/next`)).rejects.toMatchObject({ code: 'navigation_failed' });

  expect(await tab.title()).toBe('Unsaved');
  expect(await observed.heard('dialog_shown')).toMatchObject({ kind: 'beforeunload', answer: 'dismissed' });
  observed.session.expectDialog(tab, { accept: true });
  await tab.goto(`${pages.origin}/next`);
  expect(await tab.title()).toBe('Next');
});

test('a storm of dialogs ends in silence, and the page stays usable', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages({
    '/': `<title>Storm</title><script>setInterval(() => alert('!'), 0)</script>`,
  });
  await using observed = await observedSession(folder.path);

  await observed.session.tab.goto(pages.origin);
  await observed.heard('dialogs_silenced');

  expect(await observed.session.tab.title()).toBe('Storm');
  const count = observed.events.filter(({ type }) => type === 'dialog_shown').length;
  expect(count).toBeLessThan(40);
});

test('a window that the page opens is a tab of the session', async () => {
  await using pages = await servePages({
    '/': '<a href="/terms" target="_blank">Terms</a>',
    '/terms': '<title>Terms</title>',
  });
  const observed = await browser.anew();
  const { session } = observed;
  await session.tab.goto(pages.origin);

  await session.tab.page.getByRole('link').click();
  await expect.poll(() => session.tabs.length).toBe(2);

  await session.tab.page.waitForLoadState();
  expect(await session.tab.title()).toBe('Terms');
  expect(observed.events).toContainEqual(expect.objectContaining({ type: 'tab_opened', by: 'page' }));
});

test('a storm of windows is refused', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages({
    '/': `<title>Windows</title><button onclick="for (let n = 0; n < 20; n++) window.open('/?' + n, 'w' + n)">Go</button>`,
  });
  await using observed = await observedSession(folder.path);
  const { session } = observed;
  await session.tab.goto(pages.origin);

  await session.tab.page.getByRole('button').click();
  for (let n = 0; n < 20; n += 1)
    await session.tabs[0]?.evaluate((number) => void Reflect.get(globalThis, 'open')(`/?${number}`, `e${number}`), n);

  await expect.poll(() => session.tabs.length).toBeLessThan(12);
  expect(await session.tabs[0]?.title()).toBe('Windows');
});

test('a download lies in quarantine under a clean name, weighed and hashed', async () => {
  const content = 'name;price\nmilk;1.20\n';
  await using pages = await servePages({
    '/': '<a href="/list">Price list</a>',
    '/list': (_, response) => {
      response.setHeader('content-disposition', 'attachment; filename="../../prices.csv"');
      response.setHeader('content-type', 'text/csv').end(content);
    },
  });
  const observed = await browser.anew();
  await observed.session.tab.goto(pages.origin);

  await observed.session.tab.page.getByRole('link').click();
  const file = await observed.heard('downloaded');

  expect(file).toMatchObject({ size: content.length, origin: pages.origin, url: `${pages.origin}/list` });
  expect(file.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  expect(file.path).toBe(join(browser.path, 'downloads', file.name));
  expect(await readFile(file.path, 'utf8')).toBe(content);
});

test('an address that turns out to be a file is no failure', async () => {
  await using pages = await servePages({
    '/file': (_, response) => {
      response.setHeader('content-disposition', 'attachment; filename="report.pdf"').end('%PDF');
    },
  });
  const observed = await browser.anew();

  const arrival = await observed.session.tab.goto(`${pages.origin}/file`);

  expect(arrival.becameDownload).toBe(true);
  expect((await observed.heard('downloaded')).name).toBe('report.pdf');
});

test('a page that asks for a file gets none', async () => {
  await using pages = await servePages({ '/': '<title>CV</title><input type="file" multiple aria-label="CV">' });
  const observed = await browser.anew();
  await observed.session.tab.goto(pages.origin);

  await observed.session.tab.page.getByLabel('CV').click();

  expect(await observed.heard('file_chooser_shown')).toMatchObject({ multiple: true, answer: 'cancelled' });
  expect(await observed.session.tab.title()).toBe('CV');
});

const guarded: Parameters<typeof servePages>[0] = {
  '/': '<title>Open</title>',
  '/vault': (request, response) => {
    const known = request.headers.authorization === `Basic ${btoa('ann:open sesame')}`;
    response.writeHead(known ? 200 : 401, known ? {} : { 'www-authenticate': 'Basic realm="Vault"' });
    response.end(known ? '<title>Inside</title>' : '<title>Outside</title>');
  },
};

test('a login that a server asks for is cancelled and told', async () => {
  await using pages = await servePages(guarded);
  const observed = await browser.anew();

  const arrival = await observed.session.tab.goto(`${pages.origin}/vault`);

  expect(arrival.status).toBe(401);
  expect(await observed.session.tab.title()).toBe('Outside');
  expect(await observed.heard('login_asked')).toMatchObject({
    origin: pages.origin,
    realm: 'Vault',
    answer: 'cancelled',
  });
});

test('a script that meets a login is not left waiting', async () => {
  await using pages = await servePages(guarded);
  const observed = await browser.anew();
  await observed.session.tab.goto(pages.origin);

  const status = await observed.session.tab.evaluate(
    () => fetch('/vault').then((response) => response.status),
    undefined,
  );

  expect(status).toBe(401);
});

test('a configured login is given to its own origin and to no other', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages(guarded);
  await using others = await servePages(guarded);
  const httpCredentials = { origin: pages.origin, username: 'ann', password: 'open sesame' };
  await using observed = await observedSession(folder.path, { httpCredentials });

  await observed.session.tab.goto(`${pages.origin}/vault`);
  expect(await observed.session.tab.title()).toBe('Inside');
  await observed.session.tab.goto(`${others.origin}/vault`);

  expect(await observed.session.tab.title()).toBe('Outside');
});

test('a page may put nothing on the clipboard unless that was granted', async () => {
  const script = `<script>
    const ask = (name) => navigator.permissions.query({ name }).then((it) => it.state);
    Promise.all([ask('clipboard-write'), navigator.clipboard.writeText('x').then(() => 'written', ({ name }) => name)])
      .then((all) => { document.title = all.join(); });
  </script>`;
  await using pages = await servePages({ '/': script });
  const observed = await browser.anew();

  await observed.session.tab.goto(pages.origin);

  await expect.poll(() => observed.session.tab.title()).toBe('denied,NotAllowedError');
  await expect
    .poll(() => observed.events.filter(({ type }) => type === 'permission_asked'))
    .toMatchObject([{ permission: 'clipboard-write', origin: pages.origin, answer: 'denied' }]);
});

test('a permission that a page asks for is denied unless it was granted, and told either way', async () => {
  await using folder = await temporaryFolder();
  await using pages = await servePages({
    '/': `<script>
      const ask = (name) => navigator.permissions.query({ name }).then((it) => it.state);
      Notification.requestPermission().then(async (answer) => {
        navigator.geolocation.getCurrentPosition(() => {}, () => {});
        document.title = [answer, await ask('geolocation'), Notification.requestPermission.toString().includes('native')].join();
      });
    </script>`,
  });
  await using observed = await observedSession(folder.path, { permissions: ['geolocation'] });

  await observed.session.tab.goto(pages.origin);

  await expect.poll(() => observed.session.tab.title()).toBe('denied,granted,true');
  await expect
    .poll(() => observed.events.filter(({ type }) => type === 'permission_asked'))
    .toMatchObject([
      { permission: 'notifications', origin: pages.origin, answer: 'denied' },
      { permission: 'geolocation', origin: pages.origin, answer: 'granted' },
    ]);
});
