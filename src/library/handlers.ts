import type { Page } from 'playwright-core';

/** What a page tells its listeners; the driver's types do not show that they can be listed. */
interface Listening {
  eventNames(): string[];
  listeners(event: string): ((...told: never[]) => void)[];
  off(event: string, listener: (...told: never[]) => void): void;
}

type Listener = Parameters<Listening['off']>[1];
type Listens = readonly [event: string, listener: Listener];

/** Questions to which the first answer counts. */
const ANSWERED_ONCE: ReadonlySet<string> = new Set(['dialog', 'filechooser']);

/** Those who listen to a page on our behalf, told from those who do for its owner. */
export class Handlers {
  readonly #page: Listening;
  readonly #owners: ReadonlyMap<string, ReadonlySet<Listener>>;
  #ours: readonly Listens[] = [];

  /** Whoever listens now does so for the owner. */
  constructor(page: Page) {
    this.#page = page as unknown as Listening;
    this.#owners = new Map(this.#page.eventNames().map((event) => [event, new Set(this.#page.listeners(event))]));
  }

  /** Whoever has come since does so for us. Where the owner answers a question of the page, we do not. */
  settleIn(): void {
    const come = this.#page.eventNames().flatMap((event) =>
      this.#page
        .listeners(event)
        .filter((listener) => !this.#owners.get(event)?.has(listener))
        .map((listener) => [event, listener] as const),
    );
    this.#remove(come.filter((one) => this.#isInTheWay(one)));
    this.#ours = come.filter((one) => !this.#isInTheWay(one));
  }

  leave(): void {
    this.#remove(this.#ours);
    this.#ours = [];
  }

  #isInTheWay([event]: Listens): boolean {
    return ANSWERED_ONCE.has(event) && (this.#owners.get(event)?.size ?? 0) > 0;
  }

  #remove(listeners: readonly Listens[]): void {
    for (const [event, listener] of listeners) this.#page.off(event, listener);
  }
}
