import { type Name, NameIndex } from './name-index.ts';
import SYNONYMS from './synonyms.json' with { type: 'json' };

/** The names of groups of English words that mean the same, by their first stem. Made by scripts/pilot/make-synonyms.ts. */
export function synonymsBeginningWith(stem: string): readonly Name[] {
  return index().beginningWith(stem);
}

/** Single words that mean nearly the same as a word. */
export function nearWords(stem: string): readonly string[] {
  const before = near.get(stem);
  if (before) return before;
  const groups = synonymsBeginningWith(stem).filter(({ stems }) => stems.length === 1);
  const found = groups
    .flatMap(({ line }) => index().namesOf(line))
    .filter((other) => other !== stem && !other.includes(' '));
  near.set(stem, found);
  return found;
}

const near = new Map<string, readonly string[]>();

let read: NameIndex | undefined;

function index(): NameIndex {
  read ??= new NameIndex(SYNONYMS);
  return read;
}
