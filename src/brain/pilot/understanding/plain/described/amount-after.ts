import { commandsAt } from '../../clauses.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { articles, quantifiers } from '../../lexicon/small-words.ts';
import { inPlaceOf, isNameLike, type Token, wordsIn } from '../../tokens.ts';
import { wishLength } from '../wishing.ts';

/** "put honey cake in my basket, 3 pieces", "could I get Lemonade, two of them, from …", «Медовик, три штуки, — в корзину»: how many comes before what they are. */
export function withAmountFirst(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => pieceAt(tokens, index) > 0);
  const number = tokens[at] && asNumber(tokens[at]);
  const start = at < 0 ? -1 : thingBefore(tokens, at - 1);
  if (!number || start < 0) return [...tokens];
  const end = at + pieceAt(tokens, at);
  // «…, 3 штуки, из «Вишни»»: what comes after it is said of the same.
  const after = tokens[end]?.text === ',' && has(origins, tokens[end + 1]?.word ?? '') ? end + 1 : end;
  return [...tokens.slice(0, start), number, ...tokens.slice(start, at - 1), ...withOrigin(tokens.slice(after))];
}

/** «…, ресторан «Вишня»»: from the one that is called so. */
function withOrigin(rest: readonly Token[]): Token[] {
  const [comma, seller, name, next] = rest;
  const isOne = seller !== undefined && !seller.value && has(sellers, seller.word) && isNameLike(name);
  const isWhole = next === undefined || next.isMark === true;
  if (comma?.text !== ',' || !isOne || !isWhole) return [...rest];
  const isRussian = /[а-я]/.test(seller.word);
  const from = isRussian ? inPlaceOf(seller, ofSeller(seller.word)) : seller;
  return [inPlaceOf(comma, isRussian ? 'из' : 'from'), from, ...rest.slice(2)];
}

/** «ресторан»: «ресторана». */
function ofSeller(word: string): string {
  const [, ending = ''] = /(ая|[аяе])$/.exec(word) ?? [];
  const of = { ая: 'ой', а: 'и', я: 'и', е: 'е' }[ending] ?? 'а';
  return word.slice(0, word.length - ending.length) + of;
}

/** ", 3 pieces": how many tokens the number and its word are. Zero where it is something else. */
function pieceAt(tokens: readonly Token[], at: number): number {
  const [before, number, unit, next] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  const isParted = before !== undefined && /^[,–—-]$/.test(before.text);
  const isPieces =
    number !== undefined &&
    asNumber(number) !== undefined &&
    unit !== undefined &&
    !unit.value &&
    has(pieces, unit.word);
  const isOf = unit?.word === 'of' && next?.word === 'them' && number !== undefined && asNumber(number) !== undefined;
  return isParted && isOf ? 3 : isParted && isPieces ? 2 : 0;
}

/** Where what they are begins: after the verb or the wish, and after where it goes. Nowhere if another number stands there. */
function thingBefore(tokens: readonly Token[], end: number): number {
  const stop = tokens.findLastIndex(
    ({ isMark, text }, at) => (isMark && at < end && text !== ',') || (at < end && commandsAt(tokens, at)),
  );
  const words = wordsIn(tokens);
  const opener = stop + 1 + (look(askings, words, stop + 1)?.length ?? 0);
  const from = opener + wishLength(words, opener);
  const isPlaced = has(into, tokens[from]?.word ?? '');
  const place = isPlaced ? tokens.findIndex((token, at) => at > from && !isOwn(token)) + 1 : from;
  const thing = tokens.slice(place, end);
  const isThing = thing.length > 0 && !thing.some(({ value, isMark }) => isMark || value?.kind === 'number');
  return isThing ? place : -1;
}

function isOwn({ word }: Token): boolean {
  return has(articles, word) || has(owners, word);
}

/** «3», «три»: in figures, so that no ending is wrong before what they are. */
function asNumber(token: Token): Token | undefined {
  if (token.value) return token.value.kind === 'number' ? token : undefined;
  const number = look(quantifiers, [token.word], 0)?.meaning;
  if (typeof number !== 'number') return undefined;
  const text = String(number);
  return { ...inPlaceOf(token, ''), text, value: { text, kind: 'number', number } };
}

const pieces = lexicon([[true, 'pieces|piece|pcs|portions|servings|штуки|штук|штука|штуку|шт|порции|порций']]);
const askings = lexicon([
  [true, 'could i get|can i get|could i have|can i have|may i have|could we get|could we have|can we have|can we get'],
]);
const into = lexicon([[true, 'to|into|in|в|во']]);
const owners = lexicon([[true, 'my|our|мою|нашу|мой|наш']]);
const sellers = lexicon([
  [true, 'restaurant|cafe|shop|store|bakery|ресторан|кафе|магазин|пекарня|кондитерская|лавка|пиццерия|столовая'],
]);
const origins = lexicon([[true, 'from|by|из|от|у']]);
