import { look } from '../../lexicon/match.ts';
import { properties } from '../../lexicon/properties.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * "Section “Soups”: price of the cheapest one", "Folder “Plans”: how many files?", "Bikes board: newest topic?": a note that is headed by
 * a place speaks of what is in it.
 */
export function asInPlace(tokens: readonly Token[]): Token[] {
  const colon = tokens.findIndex(({ text, value }) => text === ':' && !value);
  const next = tokens[colon + 1];
  const end = endOf(tokens, colon + 1);
  const asking = colon > 0 && next && isPlace(tokens.slice(0, colon)) ? askingFor(tokens, colon + 1, end) : undefined;
  if (!next || !asking) return [...tokens];
  const place = tokens.slice(0, colon).filter(({ word }) => word !== 'the');
  const where = place.map((token) => (PLACES.test(token.word) ? inPlaceOf(token, token.word) : token));
  return [
    ...asking.map((word) => wordBefore(next, word)),
    ...tokens.slice(colon + 1, end),
    ...['in', 'the'].map((word) => inPlaceOf(tokens[colon], word)),
    ...where,
    ...tokens.slice(end),
  ];
}

/** "The section “Soups”", "Bikes board". */
function isPlace(head: readonly Token[]): boolean {
  const [one, two, ...more] = head.filter(({ word }) => word !== 'the');
  if (!one || !two || more.length > 0) return false;
  return PLACES.test(one.word) ? two.value?.exact === true : /^\p{Lu}/u.test(one.text) && PLACES.test(two.word);
}

const PLACES =
  /^(?:section|folder|board|category|column|page|list|table|menu|chapter|album|project|letter|mail|message|topic)$/;

/** Where the first sentence of the note ends. */
function endOf(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ isMark, text }, at) => at > from && isMark && /^[.!?;\n]/.test(text));
  return end < 0 ? tokens.length : end;
}

/** What is to be put before it so that it asks: nothing where it does, or says what to do. Of several things not all may be there. */
function askingFor(tokens: readonly Token[], at: number, end: number): readonly string[] | undefined {
  const words = wordsIn(tokens);
  const said = tokens.slice(at, end);
  if (said.some(({ isMark }) => isMark)) return undefined;
  // "Name and price of the cheapest": among other things the name is one.
  const isName = words[at] === 'name' && /^(?:and|of)$/.test(words[at + 1] ?? '');
  if (!isName && (asksAt(tokens, at) || look(verbs, words, at)?.form === 'base')) return [];
  if (said.some(({ value }) => value?.exact)) return undefined;
  const noun = words[at] === 'the' ? at + 1 : at;
  if (look(properties, words, noun) === undefined && !ASKED.test(words[noun] ?? '')) return undefined;
  return noun > at ? ['tell', 'me'] : ['tell', 'me', 'the'];
}

const ASKED = /^(?:number|name|names|newest|latest|oldest|last|first|cheapest|most|least|longest|shortest|total)$/;
