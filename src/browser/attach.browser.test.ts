import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { servePages } from '../../test/serve.ts';
import { observedSession, temporaryFolder } from '../../test/sessions.ts';
import { startUserBrowser } from '../../test/user-browser.ts';

const PAGES: Parameters<typeof servePages>[0] = {
  '/guarded': (_, response) => {
    response.writeHead(401, { 'www-authenticate': 'Basic realm="Theirs"' }).end();
  },
  '/file': (_, response) => {
    response.setHeader('content-disposition', 'attachment; filename="list.csv"').end('a;b');
  },
  '/news': '<title>News</title>',
  '/calendar': '<title>Calendar</title>',
  '/ours': '<title>Ours</title><a href="/popup" target="_blank">More</a>',
  '/popup': '<title>Pop-up</title>',
};

async function userAtWork() {
  const things = new AsyncDisposableStack();
  const folder = things.use(await temporaryFolder());
  const pages = things.use(await servePages(PAGES));
  const tabs = { open: [`${pages.origin}/news`], pinned: `${pages.origin}/calendar` };
  const user = things.use(await startUserBrowser(folder.path, tabs));
  await expect.poll(() => user.titles(), { timeout: 15_000 }).toContain('News');
  await expect.poll(() => user.titles(), { timeout: 15_000 }).toContain('Calendar');
  return { folder, pages, user, [Symbol.asyncDispose]: () => things.disposeAsync() };
}

test('a guest works in a tab of its own and leaves the browser as it was', async () => {
  await using scene = await userAtWork();
  const { user, pages, folder } = scene;
  {
    await using observed = await observedSession(folder.path, { cdp: user.endpoint });
    await observed.session.tab.goto(`${pages.origin}/ours`);

    expect(observed.session.mode).toBe('attached');
    expect(observed.session.tabs).toHaveLength(1);
    expect((await user.titles()).sort()).toEqual(['Calendar', 'News', 'Ours']);
  }

  // The browser takes its time to close a tab.
  await expect.poll(async () => (await user.titles()).sort()).toEqual(['Calendar', 'News']);
});

test('a pinned tab is never offered, another can be borrowed and is given back as it is', async () => {
  await using scene = await userAtWork();
  const { user, pages, folder } = scene;
  await using observed = await observedSession(folder.path, { cdp: user.endpoint });
  const { session } = observed;

  const offers = await session.offers();
  expect(offers.map(({ title }) => title)).toEqual(['News']);
  const [news] = offers;
  if (!news) return;
  const borrowed = await session.borrow(news);
  await borrowed.goto(`${pages.origin}/ours`);
  await session.closeTab(borrowed);

  expect(await user.titles()).toContain('Ours');
  expect(observed.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['tab_borrowed', 'tab_given_back']));
  await expect(borrowed.title()).rejects.toThrow('given back');
});

test('a window that our tab opens is ours, a tab that the user opens is not', async () => {
  await using scene = await userAtWork();
  const { user, pages, folder } = scene;
  await using observed = await observedSession(folder.path, { cdp: user.endpoint });
  const { session } = observed;
  await session.tab.goto(`${pages.origin}/ours`);

  await session.tab.page.getByRole('link').click();
  await expect.poll(() => session.tabs.length).toBe(2);
  await fetch(`${user.endpoint}/json/new?${encodeURIComponent(`${pages.origin}/news`)}`, { method: 'PUT' });

  await expect.poll(async () => (await user.titles()).filter((title) => title === 'News').length).toBe(2);
  expect(session.tabs).toHaveLength(2);
});

test('a file that our tab downloads is copied into quarantine', async () => {
  await using scene = await userAtWork();
  const { user, pages, folder } = scene;
  await using observed = await observedSession(folder.path, { cdp: user.endpoint });

  await observed.session.tab.goto(`${pages.origin}/file`);

  const file = await observed.heard('downloaded');
  expect(file).toMatchObject({ name: 'list.csv', size: 3, origin: pages.origin });
  expect(file.path).toContain(folder.path);
});

test('three tabs opened at the same moment are three tabs', async () => {
  await using scene = await userAtWork();
  const { user, folder } = scene;
  await using observed = await observedSession(folder.path, { cdp: user.endpoint });
  const { session } = observed;

  const tabs = await Promise.all([session.newTab(), session.newTab(), session.newTab()]);

  expect(new Set([...tabs, ...session.tabs].map(({ id }) => id)).size).toBe(4);
  expect(new Set(await Promise.all(tabs.map((tab) => tab.targetId()))).size).toBe(3);
});

test('nothing of ours stays in a tab that was given back', async () => {
  await using scene = await userAtWork();
  const { user, pages, folder } = scene;
  await using observed = await observedSession(folder.path, { cdp: user.endpoint });
  const [news] = await observed.session.offers();
  if (!news) throw new Error('The user has no tab to lend.');
  const borrowed = await observed.session.borrow(news);
  await borrowed.evaluate(() => void setTimeout(() => fetch('/guarded'), 500), undefined);

  await observed.session.giveBack(borrowed);
  await expect.poll(() => pages.asked, { timeout: 10_000 }).toContain('/guarded');

  expect(observed.events.filter(({ type }) => type === 'login_asked')).toEqual([]);
});

test('closing while the connection is being made again ends, and closes our tabs', async () => {
  await using scene = await userAtWork();
  const { user, pages, folder } = scene;
  const observed = await observedSession(folder.path, { cdp: user.endpoint });
  await observed.session.tab.goto(`${pages.origin}/ours`);

  user.cutWires();
  await observed.heard('connection_lost');
  await observed.session.close();

  expect((await user.titles()).sort()).toEqual(['Calendar', 'News']);
});

test('a program that is no browser is refused within the deadline, and let go', async () => {
  await using folder = await temporaryFolder();
  const silent = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const letGo = new Promise((resolve) => silent.once('connection', (socket) => socket.once('close', resolve)));

  const attaching = observedSession(folder.path, { cdp: `ws://127.0.0.1:${port}/`, deadline: 500 });

  await expect(attaching).rejects.toMatchObject({ code: 'attach_failed' });
  await letGo;
  silent.close();
});

test('a secret in the address is not told', async () => {
  await using folder = await temporaryFolder();

  const attaching = observedSession(folder.path, { cdp: 'http://ann:hunter22@127.0.0.1:1/?token=abcdef123' });

  await expect(attaching).rejects.toThrow('No browser answers at');
  await expect(attaching).rejects.not.toThrow(/hunter22|abcdef123/);
});

test('when the wire breaks, the same tab goes on where it was', async () => {
  await using scene = await userAtWork();
  const { user, pages, folder } = scene;
  await using observed = await observedSession(folder.path, { cdp: user.endpoint });
  const { tab } = observed.session;
  await tab.goto(`${pages.origin}/ours`);
  await tab.evaluate(() => void Reflect.set(globalThis, 'mark', 7), undefined);

  user.cutWires();
  await observed.heard('connection_lost');
  await observed.heard('reconnected');

  expect(await tab.evaluate(() => Reflect.get(globalThis, 'mark'), undefined)).toBe(7);
  expect(observed.session.tabs).toEqual([tab]);
});

test('a browser that its user closes while we are in it is told as that, within a second or so', async () => {
  await using scene = await userAtWork();
  const { user, folder } = scene;
  await using observed = await observedSession(folder.path, { cdp: user.endpoint });

  const killed = performance.now();
  user.kill();
  await observed.heard('connection_lost');

  expect(performance.now() - killed).toBeLessThan(1_000);
  expect(await observed.heard('browser_closed')).toMatchObject({ by: 'user' });
  await expect(observed.session.tab.title()).rejects.toMatchObject({ code: 'browser_closed' });
});

test('an address where no browser listens is one clear sentence', async () => {
  await using folder = await temporaryFolder();

  const attaching = observedSession(folder.path, { cdp: 'http://127.0.0.1:1' });

  await expect(attaching).rejects.toThrow('No browser answers at http://127.0.0.1:1.');
});

test('in a tab of ours what would change something waits, also in one that came later; in the tabs of the user it does not', async () => {
  await using scene = await userAtWork();
  const { user, pages, folder } = scene;
  await using observed = await observedSession(folder.path, { cdp: user.endpoint });
  const { session } = observed;
  const hold = await session.holdOutgoing();
  hold.judge = () => 'hold';
  const first = session.tab;
  const [news] = await session.offers();
  const later = await session.newTab(`${pages.origin}/ours`);
  const send = () =>
    fetch('/sent', { method: 'POST' }).then(
      ({ status }) => status,
      () => 'not sent',
    );

  await first.goto(`${pages.origin}/ours`);
  const sending = [first, later].map((tab) => tab.evaluate(send, undefined));
  await expect.poll(() => hold.held.map(({ outgoing }) => outgoing.method)).toEqual(['POST', 'POST']);
  expect(pages.asked).not.toContain('/sent');
  await hold.refuseAll();
  expect(await Promise.all(sending)).toEqual(['not sent', 'not sent']);

  // What waits in a tab that is given back is not sent behind everybody's back.
  if (!news) return;
  const borrowed = await session.borrow(news);
  void borrowed.evaluate(send, undefined).catch(() => {});
  await expect.poll(() => hold.held).toHaveLength(1);
  await session.giveBack(borrowed);
  expect(hold.held).toEqual([]);
  expect(pages.asked).not.toContain('/sent');
});
