import type { Observation } from '../../../../observation.ts';
import type { Setting } from './value.ts';

const COMMA = /(?<![\d.,])(?:\d+(?:\s\d{3})*,\d{1,2}|\d{1,3}(?:\.\d{3})+,\d+)(?![\d.,]\d|\d)/g;
const POINT = /(?<![\d.,])(?:\d+\.\d{1,2}|\d{1,3}(?:,\d{3})+\.\d+)(?![\d.,]\d|\d)/g;
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/\d{2,4}(?![\d/])/g;

/** What can be written two ways is mostly written one way on a page: what is sure there decides the rest. */
export function settingOf(pages: readonly Observation[], now: Date): Setting {
  const text = pages.map(textOf).join('\n');
  const [commas, points] = [text.match(COMMA)?.length ?? 0, text.match(POINT)?.length ?? 0];
  const isDayFirst = dayFirst(text);
  return {
    now,
    ...(commas === points ? {} : { decimal: commas > points ? ',' : '.' }),
    ...(isDayFirst === undefined ? {} : { isDayFirst }),
  };
}

function textOf({ lines }: Observation): string {
  return lines
    .flatMap(({ parts }) => parts.map((part) => (typeof part === 'string' ? part : `${part.name} ${part.value ?? ''}`)))
    .join('\n');
}

function dayFirst(text: string): boolean | undefined {
  const dates = [...text.matchAll(SLASHED)].map(([, one, two]) => [Number(one), Number(two)] as const);
  if (dates.some(([one]) => one > 12)) return true;
  if (dates.some(([, two]) => two > 12)) return false;
  // Nobody who writes in Cyrillic puts the month first.
  return /\p{Script=Cyrillic}{3}/u.test(text) ? true : undefined;
}
