import { expect, test } from 'vitest';
import { controlsOf, wordsOf } from '../../../test/helm.ts';
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

test("in the user's own browser a kept page is gone back to, and a borrowed tab is given back, not closed", async () => {
  await using scene = await guest();
  const { origin, act, helm, session, user } = scene;
  await act('navigate', { url: `${origin}/kept` });
  await act('navigate', { url: `${origin}/next` });

  const back = await act('back');
  const [button] = controlsOf(back.now);
  const pressed = await act('click', { id: button?.id });

  expect(back.said).toBe(`Went back to ${origin}/kept.`);
  expect(back.now?.title).toBe('Restored');
  expect(wordsOf(pressed.now)).toContain('Back from the cache');
  expect(wordsOf((await act('forward')).now)).toContain('The next page');

  const [news] = await session.offers();
  if (!news) throw new Error('No tab is offered.');
  const borrowed = await session.borrow(news);
  await helm.switchTo(borrowed);
  const listed = await act('tabs');
  const { said } = await act('close_tab');

  expect(listed.read).toMatch(/"News" .*\(in front, borrowed\)/);
  expect(said).toBe(`Gave tab ${borrowed.id} back to its owner; it stays open.`);
  expect(await user.titles()).toContain('News');
});
