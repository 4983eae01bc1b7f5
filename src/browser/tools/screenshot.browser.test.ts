import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtHelm, atHelm } from '../../../test/helm.ts';
import { isNear, pixelsOf } from '../../../test/pixels.ts';
import { servePages } from '../../../test/serve.ts';

/** A page that is one canvas: nothing in it has a number. A button, a knob on a rail, and a spot that answers a pointer. */
const CANVAS = `<!doctype html><style>body{margin:0}canvas{display:block}</style><canvas id=c width=900 height=600></canvas>
<script>
  globalThis.told = [];
  const context = c.getContext('2d');
  let knob = 120;
  const draw = () => {
    context.fillStyle = '#ffffff'; context.fillRect(0, 0, 900, 600);
    context.fillStyle = '#0a8f3c'; context.fillRect(610, 410, 160, 60);
    context.fillStyle = '#d02020'; context.fillRect(knob, 200, 30, 30);
  };
  draw();
  let held = false;
  c.onclick = ({ offsetX: x, offsetY: y }) => { if (x >= 610 && x < 770 && y >= 410 && y < 470) told.push('pressed'); };
  c.onmousedown = ({ offsetX: x, offsetY: y }) => { held = x >= knob && x < knob + 30 && y >= 200 && y < 230; };
  c.onmousemove = ({ offsetX: x }) => { if (held) { knob = x - 15; draw(); } else told.at(-1) === 'moved' || told.push('moved'); };
  c.onmouseup = () => { held = false; };
</script>`;

let site: Awaited<ReturnType<typeof servePages>>;
let at: AtHelm;

beforeAll(async () => {
  site = await servePages({
    '/canvas': CANVAS,
    '/form': `<!doctype html><style>body{margin:0;padding:40px;font:16px Arial}</style>
      <button id=send style="padding:20px 40px">Send</button>
      <div id=host></div><script>host.attachShadow({mode:'open'}).innerHTML='<button>In the shadow</button>'</script>
      <iframe srcdoc="<button style='margin:30px'>In the frame</button>" style="border:0"></iframe>
      <div style="height:3000px"></div><button>Far below</button>`,
  });
  at = await atHelm();
});

afterAll(async () => {
  await at[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

test('a button that is only drawn is clicked by a point read off a picture', async () => {
  await at.open(`${site.origin}/canvas`);
  const { picture } = await at.act('screenshot', { format: 'png' });

  const corner = pixelsOf(picture?.bytes ?? new Uint8Array()).find([0x0a, 0x8f, 0x3c]);
  await at.act('click_at', { x: (corner?.x ?? 0) + 20, y: (corner?.y ?? 0) + 20 });

  expect(await told()).toContain('pressed');
});

test('the same in a picture of one element, with the corner and scale that are told', async () => {
  await at.open(`${site.origin}/form`);
  const id = at.number('Send');

  const { said, data, picture } = await at.act('screenshot', { id, format: 'png' });

  const { width, height } = pixelsOf(picture?.bytes ?? new Uint8Array());
  expect(width).toBeLessThan(250);
  expect(height).toBeLessThan(120);
  expect(said).toContain('plus 34, 34');
  expect(data).toMatchObject({ scale: 1, corner: { x: 34, y: 34 } });
});

test('a knob is dragged from point to point, and a pointer hovers', async () => {
  await at.open(`${site.origin}/canvas`);

  await at.act('hover_at', { x: 500, y: 100 });
  await at.act('drag_at', { x: 135, y: 215, toX: 435, toY: 215 });

  const { picture } = await at.act('screenshot', { format: 'png' });
  expect(pixelsOf(picture?.bytes ?? new Uint8Array()).find([0xd0, 0x20, 0x20])).toEqual({ x: 420, y: 200 });
  expect(await told()).toContain('moved');
});

test('marks carry the numbers of the look, in frames and shadow roots too', async () => {
  await at.open(`${site.origin}/form`);

  const marked = await at.act('screenshot', { marks: true, format: 'png' });
  const plain = await at.act('screenshot', { format: 'png' });

  expect(marked.said).toContain('with 3 numbers');
  const [before, after] = [plain, marked].map(({ picture }) => pixelsOf(picture?.bytes ?? new Uint8Array()));
  const boxes = await Promise.all([
    at.helm.tab.page.getByText('Send').boundingBox(),
    at.helm.tab.page.getByText('In the shadow').boundingBox(),
    at.helm.tab.page.frameLocator('iframe').getByText('In the frame').boundingBox(),
  ]);
  for (const box of boxes) {
    const edge = [(box?.x ?? 0) + (box?.width ?? 0) / 2, Math.round((box?.y ?? 0) + (box?.height ?? 0))] as const;
    expect(isNear(before?.at(...edge) ?? [], after?.at(...edge) ?? [])).toBe(false);
  }
});

test('on a whole page everything with a number is marked', async () => {
  await at.open(`${site.origin}/form`);

  const { said } = await at.act('screenshot', { full: true, marks: true });

  expect(said).toContain('with 4 numbers');
});

function told(): Promise<string[]> {
  return at.helm.tab.page.evaluate('told');
}
