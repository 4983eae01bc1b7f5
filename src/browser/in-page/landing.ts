import type { Landing } from '../look.ts';
import { receives } from './reach.ts';
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
    const [hit] = event.composedPath();
    const { element, stillSame } = awaited;
    awaited = undefined;
    if (hit instanceof Element && !(receives(element, hit) && stillSame())) landing = { ok: false, on: spoken(hit) };
  }
  swallowIfAstray(event);
}

function swallowIfAstray(event: Event): void {
  if (landing.ok || !event.isTrusted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
