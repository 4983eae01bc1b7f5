import type { Observation } from '../../observation.ts';
import { cutToTokens, tokensOfLines } from '../../tokens.ts';
import { condense } from './condense.ts';
import type { Entry } from './entry.ts';
import { indented } from './fit.ts';
import { type Language, speechOf } from './languages.ts';
import { runsIn } from './runs.ts';
import type { Speech } from './speech.ts';

export interface ExpandOptions {
  budget?: number | undefined;
  /** Counted from 1. */
  page?: number | undefined;
  language?: Language | undefined;
}

const LONGEST_TEXT = 4_000;
/** Kept free for the first line and the last. */
const MARGIN = 60;

/** What was left out at `[+part]`, page by page. Of the same observation a part is always the same lines. */
export function expand(observation: Observation, part: number, options: ExpandOptions = {}): string {
  const { budget = 2_000, page = 1, language } = options;
  const speech = speechOf(language);
  const { lines } = observation;
  if (!lines[part]) return cutToTokens(speech.noPart(part), budget);

  const run = runsIn(lines).find(({ starts, to }) => (starts[0] ?? to) <= part && part < to);
  const to = run?.to ?? lines.length;
  const pieces = lines.slice(part, to).map((line, at) => ({ index: part + at, line }));
  const pages = pagesOf(condense(pieces, lines, { speech, longest: LONGEST_TEXT }), Math.max(1, budget - MARGIN));
  const number = Math.min(Math.max(1, Math.floor(page)), pages.length);
  const shown = pages[number - 1] ?? [];
  const last = shown.reduce((most, entry) => Math.max(most, entry.to), part);
  const head = speech.part((shown[0]?.from ?? part) + 1, last, lines.length);
  return cutToTokens(
    [
      `${head}${pages.length > 1 ? `, ${speech.page(number, pages.length)}` : ''}:`,
      ...shown.map(indented),
      ...(number < pages.length ? [rest(pages.slice(number).flat(), part, number + 1, speech)] : []),
    ].join('\n'),
    budget,
  );
}

function pagesOf(entries: readonly Entry[], room: number): Entry[][] {
  const pages: Entry[][] = [[]];
  let used = 0;
  for (const entry of entries) {
    const cost = tokensOfLines([indented(entry)]);
    if (used > 0 && used + cost > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(entry);
    used += cost;
  }
  return pages;
}

function rest(entries: readonly Entry[], part: number, page: number, speech: Speech): string {
  const lines = entries.reduce((sum, { from, to }) => sum + to - from, 0);
  const controls = entries.reduce((sum, { shows }) => sum + shows, 0);
  const left = `${speech.lines(lines)}${controls > 0 ? `, ${speech.controls(controls)}` : ''}`;
  return `… ${speech.nextPage(left, part, page)}`;
}
