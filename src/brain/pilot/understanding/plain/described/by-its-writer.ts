import { beginsSentence, endOfLarge, inPlaceOf, saidThere, type Token } from '../../tokens.ts';

/**
 * "Like the comment of Ann Lee", «Удали отзыв Анна Рябова «Так себе»»: the name after what people write is who wrote it, and what stands in
 * quotes after the name is what was written.
 */
export function asByItsWriter(tokens: readonly Token[]): Token[] {
  for (const [at, noun] of tokens.entries()) {
    if (!WRITTEN.test(noun.word) || noun.value || beginsSentence(tokens, at)) continue;
    const isOf = tokens[at + 1]?.word === 'of';
    const from = isOf ? at + 2 : at + 1;
    const end = endOfLarge(tokens, from, CAPITALISED);
    const isName = end > from && (isOf || end - from > 1) && !tokens[from]?.isMark;
    if (!isName) continue;
    const name = tokens.slice(from, end);
    const stand = tokens[from];
    const text = tokens[end]?.value?.exact ? tokens.slice(end, end + 1) : [];
    const by = inPlaceOf(stand, /[а-я]/.test(noun.word) ? 'от' : 'by');
    return [...tokens.slice(0, at + 1), ...text, by, ...saidThere(name, stand), ...tokens.slice(end + text.length)];
  }
  return [...tokens];
}

/** What people write under their names, and what is seldom called by words that begin large. */
const WRITTEN =
  /^(?:comment|remark|review|комментари(?:й|я|ю|ем)|отзыв(?:а|у|ом)?|замечани(?:е|я|ю|ем)|comments|remarks|reviews|комментарии|отзывы|замечания)$/;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;
