import type { Page, Request } from 'playwright-core';
import type { Target } from '../hands.ts';
import type { Workplace } from '../tool.ts';

export interface Patience {
  /** Milliseconds without a change or a request under way after which nothing more is expected. */
  quiet?: number;
  /** Milliseconds after which it is enough. */
  cap?: number;
}

/** How long a page may think before it says anything: those who type are given time to finish. */
const QUIET = 900;
const CAP = 8_000;
/** What stirs without a change, an answer that comes, is seen after so many milliseconds. */
const LONGEST_PAUSE = 100;

/**
 * Asks again at every change of the page until there is an answer; whoever looks is told for how many milliseconds nothing
 * has stirred. Gives up when the page has come to rest and waits for no server either.
 */
export async function until<T>(
  target: Target,
  { hands, tab, signal }: Workplace,
  look: (isQuiet: boolean, restedFor: number) => Promise<T | undefined>,
  { quiet = QUIET, cap = CAP }: Patience = {},
): Promise<T | undefined> {
  const requests = watchRequests(tab.page);
  const began = performance.now();
  let lastNews = began;
  for (;;) {
    signal.throwIfAborted();
    const now = performance.now();
    const restedFor = requests.areNone ? now - Math.max(lastNews, requests.lastEnd) : 0;
    const isQuiet = restedFor >= quiet;
    const answer = await look(isQuiet || now - began >= cap, restedFor);
    if (answer !== undefined || isQuiet || now - began >= cap) return answer;
    const pause = Math.min(quiet - restedFor, LONGEST_PAUSE);
    if (await hands.ask<boolean>(target, 'nextChange', pause).catch(() => false)) lastNews = performance.now();
  }
}

const watched = new WeakMap<Page, OpenRequests>();

/** Counts the requests of a page from here on. What a click asks for is asked before anyone waits for it. */
export function watchRequests(page: Page): OpenRequests {
  const known = watched.get(page) ?? new OpenRequests(page);
  watched.set(page, known);
  return known;
}

/** The requests of a page that have no answer yet. */
class OpenRequests {
  readonly #open = new Set<Request>();
  lastEnd = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      if (/^(fetch|xhr|document|script)$/.test(request.resourceType())) this.#open.add(request);
    });
    page.on('requestfinished', (request) => this.#close(request));
    page.on('requestfailed', (request) => this.#close(request));
    // What a document asked for goes with it.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#open.clear();
    });
  }

  get areNone(): boolean {
    return this.#open.size === 0;
  }

  #close(request: Request): void {
    if (this.#open.delete(request)) this.lastEnd = performance.now();
  }
}
