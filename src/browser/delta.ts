import type { Line, Observation, Part } from '../observation.ts';
import { cutToTokens, tokensOf } from '../tokens.ts';
import { type Change, changesBetween } from './changes.ts';
import { DEFAULT_BUDGET, optionsOf, type RenderOptions, render } from './render.ts';
import { collapse, type Limits } from './text/collapse.ts';
import { condense } from './text/condense.ts';
import type { Entry } from './text/entry.ts';
import { mostImportant } from './text/fit.ts';
import { interestOf } from './text/interest.ts';
import { speechOf } from './text/languages.ts';
import { clipped, controlText, lineText, type Style } from './text/line.ts';
import { pageLine } from './text/page-line.ts';
import { controlsOf, isControl } from './text/parts.ts';

/** Of many similar new lines the first few tell what they are. */
const NEW_LINES: Limits = { shown: 10, wanted: 5 };
const LONGEST_TEXT = 240;

/**
 * What changed since the last look: one line about the page itself, then `+` new lines, `~` lines that say something else,
 * `-` lines that are gone. The whole observation when the page is another one, or when that is shorter.
 */
export function renderChanges(before: Observation, now: Observation, options: RenderOptions | number = {}): string {
  const { budget = DEFAULT_BUDGET, task, language } = optionsOf(options);
  const whole = render(now, { budget, task, language });
  if (placeOf(before.url) !== placeOf(now.url) || (before.scope ?? 'viewport') !== (now.scope ?? 'viewport'))
    return whole;
  const speech = speechOf(language);
  const changes = changesBetween(before, now).filter((change) => !isOfMarksOnly(change));
  if (changes.length === 0) return cutToTokens(speech.nothingChanged, budget);

  const head = pageLine(changes, speech);
  const room = budget - tokensOf(`${head}\n`);
  const body = told(changes, now, task, room, { speech, longest: LONGEST_TEXT });
  const text = cutToTokens([head, ...body].filter((line) => line !== '').join('\n'), budget);
  return tokensOf(text) < tokensOf(whole) ? text : whole;
}

/** That the same words are drawn now, or no longer, is no news of what they say. */
function isOfMarksOnly(change: Change): boolean {
  return change.kind === 'changed' && saidBy(change.line) === saidBy(change.before);
}

function saidBy({ kind, level, role, parts }: Line): string {
  const said = parts.map((part) =>
    isControl(part)
      ? { ...part, unseen: undefined, states: part.states.filter((state) => state !== 'focused') }
      : part.replaceAll('(picture, not drawn: ', '(picture: '),
  );
  return JSON.stringify([kind, level, role, said]);
}

/** Another query or fragment is not another page. */
function placeOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

function told(
  changes: readonly Change[],
  now: Observation,
  task: string | undefined,
  room: number,
  style: Style,
): string[] {
  const interest = interestOf(now.lines, task);
  const here = [
    ...changes.flatMap((change) => (change.kind === 'changed' ? [changedEntry(change, style)] : [])),
    ...newEntries(changes, now, interest, style),
  ].sort((a, b) => a.from - b.from);
  const entries = [...here, ...changes.flatMap((change) => goneEntries(change, style))];
  const lines = entries.map(({ text }) => text);
  if (tokensOf(lines.join('\n')) <= room) return lines;
  const ranks = entries.map(
    ({ text, from, to }) => (RANKS[text.charAt(0)] ?? 0) + 3 * Math.max(0, ...interest.slice(Math.max(0, from), to)),
  );
  const noLeads = entries.map(() => []);
  return mostImportant(entries, ranks, noLeads, room, style.speech);
}

/** What changed matters most, then what came. */
const RANKS: Readonly<Record<string, number>> = { '~': 3, '+': 2, '-': 1 };

/** New lines, each stretch of them condensed as in a whole observation. */
function newEntries(
  changes: readonly Change[],
  { lines }: Observation,
  interest: readonly number[],
  style: Style,
): Entry[] {
  const indexes = changes.flatMap((change) => (change.kind === 'new' ? [change.index] : []));
  return stretchesOf(indexes).flatMap(({ from, to }) => {
    const pieces = collapse(lines.slice(from, to), NEW_LINES, (at) => interest[from + at] ?? 0);
    const placed = pieces.map((piece) =>
      'line' in piece
        ? { ...piece, index: piece.index + from }
        : { ...piece, from: piece.from + from, to: piece.to + from },
    );
    return condense(placed, lines, style).map((entry) => ({ ...entry, depth: 0, text: `+ ${entry.text}` }));
  });
}

function stretchesOf(indexes: readonly number[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = [];
  for (const index of indexes) {
    const last = stretches.at(-1);
    if (last?.to === index) last.to += 1;
    else stretches.push({ from: index, to: index + 1 });
  }
  return stretches;
}

type Changed = Extract<Change, { kind: 'changed' }>;

function changedEntry({ line, index, before }: Changed, style: Style): Entry {
  const shown = { ...line, parts: changedParts(line, before) };
  const text = `~ ${lineText(shown, { ...style, tellsEmpty: true })}`;
  return { from: index, to: index + 1, depth: 0, kind: line.kind, text, shows: controlsOf(shown).length, hides: 0 };
}

const LONGEST_CONTEXT = 40;

/** Of a long line only what is new in it, after the words that tell which line it is. */
function changedParts({ parts }: Line, before: Line): readonly Part[] {
  if (parts.length < 4) return parts;
  const known = new Set(before.parts.map((part) => JSON.stringify(part)));
  const fresh = parts.filter((part) => part !== '|' && !known.has(JSON.stringify(part)));
  if (fresh.length === 0 || fresh.length * 2 > parts.length) return parts;
  const context = parts.find((part) => !isControl(part) && part !== '|' && !fresh.includes(part));
  return typeof context === 'string' ? [`${clipped(context, LONGEST_CONTEXT)}:`, ...fresh] : fresh;
}

function goneEntries(change: Change, style: Style): Entry[] {
  const entry = { from: -1, to: 0, depth: 0, kind: 'text', shows: 0, hides: 0 } as const;
  if (change.kind === 'lost') return [{ ...entry, text: `- ${controlText(change.control, style)}` }];
  if (change.kind !== 'gone' || change.outOfView) return [];
  return [{ ...entry, text: `- ${lineText(change.line, style).replace(/^- /, '')}` }];
}
