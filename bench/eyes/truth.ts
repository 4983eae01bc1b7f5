import type { Frame, Page } from 'playwright-core';
import { bundled } from '../../src/bundle.ts';

/** Makes every document that the page will show able to tell what there is to act on in it. */
export async function takeDownTruth(page: Page): Promise<void> {
  const { script } = await bundled(new URL('in-page/', import.meta.url));
  await page.addInitScript(`(() => {${script}})()`);
}

declare const frameBox: (frame: unknown) => { x: number; y: number; width: number; height: number; drawn: boolean };

interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Marks what a click reaches now, in all frames, with `data-bench-target` and a number; returns how many there are. */
export async function markTargets(page: Page): Promise<number> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const everything = { left: 0, top: 0, right: size.width, bottom: size.height };
  return markIn(page.mainFrame(), everything, 0);
}

async function markIn(frame: Frame, visible: Window, first: number): Promise<number> {
  const call = `findTargets(${first}, ${JSON.stringify(visible)})`;
  let count = await frame.evaluate<number>(call).catch(() => 0);
  for (const child of frame.childFrames()) {
    const window = await windowOf(child, visible).catch(() => undefined);
    if (window) count += await markIn(child, window, first + count);
  }
  return count;
}

/** What of a frame can be seen, in its own measures. */
async function windowOf(frame: Frame, around: Window): Promise<Window | undefined> {
  const element = await frame.frameElement();
  const box = await element.evaluate((one) => frameBox(one));
  const window = {
    left: Math.max(0, around.left - box.x),
    top: Math.max(0, around.top - box.y),
    right: Math.min(box.width, around.right - box.x),
    bottom: Math.min(box.height, around.bottom - box.y),
  };
  return box.drawn && window.right > window.left && window.bottom > window.top ? window : undefined;
}
