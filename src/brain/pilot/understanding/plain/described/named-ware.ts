import { inPlaceOf, type Token } from '../../tokens.ts';

/** «Хочу заказать «Мисо»: …, и положи [блюдо] в корзину», "… and put [the dish] in the basket": the one that was named, and no other. */
export function asNamedWare(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((_, index) => isWare(tokens, index));
  if (at < 0 || !isNamedBefore(tokens, at)) return [...tokens];
  const isRussian = /[а-я]/.test(tokens[at]?.word ?? '');
  const from = tokens[at - 1]?.word === 'the' ? at - 1 : at;
  return [...tokens.slice(0, from), inPlaceOf(tokens[at], isRussian ? 'его' : 'it'), ...tokens.slice(at + 1)];
}

/** What anything on sale may be called, right between being put and where. */
function isWare(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || token.value || !/^(?:dish|item|product|блюдо|товар)$/.test(token.word)) return false;
  const put = tokens[tokens[at - 1]?.word === 'the' ? at - 2 : at - 1];
  return PUT.test(put?.word ?? '') && /^(?:in|into|to|в|во)$/.test(next?.word ?? '');
}

/** Somebody wants it, by one name that nothing else was said by before. */
function isNamedBefore(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const wish = tokens.slice(0, Math.max(0, colon));
  const isWanted = wish.some(({ word }) => /^(?:order|buy|get|have|like|want|заказать|купить|взять)$/.test(word));
  const isNamed = wish.some(({ value, text }, index) => value?.exact || (index > 1 && /^\p{Lu}/u.test(text)));
  return isWanted && isNamed && colon < at;
}

const PUT = /^(?:put|add|place|положи|положите|положить|добавь|добавьте|добавить|кинь|отправь)$/;
