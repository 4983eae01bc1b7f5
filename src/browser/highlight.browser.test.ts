import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AtHelm, atHelm, numberIn } from '../../test/helm.ts';
import { isNear, type Pixels, pixelsOf } from '../../test/pixels.ts';
import { servePages } from '../../test/serve.ts';
import { observedSession, temporaryFolder } from '../../test/sessions.ts';
import { startUserBrowser } from '../../test/user-browser.ts';
import { Helm } from './helm.ts';
import { Highlight } from './highlight.ts';
import type { Session } from './session.ts';
import type { Tab } from './tab.ts';

const PAGE = `<!doctype html><style>body{margin:0;font:16px Arial}button{position:absolute;left:100px;top:100px;width:160px;height:50px}</style>
<button onclick="pressed++">Add to cart</button>
<script>
  globalThis.pressed = 0;
  globalThis.noticed = [];
  new MutationObserver(() => noticed.push('mutation')).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ['resize', 'scroll', 'visibilitychange', 'blur', 'animationstart', 'transitionrun']) addEventListener(type, () => noticed.push(type), true);
  globalThis.look = () => JSON.stringify([document.documentElement.outerHTML, document.elementFromPoint(180, 125).tagName,
    document.getAnimations().length, document.styleSheets.length, getComputedStyle(document.querySelector('button')).cssText,
    getComputedStyle(document.documentElement).cssText, frames.length, Object.keys(globalThis).length]);
</script>`;
const LINE = [37, 99, 235] as const;
const SPOT = { point: { x: 180, y: 125 }, box: { left: 100, top: 100, right: 260, bottom: 150 } };

let site: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  site = await servePages({ '/': PAGE });
});

afterAll(() => site[Symbol.asyncDispose]());

describe('in a page', () => {
  let at: AtHelm;

  beforeAll(async () => {
    at = await atHelm();
  });

  afterAll(() => at[Symbol.asyncDispose]());

  test('a line and a pointer are drawn, and the page has no way to know', async () => {
    await at.open(site.origin);
    const { page } = at.helm.tab;
    const before = await page.evaluate('look()');
    const highlight = new Highlight(page);

    highlight.show(SPOT);
    await delay(600);

    expect(isNear((await shown(at)).at(96, 125), LINE, 40)).toBe(true);
    expect(await page.evaluate('look()')).toBe(before);
    expect(await page.evaluate('noticed')).toEqual([]);
    await page.mouse.click(180, 125);
    expect(await page.evaluate('pressed')).toBe(1);
    await highlight.close();
  });

  test('nothing of it is in a picture, and it is there again afterwards', async () => {
    await at.open(site.origin);
    const highlight = new Highlight(at.helm.tab.page);
    const clean = await rawPicture(at);
    highlight.show(SPOT);
    await delay(600);

    const during = await highlight.undrawn(() => rawPicture(at));

    expect(during).toBe(clean);
    await delay(200);
    expect(isNear((await shown(at)).at(96, 125), LINE, 40)).toBe(true);
    await highlight.close();
  });

  test('it goes by itself, and at once when the tab is let go', async () => {
    await at.open(site.origin);
    const clean = await rawPicture(at);
    const highlight = new Highlight(at.helm.tab.page);

    highlight.show(SPOT);
    await delay(500);
    await highlight.close();
    expect(await rawPicture(at)).toBe(clean);

    highlight.show(SPOT);
    await expect.poll(() => rawPicture(at), { timeout: 8_000, interval: 300 }).not.toBe(clean);
    await expect.poll(() => rawPicture(at), { timeout: 8_000, interval: 300 }).toBe(clean);
    await highlight.close();
  });

  test('without a window nobody watches, and nothing is drawn', async () => {
    const words: string[] = [];
    const helm = new Helm(at.session, { onWords: (said) => words.push(said) });
    await at.session.newTab(site.origin);
    await helm.observe();

    await helm.hands.hover(numberIn(helm.last, 'Add to cart'));
    await delay(400);

    expect(words).toEqual(['Add to cart']);
    expect((await shownIn(helm)).find(LINE)).toBeUndefined();
  });
});

test('a tab that is given back to its owner keeps nothing of it', async () => {
  await using folder = await temporaryFolder();
  await using user = await startUserBrowser(folder.path, {
    open: [`${site.origin}/`],
    pinned: `${site.origin}/pinned`,
  });
  await using first = await observedSession(folder.path, { cdp: user.endpoint });
  const helm = new Helm(first.session);
  const lent = await borrowed(first.session);
  await helm.switchTo(lent);
  await helm.observe();
  await helm.hands.hover(numberIn(helm.last, 'Add to cart'));
  await expect.poll(async () => (await shownIn(helm)).find(LINE), { timeout: 3_000 }).toBeDefined();

  await first.session.giveBack(lent);

  const later = new Helm(first.session, { highlight: false });
  await later.switchTo(await borrowed(first.session));
  expect((await shownIn(later)).find(LINE)).toBeUndefined();
});

describe.skipIf(!existsSync('/usr/bin/Xvfb'))('in a window', () => {
  let display: ChildProcess;
  const outer = process.env['DISPLAY'];

  beforeAll(async () => {
    display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = await new Promise<Buffer[]>((resolve) => {
      (display.stdio[3] as Readable).once('data', (data: Buffer) => resolve([data]));
    });
    process.env['DISPLAY'] = `:${String(number).trim()}`;
  });

  afterAll(() => {
    if (outer === undefined) delete process.env['DISPLAY'];
    else process.env['DISPLAY'] = outer;
    display.kill();
  });

  test('people see what is touched, pictures do not show it, and it can be off', async () => {
    await using folder = await temporaryFolder();
    await using watched = await observedSession(folder.path, { headless: 'no' });
    const { session } = watched;
    const words: string[] = [];
    const helm = new Helm(session, { onWords: (said) => words.push(said) });
    await helm.tab.goto(site.origin);
    await helm.observe();

    await helm.act({ tool: 'click', input: { id: numberIn(helm.last, 'Add to cart') } });

    await expect.poll(async () => (await shownIn(helm)).find(LINE), { timeout: 3_000 }).toBeDefined();
    expect(words).toEqual(['click · Add to cart']);
    const { picture } = await helm.act({ tool: 'screenshot', input: { format: 'png' } });
    expect(pixelsOf(picture?.bytes ?? new Uint8Array()).find(LINE)).toBeUndefined();

    await session.newTab(site.origin);
    const quiet = new Helm(session, { highlight: false });
    await quiet.observe();
    await quiet.act({ tool: 'click', input: { id: numberIn(quiet.last, 'Add to cart') } });
    await delay(400);
    expect((await shownIn(quiet)).find(LINE)).toBeUndefined();
  });
});

async function borrowed(session: Session): Promise<Tab> {
  await expect.poll(() => session.offers(), { timeout: 15_000 }).not.toEqual([]);
  const [offer] = await session.offers();
  if (!offer) throw new Error('No tab is offered.');
  return session.borrow(offer);
}

/** What is on the screen, with everything that was drawn over it. */
async function rawPicture({ helm }: { helm: Helm }): Promise<string> {
  const cdp = await helm.tab.cdp();
  return (await cdp.send('Page.captureScreenshot', { format: 'png' })).data;
}

async function shownIn(helm: Helm): Promise<Pixels> {
  return pixelsOf(Buffer.from(await rawPicture({ helm }), 'base64'));
}

function shown({ helm }: AtHelm): Promise<Pixels> {
  return shownIn(helm);
}
