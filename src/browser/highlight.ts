import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Box } from './drawing.ts';
import type { Point } from './hands.ts';
import { type Color, Overlay, type Quad } from './overlay.ts';

/** How long a touch stays in sight. */
const IN_SIGHT = 1_600;
/** How long a touch has the page for itself. */
const HEAD_START = 25;
/** How long the pointer is on its way. */
const ON_THE_WAY = 260;
/** Between two pictures of the moving pointer. */
const FRAME = 30;
/** Between an element and the line around it. */
const AIR = 4;

const LINE: Color = { r: 37, g: 99, b: 235, a: 1 };
const TINT: Color = { r: 37, g: 99, b: 235, a: 0.1 };
const INK: Color = { r: 17, g: 24, b: 39, a: 1 };
const PAPER: Color = { r: 255, g: 255, b: 255, a: 1 };

/** What is about to be touched: at which point, and the box around it if it is an element. */
export interface Spot {
  point: Point;
  box: Box | undefined;
}

/** Shows people who watch the window what is touched in one page: a line around it, and a pointer that goes there. */
export class Highlight {
  readonly #outline: Overlay;
  readonly #pointer: Overlay;
  #pointerAt: Point | undefined;
  #spot: Spot | undefined;
  /** Counts touches: what an older one has started, a newer one ends. */
  #touch = 0;
  #curtains = 0;

  constructor(page: Page) {
    this.#outline = new Overlay(page);
    this.#pointer = new Overlay(page);
    page.on('load', this.#prepare);
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#leaveOutline();
    });
  }

  /** Nobody waits for this, and nothing that goes wrong here is worth stopping for. */
  show(spot: Spot): void {
    this.#touch += 1;
    this.#spot = spot;
    this.#show(spot, this.#touch).catch(() => {});
  }

  /** Does something while nothing of ours is drawn: takes a picture. */
  async undrawn<T>(work: () => Promise<T>): Promise<T> {
    this.#curtains += 1;
    try {
      await this.#hide();
      return await work();
    } finally {
      this.#curtains -= 1;
      if (this.#spot) this.#drawAtRest(this.#spot).catch(() => {});
    }
  }

  /** Leaves the page as if nobody had ever drawn on it. */
  async close(): Promise<void> {
    this.#touch += 1;
    this.#spot = undefined;
    await Promise.all([this.#outline.close(), this.#pointer.close()]);
  }

  /** What was touched is not on the page that has come. */
  #leaveOutline(): void {
    if (this.#spot) this.#spot = { point: this.#spot.point, box: undefined };
    this.#outline.hide().catch(() => {});
  }

  readonly #prepare = () => {
    if (this.#spot === undefined) Promise.all([this.#outline.prepare(), this.#pointer.prepare()]).catch(() => {});
  };

  async #show(spot: Spot, touch: number): Promise<void> {
    const isCurrent = () => touch === this.#touch;
    // Drawing takes the page some milliseconds; the touch, which comes at the same moment, must not wait for them.
    await delay(HEAD_START, undefined, { ref: false });
    // By now the page may be another one, without the box.
    if (isCurrent() && this.#spot) await this.#drawOutline(this.#spot);
    await this.#movePointer(spot.point, isCurrent);
    await delay(IN_SIGHT, undefined, { ref: false });
    if (!isCurrent()) return;
    this.#spot = undefined;
    await this.#hide();
  }

  async #drawOutline({ box }: Spot): Promise<void> {
    if (this.#curtains > 0) return;
    if (box) await this.#outline.draw(around(box), TINT, LINE);
    else await this.#outline.hide();
  }

  async #movePointer(to: Point, isCurrent: () => boolean): Promise<void> {
    const from = this.#pointerAt ?? { x: to.x + 90, y: to.y + 120 };
    const began = performance.now();
    for (let progress = 0; progress < 1; await delay(FRAME, undefined, { ref: false })) {
      if (!isCurrent()) return;
      progress = Math.min(1, (performance.now() - began) / ON_THE_WAY);
      const eased = 1 - (1 - progress) ** 3;
      this.#pointerAt = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      if (this.#curtains === 0) await this.#pointer.draw(arrow(this.#pointerAt), INK, PAPER);
    }
  }

  async #drawAtRest(spot: Spot): Promise<void> {
    await this.#drawOutline(spot);
    if (this.#curtains === 0) await this.#pointer.draw(arrow(this.#pointerAt ?? spot.point), INK, PAPER);
  }

  async #hide(): Promise<void> {
    await Promise.all([this.#outline.hide(), this.#pointer.hide()]).catch(() => {});
  }
}

function around({ left, top, right, bottom }: Box): Quad {
  const [x, y, toX, toY] = [left - AIR, top - AIR, right + AIR, bottom + AIR];
  return [
    { x, y },
    { x: toX, y },
    { x: toX, y: toY },
    { x, y: toY },
  ];
}

/** A pointer with its tip at the point. */
function arrow({ x, y }: Point): Quad {
  return [
    { x, y },
    { x: x + 19, y: y + 8 },
    { x: x + 9, y: y + 10 },
    { x: x + 6, y: y + 20 },
  ];
}
