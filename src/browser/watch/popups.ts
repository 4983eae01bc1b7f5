/** So many windows from one tab in five seconds is a storm. */
const STORM = 8;
const STORM_WINDOW = 5_000;

/** Decides whether one more window that a page opened may stay. */
export class PopupLimit {
  readonly #recent = new WeakMap<object, number[]>();

  /** Counts a window opened by this page and says whether it is one too many. */
  exceeds(opener: object): boolean {
    const now = performance.now();
    const recent = [...(this.#recent.get(opener) ?? []).filter((time) => now - time < STORM_WINDOW), now];
    this.#recent.set(opener, recent);
    return recent.length > STORM;
  }
}
