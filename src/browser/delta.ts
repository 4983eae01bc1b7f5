import type { Line, Observation } from '../observation.ts';
import { render, renderLine } from './render.ts';

/**
 * What changed since the last look: `+` new lines, `~` lines that say something else, `-` lines that are gone. The whole
 * observation when the page is another one, or when that is shorter.
 */
export function renderChanges(before: Observation, now: Observation, budget?: number): string {
  const whole = render(now, budget);
  if (before.url !== now.url || before.onTop !== now.onTop) return whole;
  const changes = changedLines(before.lines, now.lines);
  const text = changes.length === 0 ? 'Nothing changed.' : changes.join('\n');
  return text.length < whole.length ? text : whole;
}

function changedLines(before: readonly Line[], now: readonly Line[]): string[] {
  const old = before.map((line) => ({ text: renderLine(line), ids: idsOf(line) }));
  const fresh = now.map((line) => ({ text: renderLine(line), ids: idsOf(line) }));
  const unchanged = countOf(old.map(({ text }) => text));
  const oldIds = new Set(old.flatMap(({ ids }) => ids));
  const freshIds = new Set(fresh.flatMap(({ ids }) => ids));
  const marks: string[] = [];
  for (const { text, ids } of fresh) {
    if (take(unchanged, text)) continue;
    marks.push(`${ids.some((id) => oldIds.has(id)) ? '~' : '+'} ${text.trim()}`);
  }
  // A line whose controls live on has been told above, in its new words.
  for (const { text, ids } of old)
    if (take(unchanged, text) && !ids.some((id) => freshIds.has(id))) marks.push(`- ${text.trim()}`);
  return marks;
}

function idsOf({ parts }: Line): number[] {
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [part.id]));
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Takes one of a text out of the counts, if there is one left. */
function take(counts: Map<string, number>, text: string): boolean {
  const left = counts.get(text) ?? 0;
  if (left > 0) counts.set(text, left - 1);
  return left > 0;
}
