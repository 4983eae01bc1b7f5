/** Forms in which people write small numbers, from zero on. */
const WORDS: readonly (readonly string[])[] = [
  ['zero', 'none', 'ноль'],
  ['one', 'один', 'одна', 'одно', 'одного', 'одну'],
  ['two', 'два', 'две', 'двух', 'двое'],
  ['three', 'три', 'трёх', 'трех', 'трое'],
  ['four', 'четыре', 'четырёх', 'четырех'],
  ['five', 'пять', 'пяти'],
  ['six', 'шесть', 'шести'],
  ['seven', 'семь', 'семи'],
  ['eight', 'восемь', 'восьми'],
  ['nine', 'девять', 'девяти'],
  ['ten', 'десять', 'десяти'],
  ['eleven', 'одиннадцать', 'одиннадцати'],
  ['twelve', 'двенадцать', 'двенадцати'],
];

const GROUP = "[.,'\\s\\u00a0\\u202f]?";

/** Whether a text has this number: `1290` also as `1 290`, `1,290.00`, `1.290,00`; small ones also as words. */
export function hasNumber(text: string, value: number): boolean {
  return digitsOf(value).test(text) || (WORDS[value]?.some((word) => wordIn(word).test(text)) ?? false);
}

function digitsOf(value: number): RegExp {
  const [whole = '', fraction = ''] = String(Math.abs(value)).split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, GROUP);
  const rest = fraction === '' ? '(?:[.,]0{1,2})?' : `[.,]${fraction}0?`;
  // Not a part of a longer number, of a time, of a date such as 2026-11-14 or of a code such as LP-2026-1187.
  const before = '(?<![\\d\\p{L}]|\\d[.,:/]|\\p{L}-|\\d{4}-(?=\\d\\d-\\d)|\\d{4}-\\d\\d-)';
  const after = '(?!\\d|[.,:/]\\d|-\\d\\d-)';
  return new RegExp(`${before}${groups}${rest}${after}`, 'u');
}

function wordIn(word: string): RegExp {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
}
