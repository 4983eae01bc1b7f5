import type { Control } from '../../observation.ts';
import type { FrameAnswer, FrameLook, LookRequest, Scope } from '../look.ts';
import { disturbances, growth } from './disturbances.ts';
import { type LocalId, numberAll, takeForgotten } from './ids.ts';
import { reach } from './reach.ts';
import { spoken } from './spoken.ts';
import { standing } from './standing.ts';
import { countSuspects } from './suspects.ts';
import { type Found, walk } from './walk.ts';
import { allAgree, callWitnesses } from './witnesses.ts';

/** How a look can be known to be still true. */
interface Kept {
  number: number;
  scope: Scope;
  disturbances: number;
  posture: string;
  witnesses: ReturnType<typeof callWitnesses>;
}

let kept: Kept | undefined;
let looks = 0;

/** One document as it is now, as JSON: for the inspector a text is much cheaper to pass on than an object. */
export function look(request: LookRequest): string {
  return JSON.stringify(answer(request));
}

function answer({ scope, since, patience }: LookRequest): FrameAnswer {
  const seen = disturbances();
  if (kept && kept.number === since && kept.scope === scope && isStillTrue(kept, seen)) return { same: since };
  const dialog = modal();
  const root = dialog ?? document.documentElement;
  const { lines, found, frames, texts, above, below } = walk({ root, scope, until: performance.now() + patience });
  const ids = numberAll(found);
  const spokenOf = remembering(spoken);
  const controls = found.map((one, index) => numbered(one, ids[index] ?? 0, spokenOf));
  looks += 1;
  kept = {
    number: looks,
    scope,
    disturbances: seen,
    posture: posture(),
    witnesses: callWitnesses(found, texts),
  };
  const height = (document.scrollingElement ?? document.documentElement).scrollHeight;
  const told: FrameLook = {
    number: looks,
    url: location.href,
    title: document.title,
    loading: document.readyState !== 'complete',
    onTop: dialog && spokenOf(dialog),
    lines: lines.map(({ parts, ...line }) => ({
      ...line,
      parts: parts.map((part) => (typeof part === 'string' || 'frame' in part ? part : (controls[part.control] ?? ''))),
    })),
    above,
    below,
    screen: 1 + above.screens,
    screens: Math.max(1, height / innerHeight),
    frames,
    growth: growth(),
    suspects: countSuspects(),
    forgotten: takeForgotten(),
    ...(window === window.parent ? { standing: standing() } : {}),
  };
  return told;
}

function isStillTrue({ disturbances: then, posture: stood, witnesses }: Kept, now: number): boolean {
  return then === now && stood === posture() && allAgree(witnesses);
}

/** What a document says of itself without being read. */
function posture(): string {
  return `${location.href} ${document.title} ${document.readyState} ${scrollX} ${scrollY} ${innerWidth} ${innerHeight}`;
}

function numbered({ element, control }: Found, id: LocalId, spokenOf: (element: Element) => string): Control {
  const where = reach(element);
  if (!where || !('coveredBy' in where)) return { id, ...control };
  return { id, ...control, coveredBy: spokenOf(where.coveredBy) };
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
