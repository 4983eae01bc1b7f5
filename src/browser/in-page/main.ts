// What runs inside a page, in a world of its own: the page's scripts can neither see nor change it.
import type { Control } from '../../observation.ts';
import type { FrameLook } from '../look.ts';
import { changes } from './changes.ts';
import { rememberListener } from './clickable.ts';
import { elementOf, type LocalId, numberAll } from './ids.ts';
import { reach } from './reach.ts';
import { rememberClosedRoot, shadowRootOf } from './shadow.ts';
import { spoken } from './spoken.ts';
import { beginAction, endAction, rest } from './stir.ts';
import { focus, read, touch } from './touch.ts';
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
  focus,
  read,
  beginAction: (id: LocalId | undefined) => beginAction(id === undefined ? undefined : elementOf(id)),
  endAction,
  rest,
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
