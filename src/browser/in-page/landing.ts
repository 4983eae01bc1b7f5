import type { Landing } from '../look.ts';
import { receives } from './reach.ts';
import { elementAt, shadowRootOf } from './shadow.ts';
import { spoken } from './spoken.ts';

/**
 * Between the last check of an element and the click on it a page may put another one in its place. So the click itself is
 * watched, before the page hears of it: one that lands elsewhere is swallowed.
 */
const PRESSES = ['pointerdown', 'mousedown'] as const;
const FOLLOWERS = ['pointerup', 'mouseup', 'click', 'auxclick', 'contextmenu', 'dblclick'] as const;

let awaited: { element: Element; stillSame: () => boolean } | undefined;
let landing: Landing = { ok: true };

export function awaitClick(element: Element, stillSame: () => boolean): void {
  awaited = { element, stillSame };
  landing = { ok: true };
}

/** Where the awaited click landed. Asked once it is over. */
export function landed(): Landing {
  awaited = undefined;
  const where = landing;
  landing = { ok: true };
  return where;
}

for (const type of PRESSES) addEventListener(type, check, { capture: true });
for (const type of FOLLOWERS) addEventListener(type, swallowIfAstray, { capture: true });

function check(event: Event): void {
  if (awaited && event.isTrusted) {
    const hit = hitBy(event);
    const { element, stillSame } = awaited;
    awaited = undefined;
    if (hit && !(receives(element, hit) && stillSame())) landing = { ok: false, on: spoken(hit) };
  }
  swallowIfAstray(event);
}

/** An event does not tell what it hit inside a closed shadow root, only whose root that is. */
function hitBy(event: Event): Element | undefined {
  const [hit] = event.composedPath();
  if (!(hit instanceof Element)) return undefined;
  const isHidden = hit.shadowRoot === null && shadowRootOf(hit) !== null;
  return isHidden && event instanceof MouseEvent ? (elementAt(event.clientX, event.clientY) ?? hit) : hit;
}

function swallowIfAstray(event: Event): void {
  if (landing.ok || !event.isTrusted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
