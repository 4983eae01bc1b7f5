import type { Line, Observation } from '../../observation.ts';
import type { Entry } from './entry.ts';
import { controlsOf, hasFocus } from './parts.ts';

/** What it adds to lie in such a landmark: some are put in front of the reader on purpose, in others the matter is seldom found. */
const PLACES: Readonly<Record<string, number>> = {
  alertdialog: 90,
  dialog: 90,
  alert: 40,
  status: 40,
  banner: -4,
  complementary: -4,
  contentinfo: -4,
  navigation: -4,
};

/** How much each entry matters. The same for all pages: shape, state and the words of the task count, nothing else. */
export function rank(
  entries: readonly Entry[],
  { lines }: Pick<Observation, 'lines'>,
  interest: readonly number[],
  leads: readonly (readonly number[])[],
): number[] {
  const focus = entries.findIndex(({ from, to }) => lines.slice(from, to).some(hasFocus));
  return entries.map((entry, at) => {
    const own = lines.slice(entry.from, Math.max(entry.to, entry.from + 1));
    const around = (leads[at] ?? []).map((lead) => entries[lead]?.role ?? '');
    const near = focus === -1 ? 0 : Math.max(0, 4 - Math.abs(at - focus));
    return (
      kindWeight(entry) +
      near * 8 +
      (near === 4 ? 40 : 0) +
      around.reduce((sum, role) => sum + (PLACES[role] ?? 0), 0) +
      (own.some(isInTrouble) ? 20 : 0) +
      30 * Math.max(0, ...interest.slice(entry.from, Math.max(entry.to, entry.from + 1))) -
      // What is first on the page is first among equals.
      (2 * at) / entries.length
    );
  });
}

function kindWeight({ kind, shows, text }: Entry): number {
  if (kind === 'landmark' || kind === 'group') return shows > 0 ? 12 : 0;
  if (kind === 'hidden') return 6;
  if (shows > 0) return 10 + Math.min(3, shows);
  if (kind === 'heading') return 9;
  return text.length < 4 ? 2 : 5;
}

function isInTrouble(line: Line): boolean {
  return controlsOf(line).some(({ states }) => states.includes('invalid'));
}

/** For each entry the landmarks it lies in and the heading it stands under, outermost first. */
export function leadsTo(entries: readonly Pick<Entry, 'depth' | 'kind'>[]): number[][] {
  const open: number[] = [];
  const headings = new Map<number, number>();
  return entries.map(({ depth, kind }, at) => {
    while (open.length > 0 && (entries[open.at(-1) ?? 0]?.depth ?? 0) >= depth) open.pop();
    const within = open.at(-1) ?? -1;
    const heading = headings.get(within);
    if (kind === 'heading') headings.set(within, at);
    const leads = kind === 'heading' || heading === undefined ? [...open] : [...open, heading];
    if (kind === 'landmark' || kind === 'group') open.push(at);
    return leads;
  });
}
