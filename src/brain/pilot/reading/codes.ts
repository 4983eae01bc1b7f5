import { alikeWords, wordsIn } from './same-word.ts';
import type { ReadValue } from './values/value.ts';

/** Properties whose value is a code: letters, digits and dashes that mean nothing by themselves. */
const CODES =
  'code pin password passcode number reference booking id sku voucher coupon код пин пароль номер бронь артикул промокод купон'.split(
    ' ',
  );

export function asksForCode(words: string): boolean {
  return wordsIn(words).some((word) => CODES.some((one) => alikeWords(word, one)));
}

const CODE = /(?<![\p{L}\p{N}-])(?=[\p{Lu}\d-]*\d)[\p{Lu}\d]+(?:-[\p{Lu}\d]+)*(?![\p{L}\p{N}-])/gu;
const SHORTEST = 3;

/** The codes in a text. They have no order and no kind of their own: only where one is asked for they are looked for. */
export function codesIn(text: string): ReadValue[] {
  return [...text.matchAll(CODE)]
    .filter(([code]) => code.length >= SHORTEST)
    .map((match) => ({
      kind: 'number',
      number: Number.NaN,
      text: match[0],
      from: match.index,
      end: match.index + match[0].length,
    }));
}
