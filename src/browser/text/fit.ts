import { tokensOfLines } from '../../tokens.ts';
import type { Entry } from './entry.ts';
import type { Speech } from './speech.ts';

/** What the line about a gap takes, about. */
const GAP = 18;
const LAST_TRIES = 40;

/** The entries that matter most and fit, in the order of the page. Every gap tells what is missing there. */
export function mostImportant(
  entries: readonly Entry[],
  ranks: readonly number[],
  leads: readonly (readonly number[])[],
  room: number,
  speech: Speech,
): string[] {
  const byRank = entries.map((_, at) => at).sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0));
  const costs = entries.map((entry) => tokensOfLines([indented(entry)]));
  const withLeads = (wanted: readonly number[]) => new Set(wanted.flatMap((at) => [...(leads[at] ?? []), at]));
  const fits = (wanted: readonly number[]) => costOf(withLeads(wanted), costs) <= room;

  // More entries hardly ever take less, so the most that fit are found by halving.
  let enough = 0;
  let tooMany = entries.length + 1;
  while (tooMany - enough > 1) {
    const middle = (enough + tooMany) >> 1;
    if (fits(byRank.slice(0, middle))) enough = middle;
    else tooMany = middle;
  }
  let wanted = byRank.slice(0, enough);
  // The next one was too long; some shorter ones behind it may still find a place.
  for (const at of byRank.slice(enough + 1, enough + 1 + LAST_TRIES))
    if (fits([...wanted, at])) wanted = [...wanted, at];

  let texts = written(entries, withLeads(wanted), speech);
  for (; wanted.length > 0 && tokensOfLines(texts) > room; texts = written(entries, withLeads(wanted), speech))
    wanted = wanted.slice(0, -1);
  return texts;
}

function costOf(kept: ReadonlySet<number>, costs: readonly number[]): number {
  let sum = 0;
  let isGap = false;
  for (const [at, cost] of costs.entries()) {
    const isKept = kept.has(at);
    if (isKept) sum += cost;
    else if (!isGap) sum += GAP;
    isGap = !isKept;
  }
  return sum;
}

export function indented({ depth, text }: Pick<Entry, 'depth' | 'text'>): string {
  return `${' '.repeat(Math.min(depth, DEEPEST))}${text}`;
}

const DEEPEST = 8;

function written(entries: readonly Entry[], kept: ReadonlySet<number>, speech: Speech): string[] {
  const texts: string[] = [];
  let gap: Entry[] = [];
  let gaps = 0;
  const close = () => {
    const [only] = gap;
    if (only === undefined) return;
    const told = gapText(gap, speech, gaps === 0);
    // One short line is said sooner than that it is missing.
    if (gap.length === 1 && only.text.length <= told.length) texts.push(indented(only));
    else {
      texts.push(told);
      gaps += 1;
    }
    gap = [];
  };
  for (const [at, entry] of entries.entries()) {
    if (!kept.has(at)) gap.push(entry);
    else {
      close();
      texts.push(indented(entry));
    }
  }
  close();
  return texts;
}

function gapText(gap: readonly Entry[], speech: Speech, isFirst: boolean): string {
  const lines = gap.reduce((sum, { from, to }) => sum + to - from, 0);
  const controls = gap.reduce((sum, { shows, hides }) => sum + shows + hides, 0);
  const what = `${speech.lines(Math.max(1, lines))}${controls > 0 ? `, ${speech.controls(controls)}` : ''}`;
  const part = gap[0]?.from ?? -1;
  const told = `… ${speech.leftOut(what)}${part < 0 ? '' : ` [+${part}]`}`;
  return isFirst ? `${told}: ${speech.ways}` : told;
}
