// What runs inside a page, in a world of its own: the page's scripts can neither see nor change it.
import type { Control } from '../../observation.ts';
import type { FrameLook, Touch } from '../look.ts';
import { changes } from './changes.ts';
import { rememberListener } from './clickable.ts';
import { heldValue, shorten, statesOf } from './describe.ts';
import { elementOf, type LocalId, numberAll } from './ids.ts';
import { nameOf } from './name.ts';
import { startPass } from './pass.ts';
import { reach } from './reach.ts';
import { roleOf } from './role.ts';
import { drawnParent, rememberClosedRoot, shadowRootOf } from './shadow.ts';
import { type Found, walk } from './walk.ts';

let shownFrames: Element[] = [];

function look(): FrameLook {
  const dialog = modal();
  const { lines, found, frames, above, below } = walk(dialog ?? document.documentElement);
  shownFrames = frames;
  const ids = numberAll(found);
  const controls = found.map((one, index) => numbered(one, ids[index] ?? 0));
  const height = (document.scrollingElement ?? document.documentElement).scrollHeight;
  return {
    url: location.href,
    title: document.title,
    loading: document.readyState !== 'complete',
    onTop: dialog && spoken(dialog),
    lines: lines.map((line) => ({
      ...line,
      parts: line.parts.map((part) =>
        typeof part === 'string' || 'frame' in part ? part : (controls[part.control] ?? ''),
      ),
    })),
    above,
    below,
    screen: 1 + above.screens,
    screens: Math.max(1, height / innerHeight),
    frames: frames.length,
  };
}

function numbered({ element, control }: Found, id: LocalId): Control {
  const where = reach(element);
  return where && 'coveredBy' in where ? { id, ...control, coveredBy: spoken(where.coveredBy) } : { id, ...control };
}

/** Scrolls an element into view if it must, checks that it is still what was seen, and finds the point to touch. */
function touch(id: LocalId, expected: { role: string; name: string } | undefined): Touch {
  const element = elementOf(id);
  if (!element) return { ok: false, why: 'gone', spoken: '' };
  const pass = startPass({ shadowRootOf });
  const name = shorten(nameOf(element, pass) || (element.textContent ?? ''), 100);
  const said = `${roleOf(element, pass)} "${name}"`;
  if (expected && expected.name !== '' && expected.name !== name) return { ok: false, why: 'changed', spoken: said };
  let where = reach(element);
  if (!where || 'coveredBy' in where) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    where = reach(element);
  }
  if (!where) return { ok: false, why: 'hidden', spoken: said };
  if ('coveredBy' in where) return { ok: false, why: 'covered', spoken: said, by: spoken(where.coveredBy) };
  return { ok: true, ...where, spoken: said };
}

/** What a field holds and how it stands, to read back what was set. */
function read(id: LocalId): { value: string | undefined; states: string[] } | undefined {
  const element = elementOf(id);
  return element && { value: heldValue(element), states: statesOf(element) };
}

/** Where the document inside the n-th frame begins. */
function frameCorner(index: number): { x: number; y: number } {
  const frame = shownFrames[index];
  if (!frame) return { x: 0, y: 0 };
  const { left, top } = frame.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  return {
    x: left + frame.clientLeft + Number.parseFloat(paddingLeft),
    y: top + frame.clientTop + Number.parseFloat(paddingTop),
  };
}

/** The dialog that has the page to itself, if there is one. */
function modal(): Element | undefined {
  const native = [...document.querySelectorAll(':modal')].at(-1);
  if (native) return native;
  return [...document.querySelectorAll('[aria-modal="true"]')].filter((one) => one.checkVisibility()).at(-1);
}

/** An element in words: the nearest thing around it that has a name. */
function spoken(element: Element): string {
  const pass = startPass({ shadowRootOf });
  for (let one: Element | null = element; one; one = drawnParent(one)) {
    const role = roleOf(one, pass);
    const name = role === '' || role === 'generic' ? '' : nameOf(one, pass);
    if (name) return `${role} "${shorten(name, 60)}"`;
    if (/^(dialog|alertdialog|banner|navigation|main|region|form)$/.test(role)) return role;
  }
  return `"${shorten(element.textContent ?? '', 40)}"`;
}

/** Elements that may hide a closed shadow root: made by the page, drawn, and with no root that we can see. */
function suspects(scope: Document | ShadowRoot = document): Element[] {
  return [...scope.querySelectorAll('*')].flatMap((one) => {
    const root = shadowRootOf(one);
    if (root) return suspects(root);
    return one.localName.includes('-') && one.checkVisibility() ? [one] : [];
  });
}

let suspected: Element[] = [];

function countSuspects(): number {
  suspected = suspects();
  return suspected.length;
}

const lotsman = {
  look,
  touch,
  read,
  element: elementOf,
  frame: (index: number) => shownFrames[index],
  frameCorner,
  changes,
  countSuspects,
  suspect: (index: number) => suspected[index],
  rememberListener,
  rememberClosedRoot,
};
export type InPage = typeof lotsman;
Object.assign(globalThis, { lotsman });
