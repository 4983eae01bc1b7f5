import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtHelm, atHelm } from '../../test/helm.ts';
import { isNear, type Pixels, pixelsOf } from '../../test/pixels.ts';
import { servePages } from '../../test/serve.ts';
import { Redactor } from '../log.ts';

const PAPER = [255, 255, 255] as const;
const SKY = [0xee, 0xee, 0xff] as const;
const MASK = [0x30, 0x30, 0x3a] as const;
const page = (body: string) => `<!doctype html><style>body{margin:0;font:20px Arial}</style>${body}`;
const field = (attributes: string) => `<input ${attributes} style="display:block;width:300px;height:36px;margin:10px">`;

let site: Awaited<ReturnType<typeof servePages>>;
let at: AtHelm;

beforeAll(async () => {
  site = await servePages({
    '/fields': page(
      [
        field('type=password value=hunter2hunter2 id=password'),
        field('autocomplete=cc-number value="4242 4242 4242 4242" id=card'),
        field('name=cvc value=123 id=cvc'),
        field('autocomplete=one-time-code value=482913 id=code'),
        field('aria-label="City" value="Lisbon" id=city'),
        field('name=cvv id=empty'),
      ].join(''),
    ),
    '/toggled': page(`${field('type=password id=password')}<button onclick="password.type='text'">Show</button>`),
    '/written': page(
      `<p id=known>Your key is <b>sesame-</b>open-42, keep it.</p><p id=card>Card 4242-4242-4242-4242 ends in May.</p>
       <p id=order>Order 4242-4242-4242-4243</p><div id=host></div>
       <script>host.attachShadow({mode:'open'}).innerHTML='<p id=inner>sesame-open-42</p>'</script>
       <iframe src="/framed" style="border:0;width:400px;height:80px"></iframe>`,
    ),
    '/framed': page('<p style="margin:20px">framed sesame-open-42</p>'),
    '/tall': page(
      `<div style="height:50vh;background:#eef"></div><p id=key>sesame-open-42</p><div style="height:12000px">tall</div>`,
    ),
    '/lively': page(
      `<div id=box style="position:absolute;width:80px;height:80px;background:red"></div>
       <script>let n=0;(function turn(){box.style.left=(n++%500)+'px';requestAnimationFrame(turn)})()</script>`,
    ),
    '/quiet': page(`<h1>Quiet</h1><button id=b>Press me</button><a href=/fields>Fields</a>`),
  });
  at = await atHelm({ redactor: new Redactor(['sesame-open-42']) });
});

afterAll(async () => {
  await at[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

test('passwords, card numbers and codes are covered, and nothing else', async () => {
  await at.open(`${site.origin}/fields`);

  const picture = await taken();

  for (const id of ['password', 'card', 'cvc', 'code']) expect(await isCovered(picture, `#${id}`), id).toBe(true);
  for (const id of ['city', 'empty']) expect(await isCovered(picture, `#${id}`), id).toBe(false);
});

test('a password that the page makes readable stays covered', async () => {
  await at.open(`${site.origin}/toggled`);
  await at.helm.tab.page.fill('#password', 'hunter2hunter2');
  await at.helm.tab.page.click('button');

  expect(await isCovered(await taken(), '#password')).toBe(true);
});

test('known secrets and card numbers are covered in text, shadow roots and frames', async () => {
  await at.open(`${site.origin}/written`);

  const picture = await taken();

  expect(await isCovered(picture, '#known b')).toBe(true);
  expect(picture.find(MASK)).toBeDefined();
  expect(await covers(picture, '#card')).toBe(true);
  expect(await covers(picture, '#order')).toBe(false);
  expect(await isCovered(picture, '#inner')).toBe(true);
  const frame = await boxOf('iframe');
  expect(isNear(picture.at(frame.x + 120, frame.y + 32), MASK)).toBe(true);
});

test('a picture of a whole page ends after ten screens, and what must be covered is covered', async () => {
  await at.helm.tab.page.setViewportSize({ width: 400, height: 300 });
  await at.open(`${site.origin}/tall`);

  const outcome = await at.act('screenshot', { full: true, format: 'png' });

  const picture = pixelsOf(outcome.picture?.bytes ?? new Uint8Array());
  expect(picture.height).toBe(3_000);
  expect(outcome.said).toContain('longer than the picture');
  const mask = picture.find(MASK);
  const around = Array.from({ length: 44 * 200 }, (_, index) =>
    picture.at(index % 200, (mask?.y ?? 0) - 4 + Math.floor(index / 200)),
  );
  expect(around.some((color) => isNear(color, MASK))).toBe(true);
  // No letter of the secret beside the mask.
  expect(around.every((color) => [MASK, PAPER, SKY].some((known) => isNear(color, known)))).toBe(true);
  expect(await at.helm.tab.page.evaluate('innerHeight')).toBe(300);
  await at.helm.tab.page.setViewportSize({ width: 1280, height: 800 });
});

test('a page that never rests is pictured in good time', async () => {
  await at.open(`${site.origin}/lively`);
  const began = performance.now();

  const { picture } = await at.act('screenshot', {});

  expect(picture?.bytes.length).toBeGreaterThan(1_000);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('on a dense screen the picture has the size of the page, so that its points are points of the page', async () => {
  await at.open(`${site.origin}/quiet`);
  const cdp = await at.helm.tab.cdp();
  await cdp.send('Emulation.setDeviceMetricsOverride', {
    width: 1000,
    height: 600,
    deviceScaleFactor: 2,
    mobile: false,
  });

  const outcome = await at.act('screenshot', { format: 'png' });

  const { width, height } = pixelsOf(outcome.picture?.bytes ?? new Uint8Array());
  expect([width, height]).toEqual([1000, 600]);
  expect(outcome.said).not.toContain('times');
  await at.helm.tab.page.setViewportSize({ width: 2000, height: 600 });
  const large = await at.act('screenshot', {});
  expect(large.data).toMatchObject({ width: 1568, scale: 2000 / 1568 });
  expect(large.said).toContain('times 1.276');
  await at.helm.tab.page.setViewportSize({ width: 1280, height: 800 });
});

test('the page does not notice that it is pictured', async () => {
  await at.open(`${site.origin}/quiet`);
  const driver = at.helm.tab.page;
  await driver.evaluate(`{
    globalThis.noticed = [];
    new MutationObserver(() => noticed.push('mutation')).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const type of ['resize', 'scroll', 'visibilitychange', 'focus', 'blur', 'pointermove']) addEventListener(type, () => noticed.push(type), true);
    globalThis.html = document.documentElement.outerHTML;
  }`);

  await at.act('screenshot', { marks: true });
  await at.act('screenshot', { id: at.number('Press me') });

  expect(await driver.evaluate('noticed')).toEqual([]);
  expect(await driver.evaluate('document.documentElement.outerHTML === html')).toBe(true);
  expect(await driver.evaluate('performance.getEntriesByType("resource").length')).toBe(0);
});

async function taken(): Promise<Pixels> {
  const { picture } = await at.act('screenshot', { format: 'png' });
  return pixelsOf(picture?.bytes ?? new Uint8Array());
}

async function boxOf(selector: string) {
  const box = await at.helm.tab.page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return box;
}

/** Whether all of an element is covered: its middle line shows nothing but the mask. */
async function isCovered(picture: Pixels, selector: string): Promise<boolean> {
  const { x, y, width, height } = await boxOf(selector);
  const isText = width > 500;
  const points = Array.from({ length: 20 }, (_, index) => x + ((isText ? 120 : width) * (index + 0.5)) / 20);
  return points.every((across) => isNear(picture.at(across, y + height / 2), MASK));
}

/** Whether anything in an element is covered. */
async function covers(picture: Pixels, selector: string): Promise<boolean> {
  const { x, y, height } = await boxOf(selector);
  // Ten in a row: letters have pixels of that colour too, but not so many.
  return Array.from({ length: 300 }, (_, index) => x + index).some((from) =>
    Array.from({ length: 10 }, (_, index) => picture.at(from + index, y + height / 2)).every((color) =>
      isNear(color, MASK),
    ),
  );
}
