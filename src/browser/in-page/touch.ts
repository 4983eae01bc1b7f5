import type { Touch } from '../look.ts';
import { visibleBox } from './boxes.ts';
import { activeRole } from './clickable.ts';
import { heldValue, statesOf } from './describe.ts';
import { elementOf, type LocalId, printOf } from './ids.ts';
import { awaitClick } from './landing.ts';
import { startPass } from './pass.ts';
import { reach } from './reach.ts';
import { recognise } from './recognise.ts';
import { roleOf } from './role.ts';
import { isSameThing } from './same-thing.ts';
import { shadowRootOf } from './shadow.ts';
import { spoken } from './spoken.ts';
import { beginAction } from './stir.ts';

/**
 * Checks that an element is still what was seen, scrolls it into view if it must, and finds the point at which it gets
 * the event. From here on, what stirs on the page may be the doing of this touch.
 */
export function touch(id: LocalId, willClick: boolean): Touch {
  const element = elementOf(id);
  if (!element) return { ok: false, why: 'gone', spoken: '' };
  const { print, said } = lookAgain(element);
  if (!isStill(printOf(id), print)) return { ok: false, why: 'changed', spoken: said };
  let where = reach(element);
  if (!where || 'coveredBy' in where) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    where = reach(element);
  }
  if (!where) return { ok: false, why: 'hidden', spoken: said };
  if ('coveredBy' in where) return { ok: false, why: 'covered', spoken: said, by: spoken(where.coveredBy) };
  beginAction(element);
  if (willClick) awaitClick(element, () => hasOnlyGrown(element, print, lookAgain(element).print));
  return { ok: true, ...where, box: visibleBox(element), spoken: said };
}

/** What a field holds and how it stands, to read back what was set. */
export function read(id: LocalId): { value: string | undefined; states: string[] } | undefined {
  const element = elementOf(id);
  return element && { value: heldValue(element), states: statesOf(element) };
}

/** Gives an element the focus, or what in it takes it; says whether that worked. */
export function focus(id: LocalId): boolean {
  const element = elementOf(id);
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  element.focus({ preventScroll: true });
  return element.matches(':focus-within') || element.matches(':focus');
}

/** A row may show buttons under the pointer, and is the same row as long as nearly all that stands in it is. */
function isStill(before: string | undefined, now: string): boolean {
  return before === now || (before?.startsWith('row\n') === true && isSameThing(before, now, 2));
}

/** A row or an option may show buttons of its own under the pointer, and has their words in its name then. */
function hasOnlyGrown(element: Element, before: string, now: string): boolean {
  if (isStill(before, now)) return true;
  const [oldRole, oldName = ''] = before.split('\n');
  const [role, name = ''] = now.split('\n');
  return element.childElementCount > 0 && role === oldRole && oldName !== '' && name.startsWith(oldName);
}

function lookAgain(element: Element): { print: string; said: string } {
  const pass = startPass({ shadowRootOf });
  const role = activeRole(element, roleOf(element, pass), pass) ?? '';
  const { control, print } = recognise(element, role, pass);
  return { print, said: `${role} "${control.name}"` };
}
