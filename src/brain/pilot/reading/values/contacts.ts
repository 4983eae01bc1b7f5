import type { Reader, ReadValue, ValueKind } from './value.ts';

const MAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
const ADDRESS = /https?:\/\/[^\s"<>]+[^\s"<>.,;:!?)]/gu;
const PHONE =
  /(?<![\d.,])(?:\+\d|8(?=[\s(-]))[\d\s()-]{7,17}\d(?!\d)|(?<![\d.,])\(\d{2,4}\)\s?\d[\d\s-]{4,10}\d(?!\d)/gu;

/** Mail addresses, web addresses, numbers to call: found so that their digits are taken for nothing else. */
export const readContacts: Reader = (text) => [
  ...all(text, MAIL, 'mail'),
  ...all(text, ADDRESS, 'address'),
  ...all(text, PHONE, 'phone').filter(isPhone),
];

function all(text: string, pattern: RegExp, kind: ValueKind): ReadValue[] {
  return [...text.matchAll(pattern)].map((match) => ({
    kind,
    number: Number.NaN,
    text: match[0],
    from: match.index,
    end: match.index + match[0].length,
  }));
}

/** Eight millions are no number to call. */
function isPhone({ text }: ReadValue): boolean {
  const { length } = text.replace(/\D/g, '');
  return text.startsWith('8') ? length === 11 : length >= 7;
}
