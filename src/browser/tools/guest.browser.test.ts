import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';
import { observedSession, temporaryFolder } from '../../../test/sessions.ts';
import { startUserBrowser } from '../../../test/user-browser.ts';
import { Helm } from '../helm.ts';

const PAGES = {
  '/news': '<title>News</title>',
  '/pinned': '<title>Pinned</title>',
  '/kept': `<title>Kept</title><p id="p">Fresh</p><button onclick="p.textContent = 'Back from the cache'">Press</button>
    <script>addEventListener('pageshow', (event) => { if (event.persisted) document.title = 'Restored' })</script>`,
  '/next': '<title>Next</title><p>The next page</p>',
};

async function guest() {
  const things = new AsyncDisposableStack();
  const folder = things.use(await temporaryFolder());
  const pages = things.use(await servePages(PAGES));
  const tabs = { open: [`${pages.origin}/news`], pinned: `${pages.origin}/pinned` };
  const user = things.use(await startUserBrowser(folder.path, tabs));
  await expect.poll(() => user.titles(), { timeout: 15_000 }).toContain('News');
  const { session } = things.use(await observedSession(folder.path, { cdp: user.endpoint }));
  const helm = new Helm(session, { deadline: 10_000 });
  const act = (tool: string, input: Record<string, unknown> = {}) => helm.act({ tool, input });
  return { origin: pages.origin, user, session, helm, act, [Symbol.asyncDispose]: () => things.disposeAsync() };
}

let scene: Awaited<ReturnType<typeof guest>>;

beforeAll(async () => {
  scene = await guest();
});
afterAll(() => scene[Symbol.asyncDispose]());

test("in the user's own browser one goes back to a page that was kept alive, and acts on it", async () => {
  const { origin, act, helm } = scene;
  await act('navigate', { url: `${origin}/kept` });
  await act('navigate', { url: `${origin}/next` });

  const { said, now } = await act('back');
  const [button] = now?.lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string')) ?? [];
  const pressed = await act('click', { id: button?.id });

  expect(said).toBe(`Went back to ${origin}/kept.`);
  expect(now?.title).toBe('Restored');
  expect(wordsOf(pressed.now)).toContain('Back from the cache');
  expect(wordsOf((await act('forward')).now)).toContain('The next page');
  expect(helm.tab.url).toBe(`${origin}/next`);
});

test('a borrowed tab is given back instead of being closed', async () => {
  const { act, helm, session, user } = scene;
  const [news] = await session.offers();
  if (!news) throw new Error('No tab is offered.');
  const borrowed = await session.borrow(news);
  await helm.switchTo(borrowed);

  const listed = await act('tabs');
  const { said } = await act('close_tab');

  expect(listed.read).toContain('"News"');
  expect(listed.read).toContain('(in front, borrowed)');
  expect(said).toBe(`Gave tab ${borrowed.id} back to its owner; it stays open.`);
  expect(await user.titles()).toContain('News');
});
