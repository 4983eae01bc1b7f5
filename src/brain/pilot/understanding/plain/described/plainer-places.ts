import { has, lexicon } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «укажи в качестве получателя Анну», «в строке под номером 5»: «в поле получателя», «в строке 5». */
export function asPlainPlace(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const isEntered = words.some((word) => ENTERED.test(word));
  return tokens.flatMap((token, at) => {
    const isRole = words[at - 1] === 'в' && token.word === 'качестве' && /^[а-я]{4,}[ая]$/.test(words[at + 1] ?? '');
    if (isRole && isEntered) return [inPlaceOf(token, 'поле')];
    const noun = token.word === 'под' ? at - 1 : at - 2;
    const isNumbered = tokens[noun + 3]?.value?.kind === 'number' && has(numbered, words[noun] ?? '');
    const isSpare = isNumbered && words[noun + 1] === 'под' && words[noun + 2] === 'номером' && !token.value;
    return isSpare ? [] : [token];
  });
}

const ENTERED = /^(?:(?:впиш|введ|укаж|указ|напиш|постав|вписа|введен|назнач)\p{L}*)$/u;
const numbered = lexicon([[true, 'строке|строка|строку|строки|ряду|ряд|пункте|пункт|столбце|странице']]);
