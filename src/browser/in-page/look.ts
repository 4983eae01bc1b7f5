import type { Control } from '../../observation.ts';
import type { FrameAnswer, FrameLine, FrameLook, LookRequest, Scope } from '../look.ts';
import type { Standing } from '../standing.ts';
import { type Dirt, takeDirt } from './dirt.ts';
import { disturbances, growth } from './disturbances.ts';
import { type LocalId, numberAll, takeForgotten } from './ids.ts';
import { isPartOf, reach } from './reach.ts';
import { forgetSegments } from './segments.ts';
import { spoken } from './spoken.ts';
import { standing } from './standing.ts';
import { countSuspects } from './suspects.ts';
import { walk } from './walk.ts';
import type { Found, Layer, RawLine } from './walked.ts';
import { allAgree, callWitnesses } from './witnesses.ts';

/** How a look can be known to be still true. */
interface Kept {
  number: number;
  scope: Scope;
  disturbances: number;
  posture: string;
  /** Its lines as they were sent, and the place of each. */
  lines: ReadonlyMap<string, number>;
  /** Called when the answer is on its way: nobody need wait for them. */
  witnesses: ReturnType<typeof callWitnesses> | undefined;
}

let kept: Kept | undefined;
let looks = 0;
/** What lies over the things that were seen; nothing where nothing does. */
let covers = new WeakMap<Found, string>();
let lastStanding: Standing | undefined;
/** The dialog that had the page to itself at the last look. */
let dialog: Element | undefined;

/** A whole page is always read from the beginning. */
const WHOLE: Dirt = { all: true, structural: true, chain: new Set(), roots: new Set() };

/** One document as it is now, as JSON: for the inspector a text is much cheaper to pass on than an object. */
export function look({ scope, since, patience }: LookRequest): string {
  const seen = disturbances();
  const before = kept?.number === since && kept?.scope === scope ? kept : undefined;
  if (before && isStillTrue(before, seen)) return JSON.stringify({ same: before.number } satisfies FrameAnswer);
  const dirt = scope === 'viewport' ? takeDirt() : WHOLE;
  // Words alone open nothing.
  if (dirt.structural || !dialog?.isConnected) dialog = modal();
  const root = dialog ?? document.documentElement;
  if (scope === 'viewport') forgetSegments(dirt);
  const until = performance.now() + patience;
  const { lines, found, frames, texts, layers, above, below } = walk({ root, scope, until, dirt });
  const ids = numberAll(found);
  const spokenOf = remembering(spoken);
  if (dirt.structural) covers = new WeakMap();
  // Of a whole page nobody has noted what lies over what.
  const layersOver = scope === 'viewport' ? layers : undefined;
  const controls = new Map(found.map((one, index) => [one, numbered(one, ids[index] ?? 0, layersOver, spokenOf)]));
  const written = lines.map((line) => JSON.stringify(withControls(line, controls)));
  looks += 1;
  kept = {
    number: looks,
    scope,
    disturbances: seen,
    posture: posture(),
    lines: new Map(written.map((line, place) => [line, place])),
    witnesses: undefined,
  };
  callLater(kept, found, texts);
  const height = (document.scrollingElement ?? document.documentElement).scrollHeight;
  const told: Omit<FrameLook, 'lines'> = {
    number: looks,
    url: location.href,
    title: document.title,
    loading: document.readyState !== 'complete',
    onTop: dialog && spokenOf(dialog),
    above,
    below,
    screen: 1 + above.screens,
    screens: Math.max(1, height / innerHeight),
    frames,
    growth: growth(),
    suspects: countSuspects(),
    forgotten: takeForgotten(),
    ...(window === window.parent ? { standing: standingNow(dirt) } : {}),
  };
  const news = written.map((line) => before?.lines.get(line) ?? line);
  return `${JSON.stringify(told).slice(0, -1)},"lines":[${news.join()}]}`;
}

function withControls({ parts, ...line }: RawLine, controls: ReadonlyMap<Found, Control>): FrameLine {
  return {
    ...line,
    parts: parts.map((part) => (typeof part === 'string' || 'frame' in part ? part : (controls.get(part.found) ?? ''))),
  };
}

function callLater(look: Kept, found: readonly Found[], texts: readonly Element[]): void {
  setTimeout(() => {
    if (kept === look) look.witnesses = callWitnesses(found, texts);
  });
}

function isStillTrue({ disturbances: then, posture: stood, witnesses }: Kept, now: number): boolean {
  return then === now && stood === posture() && witnesses !== undefined && allAgree(witnesses);
}

/** Words alone put nothing in the way. */
function standingNow({ structural }: Dirt): Standing {
  if (structural || !lastStanding) lastStanding = standing();
  return lastStanding;
}

/** What a document says of itself without being read. */
function posture(): string {
  return `${location.href} ${document.title} ${document.readyState} ${scrollX} ${scrollY} ${innerWidth} ${innerHeight}`;
}

function numbered(
  found: Found,
  id: LocalId,
  layers: readonly Layer[] | undefined,
  spokenOf: (element: Element) => string,
): Control {
  const cover = covers.get(found) ?? coverOf(found.element, layers, spokenOf);
  covers.set(found, cover);
  return cover === '' ? { id, ...found.control } : { id, ...found.control, coveredBy: cover };
}

/** What lies over an element, in words; nothing where nothing does. A hit test takes long: only where something might. */
function coverOf(
  element: Element,
  layers: readonly Layer[] | undefined,
  spokenOf: (element: Element) => string,
): string {
  if (layers && !isUnderOne(element, layers)) return '';
  const where = reach(element);
  return where && 'coveredBy' in where ? spokenOf(where.coveredBy) : '';
}

function isUnderOne(element: Element, layers: readonly Layer[]): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return layers.some(
    ({ element: layer, box }) =>
      x >= box.left &&
      x <= box.right &&
      y >= box.top &&
      y <= box.bottom &&
      !isPartOf(element, layer) &&
      !isPartOf(layer, element),
  );
}

/** The dialog that has the page to itself, if there is one. */
function modal(): Element | undefined {
  const dialogs = [...document.querySelectorAll(':modal,[aria-modal="true"]')];
  return dialogs.findLast((one) => one.matches(':modal')) ?? dialogs.findLast((one) => one.checkVisibility());
}

function remembering(work: (element: Element) => string): (element: Element) => string {
  const known = new Map<Element, string>();
  return (element) => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const now = work(element);
    known.set(element, now);
    return now;
  };
}
