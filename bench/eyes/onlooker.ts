import type { Page } from 'playwright-core';

/** Somebody who looks at pages. */
export interface Onlooker {
  name: string;
  /** Goes to a page that nobody has looked at yet. */
  open(url: string): Promise<void>;
  /** Looks, and returns what a model would read, or how to make it. */
  look(): Promise<string | (() => string)>;
  /** Makes a small change in the page, as the page itself would. */
  change(): Promise<void>;
  /** Milliseconds of processors used so far, where that can be known. */
  worked?(): Promise<number>;
}

/** What a look takes, in milliseconds. */
export interface Cost {
  /** On the clock. */
  time: number;
  /** Of processors: ours and the page's. Hardly changes when the machine is busy with other things. */
  work: number | undefined;
}

/** One page, one onlooker: the first look, and another after a small change. */
export interface Looks {
  first: Cost;
  second: Cost;
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
  const first = await costOf(onlooker);
  await onlooker.change();
  const second = await costOf(onlooker);
  const { seen } = first;
  return { first: first.cost, second: second.cost, text: typeof seen === 'string' ? seen : seen() };
}

async function costOf(onlooker: Onlooker): Promise<{ cost: Cost; seen: string | (() => string) }> {
  const before = await onlooker.worked?.();
  const began = performance.now();
  const seen = await onlooker.look();
  const time = performance.now() - began;
  const after = await onlooker.worked?.();
  return { cost: { time, work: before === undefined || after === undefined ? undefined : after - before }, seen };
}

export async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load', timeout: 20_000 }).catch(() => {});
  // Scripts that begin when the page has loaded: a page that is still moving would be another one for each onlooker.
  await page.waitForTimeout(500);
}
