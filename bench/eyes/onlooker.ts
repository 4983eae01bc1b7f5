import type { Page } from 'playwright-core';

/** Somebody who looks at pages. */
export interface Onlooker {
  name: string;
  /** Goes to a page that nobody has looked at yet. */
  open(url: string): Promise<void>;
  /** Looks, and returns what a model would read. */
  look(): Promise<string>;
  /** Makes a small change in the page, as the page itself would. */
  change(): Promise<void>;
}

/** One page, one onlooker: the first look, and another after a small change. */
export interface Looks {
  first: number;
  second: number;
  text: string;
}

/** A word more in the middle of the view, and time to draw it. */
export const SMALL_CHANGE = `() => {
  let here = document.elementFromPoint(innerWidth / 2, innerHeight / 3) ?? document.body;
  while (here.childNodes.length === 0 && here.parentElement) here = here.parentElement;
  here.append(' new ');
  return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done('done'), 30)));
}`;

export async function watch(onlooker: Onlooker, url: string): Promise<Looks> {
  await onlooker.open(url);
  const first = await timed(() => onlooker.look());
  await onlooker.change();
  const second = await timed(() => onlooker.look());
  return { first: first.milliseconds, second: second.milliseconds, text: first.value };
}

export async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 20_000 }).catch(() => {});
  // Scripts that begin when the page has loaded: a page that is still moving would be another one for each onlooker.
  await page.waitForTimeout(500);
}

async function timed<T>(work: () => Promise<T>): Promise<{ milliseconds: number; value: T }> {
  const began = performance.now();
  const value = await work();
  return { milliseconds: performance.now() - began, value };
}
