import { has, lexicon } from '../../lexicon/match.ts';
import { beginsSentence, inPlaceOf, markInPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** «укажи в качестве получателя Анну», «в строке под номером 5»: «в поле получателя», «в строке 5». */
export function asPlainPlace(said: readonly Token[]): Token[] {
  const tokens = asPressedThrough(withoutStanding(said));
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

/** «кнопку «Меню», расположенную рядом с «Чай», …»: «кнопку «Меню» рядом с «Чай», …». */
function withoutStanding(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex(
    (word, index) => words[index - 1] === ',' && STANDING.test(word) && WHERE.test(words[index + 1] ?? ''),
  );
  return at < 0 ? [...tokens] : [...tokens.slice(0, at - 1), ...withoutStanding(tokens.slice(at + 1))];
}

/** «Через кнопку «Меню» рядом с «Чай» выбери «Убрать»»: the button is pressed, and then it is chosen. */
function asPressedThrough(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(
    ({ word }, index) => beginsSentence(tokens, index) && word === 'через' && PRESSED.test(words[index + 1] ?? ''),
  );
  const verb = words.findIndex((word, index) => index > at && CHOSEN.test(word));
  const stop = tokens.findIndex(({ text }, index) => index > at && /^[.!?;:]$/.test(text));
  if (at < 0 || verb < 0 || (stop >= 0 && stop < verb) || !tokens[at + 2]?.value?.exact) return [...tokens];
  const end = tokens[verb - 1]?.text === ',' ? verb - 1 : verb;
  const then = [markInPlaceOf(tokens[verb], ','), inPlaceOf(tokens[verb], 'потом')];
  return [
    ...tokens.slice(0, at),
    inPlaceOf(tokens[at], 'нажми'),
    ...tokens.slice(at + 1, end),
    ...then,
    ...tokens.slice(verb),
  ];
}

const STANDING = /^(?:расположенн|находящ|стоящ|размещенн)\p{L}+$/u;
const WHERE = /^(?:рядом|возле|около|под|над|в|на|у|справа|слева|напротив)$/;
const PRESSED = /^(?:кнопку|ссылку|иконку|значок)$/;
const CHOSEN = /^(?:выбери|выберите|нажми|нажмите|открой|откройте)$/;
