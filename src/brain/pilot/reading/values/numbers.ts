import type { Reader, ReadValue, Setting } from './value.ts';

/** 1,234.50 and 1 234,50 and 12 and 0.5: what looks like one number in some country. */
export const NUMBER = String.raw`(?:[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?:[.,]\d+)?|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)`;
/** No number begins in the middle of another one, or of a word. */
export const STARTS = String.raw`(?<![\p{L}\d_]|\d[.,:/’'-]|\p{L}-)`;
export const ENDS = String.raw`(?![\p{L}\d_]|[.,:/]\d)`;
export const DASH = String.raw`\s*[-–—−]\s*`;
const SIGN = String.raw`(?:(?<![\p{L}\d])[-−–]\s?)?`;

export interface Parsed {
  number: number;
  also?: number;
}

/** What a number means; two meanings where the sign before three digits may be either. */
export function parseNumber(text: string, decimal?: Setting['decimal'], isAmount = false): Parsed {
  const isNegative = /^[-−–]/.test(text);
  const digits = text.replace(/[-−–\s'’]/g, '');
  const isSpaced = /\d[\s'’]\d/.test(text);
  const parsed = unsigned(digits, isSpaced, decimal, isAmount);
  if (!isNegative) return parsed;
  return { number: -parsed.number, ...(parsed.also === undefined ? {} : { also: -parsed.also }) };
}

function unsigned(digits: string, isSpaced: boolean, decimal: Setting['decimal'], isAmount: boolean): Parsed {
  const signs = digits.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return { number: Number(digits) };
  if (new Set(signs).size === 2) return { number: withFraction(digits, last) };
  if (signs.length > 1) return { number: Number(digits.replaceAll(last, '')) };
  const [whole = '', rest = ''] = digits.split(last);
  const mayBeThousands = !isSpaced && rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!mayBeThousands) return { number: withFraction(digits, last) };
  const [fraction, thousands] = [withFraction(digits, last), Number(whole + rest)];
  if (decimal !== undefined) return { number: decimal === last ? fraction : thousands };
  // Money has no thousandths.
  if (isAmount) return { number: thousands };
  return last === ',' ? { number: thousands, also: fraction } : { number: fraction, also: thousands };
}

function withFraction(digits: string, sign: string): number {
  const other = sign === '.' ? ',' : '.';
  return Number(digits.replaceAll(other, '').replace(sign, '.'));
}

const PATTERN = new RegExp(`${SIGN}${STARTS}${NUMBER}${ENDS}`, 'gu');
const NOUN = /^\s{1,2}(\p{L}{2,}(?:-\p{L}+)?)/u;

/** Bare numbers, with the word that says what is counted. */
export const readNumbers: Reader = (text, { decimal }) =>
  [...text.matchAll(PATTERN)].map((match): ReadValue => {
    const { number, also } = parseNumber(match[0], decimal);
    const end = match.index + match[0].length;
    const noun = NOUN.exec(text.slice(end))?.[1];
    return {
      kind: 'number',
      number,
      ...(also === undefined ? {} : { also: { number: also } }),
      ...(noun === undefined ? {} : { noun }),
      text: match[0],
      from: match.index,
      end,
    };
  });
