import { within } from '../deadline.ts';
import type { Patience } from './look.ts';
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
  let patience: Patience = { first: FIRST_SIGN };
  while (left() > 0) {
    const news = await resting(tab, world, touched, patience, left());
    // What the document before was still waiting for went with it, and nobody says so.
    if (touched && !world.has(touched)) span.leave();
    const awaited = patience.first > 0 ? began + FIRST_SIGN - performance.now() : 0;
    if (span.isBusy) await within(left(), 'Waiting for an answer', span.next).catch(() => {});
    // What was seen may all have come of a poll: the sign of the action itself is still to be waited for.
    else if (news && (awaited <= 0 || !span.explains(news))) return true;
    const first = span.isBusy || !news ? 0 : Math.max(0, awaited);
    patience = { first, anew: first > 0 };
  }
  return false;
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
    const main = await world.main();
    const places = touched && touched !== main && world.place(touched.frameId) === touched ? [main, touched] : [main];
    const expression = `lotsman.rest(${JSON.stringify(patience)})`;
    const rests = places.map((place) => world.ask<number[]>(place, expression));
    // Where the first sign shows, the effect is; later all must be quiet.
    const all = patience.first > 0 ? Promise.race(rests) : Promise.all(rests).then((moments) => moments.flat());
    return await within(left, 'Waiting for the page', all);
  } catch (error) {
    // A document that goes away while it is asked has been left for another; one that is gone for good says so.
    if (tab.isGone) throw error;
    return undefined;
  }
}
