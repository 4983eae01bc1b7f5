import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { beginsSentence, inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "table: filter by colour, how many rows?", "sort: price", «поиск: лампа»: the head of a note says where it is done, or what is done. */
export function withoutHead(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    if (token.text === ':' && !token.value) return isHead(tokens, at - 1) ? [] : [token];
    if (!isHead(tokens, at)) return [token];
    const deed = DEEDS.get(token.word);
    return deed ? deed.split(' ').map((word) => inPlaceOf(token, word)) : [];
  });
}

/** It stands alone before a colon, and after it something is told or asked. */
function isHead(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.value || tokens[at + 1]?.text !== ':' || !beginsSentence(tokens, at)) return false;
  const next = tokens[at + 2];
  // «сортировка: «Сначала дорогие»»: what stands in quotes is chosen.
  if (DEEDS.has(token.word))
    return next !== undefined && !next.isMark && (SOUGHT.test(token.word) || !next.value?.exact);
  return WHERE.test(token.word) && (look(verbs, wordsIn(tokens), at + 2)?.form === 'base' || asksAt(tokens, at + 2));
}

const WHERE = /^(?:table|list|page|form|site|таблица|список|страница|форма|сайт)$/;
const SOUGHT = /^(?:search|поиск)$/;
const DEEDS: ReadonlyMap<string, string> = new Map([
  ['filter', 'filter by'],
  ['sort', 'sort by'],
  ['search', 'search for'],
  ['поиск', 'поищи'],
  ['сортировка', 'отсортируй по'],
]);
