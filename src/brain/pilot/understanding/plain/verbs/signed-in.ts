import { inPlaceOf, type Token, wordsIn, wordsTaken } from '../../tokens.ts';

/** «Мне нужно зайти в свой кабинет. Почта …, пароль …»: where a password is told, one signs in. */
export function asSignedIn(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = tokens.findIndex((_, index) => ENTERING.test(words.slice(index, index + MOST_WORDS).join(' ')));
  const isKeyed = words.some(
    (word, index) => index > at && /^парол(?:ь|ем)$/.test(word) && tokens[index + 1] && !tokens[index + 1]?.isMark,
  );
  const length = wordsTaken(ENTERING, words.slice(at, at + MOST_WORDS));
  if (at < 0 || !isKeyed) return [...tokens];
  const [enter, into, account] = ['войти', 'в', 'аккаунт'].map((word) => inPlaceOf(tokens[at], word));
  return enter && into && account
    ? [...tokens.slice(0, at), enter, into, account, ...withoutThere(tokens.slice(at + length))]
    : [...tokens];
}

/** «Почта [там] a@b.test»: there, where one signs in. */
function withoutThere(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ word }, at) => {
    const isField = /^(?:почта|логин|пароль|адрес|имя)$/.test(tokens[at - 1]?.word ?? '');
    return !(isField && /^(?:там|тут|здесь)$/.test(word));
  });
}

const MOST_WORDS = 6;
const ENTERING =
  /^(?:зайти|зайди|зайдите|попасть|войди|войдите|войти|залогинься|залогиньтесь|залогиниться|авторизуйся|авторизуйтесь|авторизоваться) (?:в|под)(?: (?:свой|мой|наш|личный|свою|мою|нашу|учетную|свое(?:й|го|м)|мое(?:й|го|м)|моим|своим|нашим|нашей|учетной))* (?:аккаунт(?:ом)?|кабинет|профил(?:ь|ем)|запись(?:ю)?|учетк(?:у|ой))(?= |$)/;
