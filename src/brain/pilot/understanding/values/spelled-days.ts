/** Days of a month that are written out: "the third of March", «двадцать первого мая». */
const ENGLISH =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const RUSSIAN =
  'перв втор трет четверт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат'.split(
    ' ',
  );

const english = [...ENGLISH, ...ENGLISH.slice(0, 9).map((one) => `twenty[- ]${one}`), 'thirtieth', 'thirty[- ]first'];
const russian = [...RUSSIAN, ...RUSSIAN.slice(0, 9).map((one) => `двадцать ${one}`), 'тридцат', 'тридцать перв'];
const ENDING = '(?:ого|ое|ье|ьего)';

/** "May" and "march" are words of their own, so "of" or "the" has to say that a day is meant. */
export const spelledDay = `(?<spelled>(?:${longestFirst(english)})(?=\\s+of\\s)|(?:${longestFirst(russian)})${ENDING})`;
export const spelledAfterMonth = `(?<spelled>(?<=the\\s+)(?:${longestFirst(english)})(?!\\p{L}))`;

export function dayOf(spelled: string): number {
  const said = spelled.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');
  const inEnglish = english.findIndex((pattern) => new RegExp(`^${pattern}$`).test(said));
  if (inEnglish >= 0) return inEnglish + 1;
  return russian.findIndex((stem) => new RegExp(`^${stem}${ENDING}$`).test(said)) + 1;
}

function longestFirst(patterns: readonly string[]): string {
  return patterns.toSorted((one, other) => other.length - one.length).join('|');
}
