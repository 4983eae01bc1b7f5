import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtHelm, atHelm } from '../../test/helm.ts';
import { isNear } from '../../test/pixels.ts';
import { servePages } from '../../test/serve.ts';
import { Redactor } from '../log.ts';
import { LiveView, type SeenPage } from './live-view.ts';

const RED = [255, 0, 0] as const;
const BLUE = [0, 0, 255] as const;
const PAPER = [255, 255, 255] as const;
const MASK = [0x30, 0x30, 0x3a] as const;
type Colour = readonly [number, number, number];

const page = (body: string) => `<!doctype html><style>body{margin:0;font:20px Arial}</style>${body}`;
const square = (colour: string) => `<div id=square style="width:200px;height:200px;background:${colour}"></div>`;

let site: Awaited<ReturnType<typeof servePages>>;
let at: AtHelm;

beforeAll(async () => {
  site = await servePages({
    '/still': page(`<title>Still</title>${square('red')}`),
    '/other': page(`<title>Other</title>${square('blue')}`),
    '/lively': page(
      `<title>Lively</title>${square('red')}<div id=box style="position:absolute;top:300px;width:80px;height:80px;background:red"></div>
       <script>let n=0;(function turn(){box.style.left=(n++%500)+'px';requestAnimationFrame(turn)})()</script>`,
    ),
    '/form': page(
      `<title>Form</title><input id=name style="display:block;width:300px;height:40px"><input id=code autocomplete=one-time-code value=482913 style="display:block;width:300px;height:40px;margin-top:60px">
       <button id=b style="width:200px;height:60px;margin-top:20px" onclick="document.title='pressed '+event.isTrusted+' '+event.detail">Press</button>
       <div style="height:3000px"></div>`,
    ),
    '/fleeing': page(
      `<title>Fleeing</title><b id=key style="position:absolute;background:#0f0;font-size:30px">sesame-open-42</b>
       <script>let n=0;(function turn(){if(n<90)key.style.translate=(n*7)+'px '+(n++*4)+'px';requestAnimationFrame(turn)})()</script>`,
    ),
    '/secret': page(`<title>sesame-open-42</title><p id=known style="margin:40px">The key is sesame-open-42.</p>`),
  });
  at = await atHelm({ redactor: new Redactor(['sesame-open-42']) });
});

afterAll(async () => {
  await at[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

/** Somebody who looks, and says so at once unless told otherwise. */
function watching({ isBare = () => false, sees = true }: { isBare?: () => boolean; sees?: boolean } = {}) {
  const pictures: Buffer[] = [];
  const scenes: SeenPage[] = [];
  const view: LiveView = new LiveView(at.session, at.helm, {
    picture: (jpeg) => {
      pictures.push(jpeg);
      if (sees) setImmediate(() => view.seen());
    },
    scene: (scene) => void scenes.push(scene),
    isBare,
  });
  return {
    pictures,
    scenes,
    view,
    /** The colour at a point of the page, in the newest picture. */
    async shows(x: number, y: number, colour: Colour): Promise<boolean> {
      const [newest, scene] = [pictures.at(-1), scenes.at(-1)];
      return newest !== undefined && scene !== undefined && isNear(await colourIn(newest, scene, x, y), colour);
    },
    [Symbol.asyncDispose]: () => view.close(),
  };
}

/** What a page has to read pictures with. */
interface Canvas {
  createImageBitmap(blob: unknown): Promise<{ width: number; height: number }>;
  OffscreenCanvas: new (width: number, height: number) => { getContext(kind: string): Context };
  Blob: new (parts: unknown[]) => unknown;
  atob(text: string): string;
}

interface Context {
  drawImage(picture: unknown, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { data: number[] };
}

async function colourIn(jpeg: Buffer, { width }: SeenPage, x: number, y: number): Promise<[number, number, number]> {
  const found = await at.helm.tab.page.evaluate(
    async ([base64, width, x, y]) => {
      const { createImageBitmap, OffscreenCanvas, Blob, atob } = globalThis as never as Canvas;
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context.drawImage(bitmap, 0, 0);
      const scale = bitmap.width / width;
      return [...context.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data];
    },
    [jpeg.toString('base64'), width, x, y] as const,
  );
  const [red = 0, green = 0, blue = 0] = found;
  return [red, green, blue];
}

/** How many pixels of a picture are of this colour. */
async function countOf(jpeg: Buffer, colour: Colour): Promise<number> {
  return at.helm.tab.page.evaluate(
    async ([base64, [red, green, blue]]) => {
      const { createImageBitmap, OffscreenCanvas, Blob, atob } = globalThis as never as Canvas;
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
        if (Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 120) count += 1;
      }
      return count;
    },
    [jpeg.toString('base64'), colour] as const,
  );
}

const centreOf = (selector: string) =>
  at.helm.tab.page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

test('a page on which nothing moves is seen at once, and what changes on it too', async () => {
  await at.open(`${site.origin}/still`);
  await using watcher = watching();

  await expect.poll(() => watcher.shows(100, 100, RED), { timeout: 5_000 }).toBe(true);
  expect(watcher.scenes.at(-1)).toMatchObject({ url: `${site.origin}/still`, title: 'Still' });
  await at.helm.tab.page.evaluate('square.style.background = "blue"');
  await expect.poll(() => watcher.shows(100, 100, BLUE), { timeout: 5_000 }).toBe(true);
});

test('it goes along to another page and to another tab, and back when that one is closed', async () => {
  await at.open(`${site.origin}/still`);
  await using watcher = watching();
  await expect.poll(() => watcher.shows(100, 100, RED), { timeout: 5_000 }).toBe(true);

  await at.helm.tab.goto(`${site.origin}/other`);
  await expect.poll(() => watcher.shows(100, 100, BLUE), { timeout: 5_000 }).toBe(true);
  const tab = await at.session.newTab(`${site.origin}/still`);
  await at.helm.switchTo(tab);
  await expect.poll(() => watcher.shows(100, 100, RED), { timeout: 5_000 }).toBe(true);
  await at.session.closeTab(tab);
  await expect.poll(() => watcher.scenes.at(-1)?.title, { timeout: 5_000 }).toBe('Other');
  await expect.poll(() => watcher.shows(100, 100, BLUE), { timeout: 5_000 }).toBe(true);
});

test('nothing more is sent until the last picture was seen; then the newest one is', async () => {
  await at.open(`${site.origin}/lively`);
  await using watcher = watching({ sees: false });
  await expect.poll(() => watcher.pictures.length, { timeout: 5_000 }).toBe(1);

  await at.helm.tab.page.evaluate('square.style.background = "blue"');
  await at.helm.tab.page.evaluate('new Promise((done) => setTimeout(done, 600))');
  expect(watcher.pictures).toHaveLength(1);
  watcher.view.seen();
  await expect.poll(() => watcher.pictures.length, { timeout: 5_000 }).toBe(2);
  watcher.view.seen();

  await expect.poll(() => watcher.shows(100, 100, BLUE), { timeout: 5_000 }).toBe(true);
});

test('what no picture may show is covered, also in titles, and shown to nobody but whoever drives', async () => {
  let drives = false;
  await at.open(`${site.origin}/form`);
  await using watcher = watching({ isBare: () => drives });
  const code = await centreOf('#code');
  await expect.poll(() => watcher.shows(code.x, code.y, MASK), { timeout: 5_000 }).toBe(true);

  await at.helm.tab.goto(`${site.origin}/secret`);
  await expect.poll(() => watcher.scenes.at(-1)?.url, { timeout: 5_000 }).toBe(`${site.origin}/secret`);
  expect(JSON.stringify(watcher.scenes)).not.toContain('sesame');
  const known = await centreOf('#known');
  const inside = { x: 170, y: known.y };
  await expect.poll(() => watcher.shows(inside.x, inside.y, MASK), { timeout: 5_000 }).toBe(true);

  drives = true;
  watcher.view.refresh();
  await expect.poll(() => watcher.shows(inside.x, inside.y - 11, PAPER), { timeout: 5_000 }).toBe(true);
});

test('no picture of what moves shows where it was, or will be', async () => {
  const GREEN = [0, 255, 0] as const;
  await at.open(`${site.origin}/still`);
  await using watcher = watching();
  await expect.poll(() => watcher.shows(100, 100, RED), { timeout: 5_000 }).toBe(true);
  await at.helm.tab.goto(`${site.origin}/fleeing`);
  await expect.poll(() => watcher.shows(70 * 9 + 100, 4 * 89 + 18, MASK), { timeout: 8_000 }).toBe(true);

  const counts = await Promise.all(watcher.pictures.map((picture) => countOf(picture, GREEN)));

  expect(Math.max(...counts)).toBeLessThan(40);
  await using bare = watching({ isBare: () => true });
  await expect
    .poll(async () => countOf(bare.pictures.at(-1) ?? Buffer.alloc(0), GREEN).catch(() => 0), { timeout: 5_000 })
    .toBeGreaterThan(400);
});

test('mouse, wheel, keys and words arrive in the page as from a person', async () => {
  await at.open(`${site.origin}/form`);
  await using watcher = watching({ isBare: () => true });
  await expect.poll(() => watcher.scenes.length, { timeout: 5_000 }).toBeGreaterThan(0);
  const { view } = watcher;
  const press = async (selector: string) => {
    const place = await centreOf(selector);
    view.touch({ type: 'mouse', kind: 'move', ...place, button: 'left', count: 0 });
    view.touch({ type: 'mouse', kind: 'down', ...place, button: 'left', count: 1 });
    view.touch({ type: 'mouse', kind: 'up', ...place, button: 'left', count: 1 });
  };
  const type = (key: string, code: string, modifiers = 0) => {
    for (const kind of ['down', 'up'] as const) view.touch({ type: 'key', kind, key, code, modifiers });
  };
  const { page } = at.helm.tab;

  await press('#b');
  await expect.poll(() => page.title()).toBe('pressed true 1');
  await press('#name');
  type('Ж', 'Semicolon', 8);
  type('x', 'KeyX');
  type('Backspace', 'Backspace');
  view.touch({ type: 'text', text: 'ук 🪲' });
  await expect.poll(() => page.locator('#name').inputValue()).toBe('Жук 🪲');
  type('a', 'KeyA', 2);
  type('Delete', 'Delete');
  await expect.poll(() => page.locator('#name').inputValue()).toBe('');
  view.touch({ type: 'wheel', x: 100, y: 100, deltaX: 0, deltaY: 400 });
  await expect.poll(() => page.evaluate('scrollY')).toBe(400);
});
