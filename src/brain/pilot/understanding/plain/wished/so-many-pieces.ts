import { look } from '../../lexicon/match.ts';
import { quantifiers } from '../../lexicon/small-words.ts';
import { inPlaceOf, saidThere, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** «Хочется пирога! Положи в корзину три штуки»: three of what was wished for. */
export function asPieces(said: readonly Token[]): Token[] {
  const tokens = asSoMany(said);
  const words = wordsIn(tokens);
  const wish = wordsTaken(WISH, words.slice(0, MOST_WISH));
  const stop = tokens.findIndex(({ isMark }) => isMark);
  const thing = tokens.slice(wish, Math.max(stop, 0));
  const pieces = tokens.findIndex(
    ({ word }, at) => at > stop && /^штук[иу]?$/.test(word) && isCounted(tokens[at - 1]) && isOver(tokens[at + 1]),
  );
  const isThing = thing.length > 0 && thing.length <= MOST_THING && thing.every(isPlain);
  if (wish === 0 || stop < 0 || pieces < 0 || !isThing || !/^[.!:;]$/.test(tokens[stop]?.text ?? ''))
    return [...tokens];
  return [...tokens.slice(stop + 1, pieces), ...saidThere(thing, tokens[pieces]), ...tokens.slice(pieces + 1)];
}

function isCounted(token: Token | undefined): boolean {
  return token?.value?.kind === 'number' || typeof look(quantifiers, [token?.word ?? ''], 0)?.meaning === 'number';
}

function isOver(next: Token | undefined): boolean {
  return next === undefined || next.isMark === true || /^(?:и|в|во)$/.test(next.word);
}

/** A noun, perhaps with a word before it, or a name in quotes. */
function isPlain({ value, text, word }: Token): boolean {
  return value ? value.exact === true : /^[\p{Ll}-]{3,}$/u.test(text) && !/ть(?:ся)?$/.test(word);
}

const MOST_WISH = 4;
const MOST_THING = 2;
const WISH = /^(?:(?:мне|нам|я|мы|очень|так) )*(?:хочется|хочу|хотим|захотелось|нужен|нужна|нужны)(?= )/;

/** «положи в корзину пирог в количестве трёх штук»: «положи в корзину три пирог». */
function asSoMany(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => words[index] === 'в' && words[index + 1] === 'количестве');
  const count = tokens[at + 2];
  const many = MANY.get(count?.word ?? '');
  const noun = tokens[at - 1];
  const isThing =
    noun !== undefined && (noun.value?.exact || /^\p{L}{3,}$/u.test(noun.text)) && !/^(?:и|в|на)$/.test(noun.word);
  if (at < 1 || !count || (many === undefined && count.value?.kind !== 'number') || !isThing) return [...tokens];
  const from = words.findLastIndex((word, index) => index < at && CARTS.test(word)) + 1;
  const thing = from > 0 ? from : at - 1;
  if (tokens.slice(thing, at).some(({ isMark }) => isMark)) return [...tokens];
  const end = at + (/^штук[иа]?$/.test(words[at + 3] ?? '') ? 4 : 3);
  const number = many === undefined ? count : inPlaceOf(count, many);
  return [...tokens.slice(0, thing), number, ...tokens.slice(thing, at), ...tokens.slice(end)];
}

const CARTS = /^(?:корзину|заказ|список|избранное)$/;
const MANY: ReadonlyMap<string, string> = new Map([
  ['двух', 'два'],
  ['трех', 'три'],
  ['четырех', 'четыре'],
  ['пяти', 'пять'],
  ['шести', 'шесть'],
  ['десяти', 'десять'],
]);
