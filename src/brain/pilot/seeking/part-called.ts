import type { Line, Observation } from '../../../observation.ts';
import { alike } from '../words/alike.ts';

/** Where a part of the page begins and ends: from the line that names it to the first that is no longer in it. */
export interface PagePart {
  start: number;
  end: number;
}

/** The part of a page that is called so, by a landmark or group, else by a heading; nothing where there is none or several. */
export function partCalled({ lines }: Observation, words: string): PagePart | undefined {
  if (words === '') return undefined;
  const named = (kinds: readonly Line['kind'][]) =>
    lines.flatMap((line, at) => (kinds.includes(line.kind) && isCalled(line, words) ? [at] : []));
  const areas = named(['landmark', 'group']);
  const [start, ...others] = areas.length > 0 ? areas : named(['heading']);
  if (start === undefined || others.length > 0) return undefined;
  const first = lines[start];
  const end = lines.findIndex((line, at) => at > start && first !== undefined && isPast(first, line));
  return { start, end: end === -1 ? lines.length : end };
}

function isCalled({ parts }: Line, words: string): boolean {
  const name = parts.map((part) => (typeof part === 'string' ? part : part.name)).join(' ');
  return name !== '' && alike(words, name) >= SAME;
}

const SAME = 0.9;

/** What a heading names goes on beside it, until the next one of its rank. */
function isPast({ kind, depth, level = 1 }: Line, line: Line): boolean {
  if (kind !== 'heading') return line.depth <= depth;
  return line.depth < depth || (line.kind === 'heading' && line.depth === depth && (line.level ?? 1) <= level);
}
