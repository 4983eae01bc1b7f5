import type { Control, ElementId, Line, Looks, Notice, Observation } from '../observation.ts';
import { wordsOf } from '../words.ts';
import { controlsOf } from './text/parts.ts';

/** One difference between two looks at a page. */
export type Change =
  | { kind: 'new'; line: Line; index: number }
  | { kind: 'changed'; line: Line; index: number; before: Line }
  /** Not on the page any more, or only out of view because the view moved. */
  | { kind: 'gone'; line: Line; outOfView: boolean }
  /** A control that is gone from a line that stayed. */
  | { kind: 'lost'; control: Control }
  | { kind: 'title' | 'url' | 'onTop'; before: string | undefined; now: string | undefined }
  | { kind: 'loading'; now: boolean }
  | { kind: 'scroll'; before: number; now: number; screens: number }
  | { kind: 'focus'; now: Control | undefined }
  | { kind: 'notice'; notice: Notice; isOver: boolean };

/** What is different now. A line that only stands elsewhere is no change, and neither is the loss of the focus. */
export function changesBetween(before: Observation, now: Observation): Change[] {
  const scrolled = Math.abs(before.scroll.screen - now.scroll.screen) >= 0.05;
  const outOfView = scrolled || before.onTop !== now.onTop;
  return [
    ...(before.url === now.url ? [] : [{ kind: 'url', before: before.url, now: now.url } as const]),
    ...(before.title === now.title ? [] : [{ kind: 'title', before: before.title, now: now.title } as const]),
    ...(before.onTop === now.onTop ? [] : [{ kind: 'onTop', before: before.onTop, now: now.onTop } as const]),
    ...(before.loading === now.loading ? [] : [{ kind: 'loading', now: now.loading } as const]),
    ...(scrolled ? [scrollBetween(before, now)] : []),
    ...focusBetween(before, now),
    ...noticesAdded(before, now).map((notice) => ({ kind: 'notice', notice, isOver: false }) as const),
    ...noticesAdded(now, before).map((notice) => ({ kind: 'notice', notice, isOver: true }) as const),
    ...lineChanges(before.lines, now.lines, outOfView),
  ];
}

function scrollBetween(before: Observation, now: Observation): Change {
  return { kind: 'scroll', before: before.scroll.screen, now: now.scroll.screen, screens: now.scroll.screens };
}

function noticesAdded({ notices: old = [] }: Observation, { notices = [] }: Observation): Notice[] {
  return notices.filter(({ kind, about }) => !old.some((one) => one.kind === kind && one.about === about));
}

function focusBetween(before: Observation, now: Observation): Change[] {
  const [was, is] = [before, now].map(({ lines }) =>
    lines.flatMap(controlsOf).find(({ states }) => states.includes('focused')),
  );
  return was?.id === is?.id ? [] : [{ kind: 'focus', now: is }];
}

function lineChanges(before: readonly Line[], now: readonly Line[], outOfView: boolean): Change[] {
  const left = countOf(before.map(printOf));
  const fresh = now.flatMap((line, index) => (take(left, printOf(line)) ? [] : [{ line, index }]));
  const old = before.filter((line) => take(left, printOf(line)));
  const oldById = new Map(old.flatMap((line) => controlsOf(line).map(({ id }) => [id, line] as const)));
  const changes: Change[] = [];
  const answered = new Set<Line>();
  for (const { line, index } of fresh) {
    const same = controlsOf(line)
      .map(({ id }) => oldById.get(id))
      .find((one) => one !== undefined);
    const before = same ?? successorOf(line, old, answered);
    if (before) answered.add(before);
    changes.push(before ? { kind: 'changed', line, index, before } : { kind: 'new', line, index });
  }
  const here = new Set(now.flatMap((line) => controlsOf(line).map(({ id }) => id)));
  for (const line of old) changes.push(...leftBehind(line, answered.has(line), here, outOfView));
  return changes;
}

/** What of an old line is not to be found in the new ones. */
function leftBehind(line: Line, isAnswered: boolean, here: ReadonlySet<ElementId>, outOfView: boolean): Change[] {
  const lost = controlsOf(line).filter(({ id }) => !here.has(id));
  const someStay = controlsOf(line).length > lost.length;
  if (!isAnswered && !someStay) return [{ kind: 'gone', line, outOfView }];
  return lost.map((control) => ({ kind: 'lost', control }));
}

/** Without controls a line is known by its kind and most of its words: "3 letters" was "2 letters". */
function successorOf(line: Line, old: readonly Line[], answered: ReadonlySet<Line>): Line | undefined {
  if (controlsOf(line).length > 0) return undefined;
  const words = new Set(wordsOf(line.parts.join(' ')));
  return old.find((one) => {
    if (one.kind !== line.kind || answered.has(one) || controlsOf(one).length > 0) return false;
    const before = wordsOf(one.parts.join(' '));
    const shared = before.filter((word) => words.has(word)).length;
    return shared > 0 && shared * 2 >= Math.max(before.length, words.size);
  });
}

/** What a line says, wherever it stands, whether or not it has the focus. */
function printOf({ kind, level, role, parts }: Line): string {
  return JSON.stringify([
    kind,
    level,
    role,
    parts.map((part) =>
      typeof part === 'string'
        ? part
        : // Whether a name is drawn is no news of the page.
          {
            ...part,
            unseen: undefined,
            looks: toldLooks(part),
            states: part.states.filter((state) => state !== 'focused'),
          },
    ),
  ]);
}

/** What nobody is told of is no news either, nor how large something is to the pixel. */
function toldLooks({ looks }: Control): Omit<Looks, 'extent'> | undefined {
  const { extent: _, ...told } = looks ?? { isAside: true };
  return told.isAside ? undefined : told;
}

function countOf(prints: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const print of prints) counts.set(print, (counts.get(print) ?? 0) + 1);
  return counts;
}

/** Takes one of a print out of the counts, if there is one left. */
function take(counts: Map<string, number>, print: string): boolean {
  const left = counts.get(print) ?? 0;
  if (left > 0) counts.set(print, left - 1);
  return left > 0;
}
