import { changes, onChanges } from './changes.ts';
import { heldValue, statesOf } from './describe.ts';
import { elementOf, type LocalId } from './ids.ts';
import { nameOf } from './name.ts';
import { startPass } from './pass.ts';
import { shadowRootOf } from './shadow.ts';
import { shows } from './shows.ts';

/** What can show or hide something without a change in the document. */
const EVENTS = ['animationend', 'animationstart', 'change', 'input', 'load', 'resize', 'toggle', 'transitionend'];
/** Milliseconds between two looks at least; a page that is slow to read is read less often. */
const PAUSE = 50;
const SHARE = 5;

let signal = () => {};
let stop = () => {};

onChanges(() => signal());
for (const type of EVENTS) addEventListener(type, () => signal(), { capture: true, passive: true });

/** Waits until a text is shown, or no longer. Resolves with whether that came about. */
export function untilText(text: string, gone: boolean, milliseconds: number): Promise<boolean> {
  return until(() => shows(text) !== gone, milliseconds);
}

/** How an element came out of a wait. */
export type Fate = 'gone' | 'changed' | 'same';

/** Waits until an element is gone or, unless only that is wanted, says or holds something else or has another state. */
export async function untilElement(id: LocalId, gone: boolean, milliseconds: number): Promise<Fate> {
  const then = lookOf(id);
  const fate = (): Fate => {
    const now = lookOf(id);
    return now === undefined ? 'gone' : now === then || gone ? 'same' : 'changed';
  };
  await until(() => fate() !== 'same', milliseconds);
  return fate();
}

/** Ends a wait that is under way. */
export function stopWaiting(): void {
  stop();
}

function until(isTrue: () => boolean, milliseconds: number): Promise<boolean> {
  stop();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let planned: ReturnType<typeof setTimeout> | undefined;
  let pause = 0;
  const look = () => {
    planned = undefined;
    changes();
    const began = performance.now();
    if (isTrue()) finish(true);
    pause = Math.max(PAUSE, (performance.now() - began) * SHARE);
  };
  // Where nothing has changed since the last look, that look still holds.
  const alarm = setTimeout(() => finish(planned !== undefined && isTrue()), milliseconds);
  const finish = (answer: boolean) => {
    clearTimeout(alarm);
    clearTimeout(planned);
    [signal, stop] = [() => {}, () => {}];
    resolve(answer);
  };
  signal = () => {
    planned ??= setTimeout(look, pause);
  };
  stop = () => finish(false);
  look();
  return promise;
}

/** What is seen of an element; undefined when it cannot be seen. */
function lookOf(id: LocalId): string | undefined {
  const element = elementOf(id);
  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
  const name = nameOf(element, startPass({ shadowRootOf }));
  // The focus comes and goes with whoever acts, and is no news.
  const states = statesOf(element).filter((state) => state !== 'focused');
  return JSON.stringify([name, heldValue(element), states]);
}
