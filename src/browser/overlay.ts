import type { CDPSession, Page } from 'playwright-core';
import type { Point } from './hands.ts';

export interface Color {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** Four corners, in order. */
export type Quad = readonly [Point, Point, Point, Point];

/**
 * One shape that the browser itself paints over a page, as its developer tools do: it is in no document, takes no clicks
 * and changes no style. A DevTools session paints one shape at a time, so each shape has a session of its own.
 */
export class Overlay {
  readonly #page: Page;
  #cdp: Promise<CDPSession> | undefined;
  #isDrawn = false;

  constructor(page: Page) {
    this.#page = page;
  }

  get isDrawn(): boolean {
    return this.#isDrawn;
  }

  /** The first shape of a page takes the browser a while; drawn out of sight beforehand, nobody waits for it. */
  async prepare(): Promise<void> {
    const outOfSight = { x: -9, y: -9 };
    await this.draw([outOfSight, outOfSight, outOfSight, outOfSight], CLEAR, CLEAR);
    await this.hide();
  }

  async draw(quad: Quad, color: Color, outlineColor: Color): Promise<void> {
    this.#isDrawn = true;
    const cdp = await this.#session();
    await cdp.send('Overlay.highlightQuad', { quad: quad.flatMap(({ x, y }) => [x, y]), color, outlineColor });
  }

  async hide(): Promise<void> {
    if (!this.#isDrawn) return;
    this.#isDrawn = false;
    const cdp = await this.#session();
    await cdp.send('Overlay.hideHighlight');
  }

  /** Ends the session, and with it everything that it painted. */
  async close(): Promise<void> {
    const cdp = await this.#cdp?.catch(() => undefined);
    this.#cdp = undefined;
    this.#isDrawn = false;
    await cdp?.detach().catch(() => {});
  }

  #session(): Promise<CDPSession> {
    this.#cdp ??= this.#open().catch((error: unknown) => {
      this.#cdp = undefined;
      throw error;
    });
    return this.#cdp;
  }

  async #open(): Promise<CDPSession> {
    const cdp = await this.#page.context().newCDPSession(this.#page);
    await Promise.all([cdp.send('DOM.enable'), cdp.send('Overlay.enable')]);
    return cdp;
  }
}

const CLEAR: Color = { r: 0, g: 0, b: 0, a: 0 };
