import type { Control } from '../../observation.ts';
import type { FrameAnswer, FrameLine, FrameLook, LookRequest, Scope } from '../look.ts';
import { expectLook } from './ahead.ts';
import { everythingIsDirty } from './dirt.ts';
import { disturbances, growth } from './disturbances.ts';
import { type LocalId, numberAll, takeForgotten } from './ids.ts';
import { read } from './reading.ts';
import { looksTheSame } from './segments.ts';
import { countSuspects } from './suspects.ts';
import type { Found, RawLine } from './walked.ts';
import { allAgree, callWitnesses, MOST_WITNESSES } from './witnesses.ts';

/** How a look can be known to be still true. */
interface Kept {
  number: number;
  scope: Scope;
  disturbances: number;
  posture: string;
  /** Its lines as they were sent, and the place of each. */
  lines: ReadonlyMap<string, number>;
  /** Whether things are where and what they were; known of a whole page a little later, when nobody waits. */
  standsStill: (() => boolean) | undefined;
}

let kept: Kept | undefined;
let looks = 0;

/** One document as it is now, as JSON: for the inspector a text is much cheaper to pass on than an object. */
export function look({ scope, since, patience }: LookRequest): string {
  if (scope === 'viewport') expectLook();
  const seen = disturbances();
  const before = kept?.number === since && kept?.scope === scope ? kept : undefined;
  if (before?.disturbances === seen && before.standsStill) {
    const isStill = before.standsStill();
    if (isStill && before.posture === posture()) return JSON.stringify({ same: before.number } satisfies FrameAnswer);
    // Something has happened that leaves no trace: it may be anything.
    if (!isStill) everythingIsDirty();
  }
  const reading = read(scope, patience);
  const { lines, found, frames, texts, scrollers, above, below, dialog, standing, coverOf, spokenOf } = reading;
  const ids = numberAll(found);
  const controls = new Map(found.map((one, index) => [one, numbered(one, ids[index] ?? 0, coverOf(one))]));
  const written = lines.map((line) => writtenLine(line, controls));
  looks += 1;
  kept = {
    number: looks,
    scope,
    disturbances: seen,
    posture: posture(),
    lines: new Map(written.map((line, place) => [line, place])),
    standsStill: scope === 'page' ? undefined : stillness({ found, texts, scrollers }),
  };
  if (scope === 'page') callLater(kept, found, texts);
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
    ...(standing ? { standing } : {}),
  };
  const news = written.map((line) => before?.lines.get(line) ?? line);
  return `${JSON.stringify(told).slice(0, -1)},"lines":[${news.join()}]}`;
}

/** A line that was taken as it was read before, with controls that are what they were, is written already. */
const writtenLines = new WeakMap<RawLine, { controls: readonly Control[]; text: string }>();

function writtenLine(line: RawLine, controls: ReadonlyMap<Found, Control>): string {
  const shown = line.parts.flatMap((part) =>
    typeof part === 'string' || 'frame' in part ? [] : (controls.get(part.found) ?? []),
  );
  const before = writtenLines.get(line);
  if (before?.controls.every((control, at) => control === shown[at])) return before.text;
  const text = JSON.stringify(withControls(line, controls));
  writtenLines.set(line, { controls: shown, text });
  return text;
}

function withControls({ parts, ...line }: RawLine, controls: ReadonlyMap<Found, Control>): FrameLine {
  return {
    ...line,
    parts: parts.map((part) => (typeof part === 'string' || 'frame' in part ? part : (controls.get(part.found) ?? ''))),
  };
}

/** Made apart from the look: a function made in there would keep the look before alive, and that one the one before it. */
function stillness(seen: Parameters<typeof looksTheSame>[0]): () => boolean {
  return () => looksTheSame(seen, MOST_WITNESSES);
}

function callLater(look: Kept, found: readonly Found[], texts: readonly Element[]): void {
  setTimeout(() => {
    if (kept !== look) return;
    const witnesses = callWitnesses(found, texts);
    look.standsStill = () => allAgree(witnesses);
  });
}

/** What a document says of itself without being read. */
function posture(): string {
  return `${location.href} ${document.title} ${document.readyState} ${scrollX} ${scrollY} ${innerWidth} ${innerHeight}`;
}

/** The controls as they were told last. */
const numberedBefore = new WeakMap<Found, Control>();

function numbered(found: Found, id: LocalId, cover: string): Control {
  const before = numberedBefore.get(found);
  if (before && before.id === id && (before.coveredBy ?? '') === cover) return before;
  const control = cover === '' ? { id, ...found.control } : { id, ...found.control, coveredBy: cover };
  numberedBefore.set(found, control);
  return control;
}
