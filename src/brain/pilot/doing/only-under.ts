import type { Control, Observation } from '../../../observation.ts';
import { alike } from '../words/alike.ts';

/** "Choose the saved address", where the page has "Saved addresses" and one below it: that one. Nothing where there is none, or more. */
export function onlyUnder({ lines }: Observation, words: string): Control | undefined {
  const at = lines.findIndex(({ kind, parts, level }) => {
    const heading = parts.filter((part) => typeof part === 'string').join(' ');
    return kind === 'heading' && level !== 1 && alike(words, heading) >= CALLED_SO;
  });
  const level = lines[at]?.level ?? 0;
  const depth = lines[at]?.depth ?? 0;
  const end = lines.findIndex(
    (line, below) => below > at && (line.depth < depth || (line.kind === 'heading' && (line.level ?? 0) <= level)),
  );
  const below = at < 0 ? [] : lines.slice(at + 1, end < 0 ? lines.length : end);
  const [only, ...others] = below.flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part !== 'string' && CHOSEN.has(part.role) ? [part] : [])),
  );
  return only && others.length === 0 ? only : undefined;
}

const CHOSEN = new Set(['link', 'button', 'radio', 'option', 'clickable']);
const CALLED_SO = 0.7;
