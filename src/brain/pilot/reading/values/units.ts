import { DASH, ENDS, NUMBER, parseNumber, STARTS } from './numbers.ts';
import type { Reader, ReadValue } from './value.ts';

/** Units, what they are measured in, and how much of that they are. */
const UNITS: Readonly<Record<string, readonly [base: string, times: number]>> = {
  kg: ['g', 1_000],
  кг: ['g', 1_000],
  g: ['g', 1],
  г: ['g', 1],
  гр: ['g', 1],
  mg: ['g', 0.001],
  мг: ['g', 0.001],
  lb: ['g', 453.592],
  lbs: ['g', 453.592],
  oz: ['g', 28.3495],
  km: ['m', 1_000],
  км: ['m', 1_000],
  m: ['m', 1],
  м: ['m', 1],
  cm: ['m', 0.01],
  см: ['m', 0.01],
  mm: ['m', 0.001],
  мм: ['m', 0.001],
  miles: ['m', 1_609.344],
  mi: ['m', 1_609.344],
  ft: ['m', 0.3048],
  l: ['l', 1],
  л: ['l', 1],
  ml: ['l', 0.001],
  мл: ['l', 0.001],
  'км²': ['m²', 1_000_000],
  'km²': ['m²', 1_000_000],
  'м²': ['m²', 1],
  'm²': ['m²', 1],
  кв: ['m²', 1],
  ha: ['m²', 10_000],
  га: ['m²', 10_000],
  kb: ['byte', 1e3],
  mb: ['byte', 1e6],
  gb: ['byte', 1e9],
  tb: ['byte', 1e12],
  кб: ['byte', 1e3],
  мб: ['byte', 1e6],
  гб: ['byte', 1e9],
  тб: ['byte', 1e12],
  '°c': ['°C', 1],
  '°': ['°C', 1],
  'km/h': ['km/h', 1],
  'км/ч': ['km/h', 1],
  kcal: ['kcal', 1],
  ккал: ['kcal', 1],
};

const NAMES = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const SPACE = '[\\s\\u00a0\\u202f]?';
const SIZE = new RegExp(
  `(?<sign>(?<![\\p{L}\\d])[-−+])?${STARTS}(?<one>${NUMBER})(?:${DASH}(?<two>${NUMBER}))?${SPACE}(?<unit>${NAMES})(?![\\p{L}\\d²/])`,
  'giu',
);

/** Weights, lengths, volumes, areas, amounts of data. */
export const readSizes: Reader = (text, { decimal }) =>
  [...text.matchAll(SIZE)].flatMap((match): ReadValue[] => {
    const { sign = '', one = '', two, unit = '' } = match.groups ?? {};
    const known = UNITS[unit.toLowerCase()];
    if (!known) return [];
    const [base, times] = known;
    const negative = sign === '-' || sign === '−' ? -1 : 1;
    return [
      {
        kind: 'size',
        number: round(negative * parseNumber(one, decimal).number * times),
        ...(two === undefined ? {} : { upTo: round(parseNumber(two, decimal).number * times) }),
        unit: base,
        text: match[0],
        from: match.index,
        end: match.index + match[0].length,
      },
    ];
  });

/** What a unit is measured in, and how much of it that is. */
export function unitOf(said: string): readonly [base: string, times: number] | undefined {
  return UNITS[said.trim().toLowerCase().replace(/\.$/, '')];
}

const PERCENT = new RegExp(`(?<sign>(?<![\\p{L}\\d])[-−–+]\\s?)?${STARTS}(?<one>${NUMBER})${SPACE}%`, 'gu');

export const readPercents: Reader = (text, { decimal }) =>
  [...text.matchAll(PERCENT)].map((match): ReadValue => {
    const { sign = '', one = '' } = match.groups ?? {};
    const { number } = parseNumber(one, decimal);
    return {
      kind: 'percent',
      number: /[-−–]/.test(sign) ? -number : number,
      unit: '%',
      text: match[0],
      from: match.index,
      end: match.index + match[0].length,
    };
  });

const OUT_OF = new RegExp(
  `${STARTS}(?<one>${NUMBER})\\s*(?:/|из|out of)\\s*(?<most>5|10|100)${ENDS}(?:\\s*(?:★|⭐|stars?|зв[её]зд\\p{L}*))?`,
  'giu',
);
const STARRED = new RegExp(
  `(?<before>[★⭐]\\s*)${STARTS}(?<one>\\d(?:[.,]\\d+)?)${ENDS}|${STARTS}(?<other>\\d(?:[.,]\\d+)?)\\s*(?:[★⭐]|stars?(?!\\p{L})|зв[её]зд\\p{L}*)`,
  'giu',
);
const DRAWN = /[★⭐]{2,5}[☆✩]*|[★⭐][☆✩]+/gu;

/** 4.7 ★ and «4,7 из 5» and ★★★★☆. */
export const readRatings: Reader = (text) => {
  const outOf = [...text.matchAll(OUT_OF)].map((match) =>
    rating(match, parseNumber(match.groups?.['one'] ?? '', '.').number, `of ${match.groups?.['most'] ?? '5'}`),
  );
  const starred = [...text.matchAll(STARRED)].map((match) =>
    rating(match, Number((match.groups?.['one'] ?? match.groups?.['other'] ?? '').replace(',', '.')), 'of 5'),
  );
  const drawn = [...text.matchAll(DRAWN)].map((match) => rating(match, match[0].match(/[★⭐]/gu)?.length ?? 0, 'of 5'));
  return [...outOf, ...starred, ...drawn];
};

function rating(match: RegExpExecArray, number: number, unit: string): ReadValue {
  return { kind: 'rating', number, unit, text: match[0], from: match.index, end: match.index + match[0].length };
}

function round(number: number): number {
  return Math.round(number * 1e9) / 1e9;
}
