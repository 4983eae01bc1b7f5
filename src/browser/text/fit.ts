import { tokensOf } from '../../tokens.ts';
import type { Entry } from './entry.ts';
import type { Speech } from './speech.ts';

/** The entries that matter most and fit, in the order of the page. Every gap tells what is missing there. */
export function mostImportant(
  entries: readonly Entry[],
  ranks: readonly number[],
  leads: readonly (readonly number[])[],
  room: number,
  speech: Speech,
): string[] {
  const byRank = entries.map((_, at) => at).sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0));
  const write = (kept: ReadonlySet<number>) => written(entries, kept, speech);
  const fits = (kept: ReadonlySet<number>) => tokensOf(write(kept).join('\n')) <= room;
  const withLeads = (wanted: readonly number[]) => new Set(wanted.flatMap((at) => [...(leads[at] ?? []), at]));
  // More entries are hardly ever shorter, so the most that fit are found by halving.
  let enough = 0;
  let tooMany = certainlyTooMany(byRank, entries, room);
  while (tooMany - enough > 1) {
    const middle = (enough + tooMany) >> 1;
    if (fits(withLeads(byRank.slice(0, middle)))) enough = middle;
    else tooMany = middle;
  }
  let kept = byRank.slice(0, enough);
  // The next one was too long; some shorter ones behind it may still find a place.
  for (const at of byRank.slice(enough + 1, enough + 1 + LAST_TRIES))
    if (fits(withLeads([...kept, at]))) kept = [...kept, at];
  return write(withLeads(kept));
}

const LAST_TRIES = 20;

/** So many do not fit even without what leads to them: of a long page most need not be tried. */
function certainlyTooMany(byRank: readonly number[], entries: readonly Entry[], room: number): number {
  let used = 0;
  const first = byRank.findIndex((at) => {
    // Estimates are rounded up line by line, and together they may be a little less.
    used += tokensOf(entries[at]?.text ?? '') - 1;
    return used > room;
  });
  return (first === -1 ? byRank.length : first) + 1;
}

export function indented({ depth, text }: Pick<Entry, 'depth' | 'text'>): string {
  return `${' '.repeat(Math.min(depth, 8))}${text}`;
}

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
