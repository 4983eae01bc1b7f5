import { type Mention, mentionsIn } from './concepts.ts';
import { bare } from './normal.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A text with what its words mean. */
export interface Text {
  /** As it is compared letter by letter, without the marks around it. */
  bare: string;
  tokens: readonly Token[];
  mentions: readonly Mention[];
  concepts: ReadonlySet<string>;
  /** For each token the concepts of the longest name it is part of, where that name has several words. */
  within: readonly (readonly string[])[];
  /** Of all its words together. */
  weight: number;
}

const known = new Map<string, Text>();
/** Enough for several pages; afterwards it starts again. */
const MOST_KNOWN = 5_000;

export function readText(text: string): Text {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const tokens = tokensOf(text);
  const mentions = mentionsIn(tokens);
  const found: Text = {
    bare: bare(text),
    tokens,
    mentions,
    concepts: new Set(mentions.map(({ concept }) => concept)),
    within: tokens.map((_, place) => longestAround(place, mentions)),
    weight: tokens.reduce((sum, { weight }) => sum + weight, 0),
  };
  known.set(text, found);
  return found;
}

function longestAround(place: number, mentions: readonly Mention[]): string[] {
  const around = mentions.filter(({ at }) => at.includes(place));
  const longest = Math.max(0, ...around.map(({ at }) => at.length));
  return longest < 2 ? [] : around.filter(({ at }) => at.length === longest).map(({ concept }) => concept);
}
