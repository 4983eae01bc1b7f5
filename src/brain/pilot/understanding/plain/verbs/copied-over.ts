import { lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "copy the text from the 2nd text area and paste it into the search box", «скопируй текст из первого поля и вставь его во второе»: what is
 * copied to be pasted goes from the one into the other.
 */
export function asCopiedOver(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const copy = words.findIndex((word) => COPY.test(word));
  const paste = copy < 0 ? -1 : words.findIndex((_, at) => at > copy && look(pastings, words, at) !== undefined);
  const into = paste + (look(pastings, words, Math.max(paste, 0))?.length ?? 0);
  const source = withoutEnd(tokens.slice(copy + 1, paste));
  const isWhole = source.some(({ word }) => FROM.test(word)) && !source.some(({ isMark }) => isMark);
  if (paste < 0 || !isWhole || !INTO.test(words[into] ?? '')) return [...tokens];
  return [...tokens.slice(0, copy + 1), ...asHeldIn(source), ...asCopiedOver(tokens.slice(into))];
}

/** "the text [of] the first box": what it holds is its own. */
function asHeldIn(source: readonly Token[]): Token[] {
  const at = source.findIndex(({ word }) => FROM.test(word));
  return source.map((token, index) => (index === at && /^[a-z]/.test(token.word) ? inPlaceOf(token, 'of') : token));
}

/** Without "below", and without what leads on to the pasting. */
function withoutEnd(source: readonly Token[]): Token[] {
  const last = source.findLastIndex(({ isMark, word }) => !isMark && !SPARE.test(word));
  return source.slice(0, last + 1);
}

const COPY = /^(?:copy|скопируй|скопируйте|скопировать)$/;
const FROM = /^(?:from|in|of|из)$/;
const INTO = /^(?:in|into|to|inside|в|во)$/;
const SPARE = /^(?:below|above|and|then|ниже|выше|и|затем|потом)$/;
const pastings = lexicon([
  [true, 'paste it|paste that|paste the text|paste|вставь его|вставьте его|вставить его|вставь'],
]);
