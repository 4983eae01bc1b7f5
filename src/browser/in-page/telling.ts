import type { Control, Looks } from '../../observation.ts';
import type { FrameLine, FrameLook, Scope } from '../look.ts';
import { growth } from './disturbances.ts';
import { type LocalId, numberAll, takeForgotten } from './ids.ts';
import type { Reading } from './reading.ts';
import { looksTheSame } from './segments.ts';
import { countSuspects } from './suspects.ts';
import type { Found, RawLine } from './walked.ts';
import { allAgree, callWitnesses, MOST_WITNESSES } from './witnesses.ts';

/** What was told last, and how it can be known to be still true. */
interface Told {
  number: number;
  /** Before anybody asked. */
  isAhead: boolean;
  disturbances: number;
  posture: string;
  /** Its lines as they were sent, and the place of each. */
  lines: ReadonlyMap<string, number>;
  /** Whether things are where and what they were; known of a whole page a little later, when nobody waits. */
  standsStill: (() => boolean) | undefined;
}

/** What a reading is told as. */
export interface Telling {
  scope: Scope;
  /** How much had happened when it was read. */
  disturbances: number;
  /** What the listener was told before: lines that were in it are told by their places. */
  before: Told | undefined;
  /** Before anybody asked. */
  isAhead?: boolean;
}

const lastOf = new Map<Scope, Told>();
let tellings = 0;

/** What was told last about this much of the page. */
export function lastTold(scope: Scope): Told | undefined {
  return lastOf.get(scope);
}

/** A reading as JSON, with its controls numbered: for the inspector a text is much cheaper to pass on than an object. */
export function tell(reading: Reading, { scope, disturbances, before, isAhead = false }: Telling): string {
  const { lines, found, frames, texts, scrollers, above, below, dialog, standing, isLate } = reading;
  const { coverOf, spokenOf, looks } = reading;
  const ids = numberAll(found, isAhead);
  const controls = new Map(
    found.map((one, index) => [one, numbered(one, ids[index] ?? 0, coverOf(one), looks.get(one))]),
  );
  const written = lines.map((line) => writtenLine(line, controls));
  tellings += 1;
  const told: Told = {
    number: tellings,
    isAhead,
    disturbances,
    posture: posture(),
    lines: new Map(written.map((line, place) => [line, place])),
    // What was not read to its end is read again.
    standsStill: scope === 'page' || isLate ? undefined : stillness({ found, texts, scrollers }),
  };
  lastOf.set(scope, told);
  if (scope === 'page' && !isLate) callLater(told, found, texts);
  const head: Omit<FrameLook, 'lines'> & { since?: number } = {
    number: tellings,
    ...(isAhead && before ? { since: before.number } : {}),
    url: location.href,
    title: document.title,
    loading: document.readyState !== 'complete',
    onTop: dialog && spokenOf(dialog),
    above,
    below,
    screen: 1 + above.screens,
    screens: Math.max(1, height() / innerHeight),
    frames,
    growth: growth(),
    suspects: countSuspects(),
    // Told once, and only to who is sure to hear it.
    forgotten: isAhead ? [] : takeForgotten(),
    ...(standing ? { standing } : {}),
  };
  const news = written.map((line) => before?.lines.get(line) ?? line);
  return `${JSON.stringify(head).slice(0, -1)},"lines":[${news.join()}]}`;
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

/** Made apart from the telling: a function made in there would keep the one before alive, and that one the one before it. */
function stillness(seen: Parameters<typeof looksTheSame>[0]): () => boolean {
  return () => looksTheSame(seen, MOST_WITNESSES);
}

function callLater(look: Told, found: readonly Found[], texts: readonly Element[]): void {
  setTimeout(() => {
    if (lastTold('page') !== look) return;
    const witnesses = callWitnesses(found, texts);
    look.standsStill = () => allAgree(witnesses);
  });
}

/** What a document says of itself without being read. */
export function posture(): string {
  const view = [scrollX, scrollY, innerWidth, innerHeight, height()].join(' ');
  return `${location.href} ${document.title} ${document.readyState} ${view}`;
}

function height(): number {
  return (document.scrollingElement ?? document.documentElement).scrollHeight;
}

/** The controls as they were told last. */
const numberedBefore = new WeakMap<Found, Control>();

function numbered(found: Found, id: LocalId, cover: string, looks: Looks | undefined): Control {
  const before = numberedBefore.get(found);
  const isTold = before?.id === id && (before.coveredBy ?? '') === cover && isSameLooks(before.looks, looks);
  if (before && isTold) return before;
  const control = {
    id,
    ...found.control,
    ...(cover === '' ? {} : { coveredBy: cover }),
    ...(looks === undefined ? {} : { looks }),
  };
  numberedBefore.set(found, control);
  return control;
}

function isSameLooks(one: Looks | undefined, other: Looks | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
