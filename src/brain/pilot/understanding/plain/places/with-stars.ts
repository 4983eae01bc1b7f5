import { look } from '../../lexicon/match.ts';
import { quantifiers, relations, ties } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "5-star hotels", «пятизвёздочные отели»: hotels with five stars. */
export function withStars(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((token) => starsOf(token) !== undefined);
  const said = tokens[at];
  const number = said && starsOf(said);
  const end = endOfNoun(tokens, at + 1);
  // "a 5-star review": that is what is given.
  const isMark = tokens
    .slice(at + 1, end)
    .some(({ word }) => /^(?:reviews?|ratings?|отзыв\p{L}*|оценк\p{L}*)$/u.test(word));
  if (!said || number === undefined || end === at + 1 || isMark) return [...tokens];
  const isRussian = /[а-я]/.test(said.word);
  const text = `${number} ${isRussian ? 'звёзд' : 'stars'}`;
  const stars: Token = {
    ...inPlaceOf(said, ''),
    text,
    value: { text, kind: 'number', number, unit: 'stars' },
  };
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 1, end),
    inPlaceOf(said, isRussian ? 'с' : 'with'),
    stars,
    ...withStars(tokens.slice(end)),
  ];
}

/** How many stars the word says; "five stars" are no word for a sort of things. */
function starsOf({ text, word, value }: Token): number | undefined {
  if (value) return value.unit === 'stars' && /star$/i.test(text) ? value.number : undefined;
  const [, count = ''] = /^(\d|one|two|three|four|five)-star$/.exec(word) ?? STARRED.exec(word) ?? [];
  const known = look(quantifiers, [count], 0)?.meaning;
  return count === '' ? undefined : typeof known === 'number' ? known : Number(count);
}

const STARRED = /^(\d|двух|трех|четырех|пяти)-?(?:ти|х)?-?звездочн\p{L}+$/u;

/** Where the words for what has them end: "beach hotels | in Rome". */
function endOfNoun(tokens: readonly Token[], from: number): number {
  const words = wordsIn(tokens);
  const end = tokens.findIndex(
    (token, at) =>
      at >= from &&
      (token.isMark === true ||
        token.value !== undefined ||
        /^(?:that|which|who|to|are|is|there|do|does|and|or|и|или|есть)$/.test(token.word) ||
        (look(relations, words, at) ?? look(ties, words, at)) !== undefined ||
        (at > from && look(verbs, words, at)?.form === 'base')),
  );
  return end < 0 ? tokens.length : end;
}
