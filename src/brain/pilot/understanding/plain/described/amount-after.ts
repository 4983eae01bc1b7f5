import { commandsAt } from '../../clauses.ts';
import { has, lexicon } from '../../lexicon/match.ts';
import { articles } from '../../lexicon/small-words.ts';
import { type Token, wordsIn } from '../../tokens.ts';
import { wishLength } from '../wishing.ts';

/** "put honey cake in my basket, 3 pieces", «Медовик, 3 штуки, — в корзину»: how many comes before what they are. */
export function withAmountFirst(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => pieceAt(tokens, index) > 0);
  const number = tokens[at];
  const start = at < 0 ? -1 : thingBefore(tokens, at - 1);
  if (!number || start < 0) return [...tokens];
  const end = at + pieceAt(tokens, at);
  // «…, 3 штуки, из «Вишни»»: what comes after it is said of the same.
  const after = tokens[end]?.text === ',' && has(origins, tokens[end + 1]?.word ?? '') ? end + 1 : end;
  return [...tokens.slice(0, start), number, ...tokens.slice(start, at - 1), ...tokens.slice(after)];
}

/** ", 3 pieces": how many tokens the number and its word are. Zero where it is something else. */
function pieceAt(tokens: readonly Token[], at: number): number {
  const [before, number, unit, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  const isParted = before !== undefined && /^[,–—-]$/.test(before.text);
  const isPieces = number?.value?.kind === 'number' && unit !== undefined && !unit.value && has(pieces, unit.word);
  const isOf = unit?.word === 'of' && next?.word === 'them' && number?.value?.kind === 'number';
  return isParted && isOf ? 3 : isParted && isPieces ? 2 : 0;
}

/** Where what they are begins: after the verb or the wish, and after where it goes. Nowhere if another number stands there. */
function thingBefore(tokens: readonly Token[], end: number): number {
  const stop = tokens.findLastIndex(
    ({ isMark, text }, at) => (isMark && at < end && text !== ',') || (at < end && commandsAt(tokens, at)),
  );
  const from = stop + 1 + wishLength(wordsIn(tokens), stop + 1);
  const isPlaced = has(into, tokens[from]?.word ?? '');
  const place = isPlaced ? tokens.findIndex((token, at) => at > from && !isOwn(token)) + 1 : from;
  const thing = tokens.slice(place, end);
  const isThing = thing.length > 0 && !thing.some(({ value, isMark }) => isMark || value?.kind === 'number');
  return isThing ? place : -1;
}

function isOwn({ word }: Token): boolean {
  return has(articles, word) || has(owners, word);
}

const pieces = lexicon([[true, 'pieces|piece|pcs|portions|servings|штуки|штук|штука|штуку|шт|порции|порций']]);
const into = lexicon([[true, 'to|into|in|в|во']]);
const owners = lexicon([[true, 'my|our|мою|нашу|мой|наш']]);
const origins = lexicon([[true, 'from|by|из|от|у']]);
