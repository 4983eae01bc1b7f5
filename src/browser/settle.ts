import { within } from '../deadline.ts';
import { isHeard } from './hearing.ts';
import type { Patience } from './look.ts';
import { inPlace } from './place.ts';
import type { Tab } from './tab.ts';
import type { Span } from './traffic.ts';
import type { Place, World } from './world.ts';

/** How long to wait for the first sign of an effect. */
const FIRST_SIGN = 350;
/** How long what the action started may go on before we look all the same. */
const CAP = 5_000;

export interface Settling {
  tab: Tab;
  world: World;
  /** The document that was touched. */
  touched: Place | undefined;
  span: Span;
  /** Milliseconds after which it is enough. */
  cap?: number;
}

/**
 * Waits until what the action started has come to rest: its requests answered, the new document there, two frames without
 * a change that is not the page's habit. Returns false when the cap came first.
 */
export async function settle({ tab, world, touched, span, cap = CAP }: Settling): Promise<boolean> {
  const began = performance.now();
  const left = () => Math.max(0, began + cap - performance.now());
  using expecting = new Expectation(world, touched, span);
  let patience: Patience = { first: expecting.left };
  while (left() > 0) {
    const news = await resting(tab, world, touched, patience, left());
    // What the document before was still waiting for went with it, and nobody says so.
    if (touched && !world.has(touched)) span.leave(touched.frameId);
    // What was seen may all have come of a poll: the sign of the action itself is still to be waited for.
    const isOfPoll = news && news.length > 0 && span.explains(news);
    const awaited = patience.first > 0 ? expecting.left : 0;
    if (span.isBusy) await within(left(), 'Waiting for an answer', span.next).catch(() => {});
    else if (news && !(isOfPoll && awaited > 0)) return true;
    const mayCome = isOfPoll || news?.length === 0;
    patience = { first: mayCome && awaited > 0 ? expecting.left : 0, ...(isOfPoll && { anew: true }) };
  }
  return false;
}

/** Until when the first sign of an effect is waited for: not for long where none can come any more. */
class Expectation implements Disposable {
  readonly #world: World;
  readonly #touched: Place | undefined;
  readonly #span: Span;
  #until: number;

  constructor(world: World, touched: Place | undefined, span: Span) {
    this.#world = world;
    this.#touched = touched;
    this.#span = span;
    this.#until = Math.min(performance.now() + FIRST_SIGN, span.signUntil);
    span.onSign = () => this.#shorten(span.signUntil);
    void this.#shortenUnlessHeard().catch(() => {});
  }

  /** Milliseconds for which there may still be one. */
  get left(): number {
    return Math.max(0, this.#until - performance.now());
  }

  async #shortenUnlessHeard(): Promise<void> {
    const places = await placesOf(this.#world, this.#touched);
    const heard = await Promise.all(places.map(isHeard));
    if (!heard.includes(true)) this.#shorten(performance.now());
  }

  #shorten(until: number): void {
    this.#until = Math.min(this.#until, until);
    for (const place of this.#world.places) inPlace(place, `lotsman.hurry(${this.left})`).catch(() => {});
  }

  [Symbol.dispose](): void {
    this.#span.onSign = () => {};
  }
}

/** The moments of news once the documents are at rest; undefined when they were replaced, or the time was up. */
async function resting(
  tab: Tab,
  world: World,
  touched: Place | undefined,
  patience: Patience,
  left: number,
): Promise<number[] | undefined> {
  try {
    const places = await placesOf(world, touched);
    const expression = `lotsman.rest(${JSON.stringify(patience)})`;
    const rests = places.map((place) => world.ask<number[]>(place, expression));
    // Where the first sign shows, the effect is; later all must be quiet.
    const all = patience.first > 0 ? Promise.race(rests) : Promise.all(rests).then((moments) => moments.flat());
    return await within(left, 'Waiting for the page', all);
  } catch (error) {
    // A document that goes away while it is asked has been left for another; a tab that is gone for good says so.
    const why = await tab.explain('Waiting for the page', error);
    if (tab.isGone) throw why;
    return undefined;
  }
}

/** Where the effect of an action may show: the page, and the document that was touched. */
async function placesOf(world: World, touched: Place | undefined): Promise<Place[]> {
  const main = await world.main();
  return touched && touched !== main && world.has(touched) ? [main, touched] : [main];
}
