import { has, lexicon, look } from '../../lexicon/match.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/** "Send a reply saying “Yes” to the letter from Ann", «отправь ответ «Да» на письмо Анны»: it is answered with that. */
export function asAnswer(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex(({ value }, index) => !value && look(giving, words, index) !== undefined);
  const from = at + (look(giving, words, at)?.length ?? 0);
  const first = tokens[at];
  if (!first) return [...tokens];
  const isRussian = /[а-я]/.test(first.word);
  const said = from + (look(saying, words, from)?.length ?? 0);
  const text = tokens[said]?.value?.exact ? tokens[said] : undefined;
  const to = text ? said + 1 : from;
  if (!has(towards, words[to] ?? '')) return [...tokens];
  const end = tokens.findIndex(({ isMark, value }, index) => index > to && isMark === true && !value);
  const rest = end < 0 ? tokens.length : end;
  const verb = inPlaceOf(first, isRussian ? 'ответь' : 'reply');
  const written = text ? [...(isRussian ? [] : [inPlaceOf(text, 'with')]), text] : [];
  return [...tokens.slice(0, at), verb, ...tokens.slice(to, rest), ...written, ...tokens.slice(rest)];
}

const giving = lexicon([
  [
    true,
    ['send', 'write', 'post', 'give', 'leave']
      .flatMap((verb) => ['a reply', 'an answer', 'a response'].map((answer) => `${verb} ${answer}`))
      .join('|'),
  ],
  [true, 'отправь ответ|отправьте ответ|напиши ответ|напишите ответ|дай ответ|дайте ответ|пошли ответ'],
]);
const saying = lexicon([[true, 'saying|that says|which says|reading|with|with the text|с текстом|со словами']]);
const towards = lexicon([[true, 'to|на']]);
