import type { Phrase } from '../goal.ts';
import { inMain } from './gather.ts';
import type { Mind } from './mind.ts';
import { FITS } from './mind.ts';
import { isAnything, isSameSort } from './nouns.ts';
import type { Reading } from './record.ts';

export interface Stated {
  number: number;
  quote: string;
}

/** "12 of 72", where twelve are what we see. */
const PART = /^(\d+)\s*(?:of|из|\/)\s*(\d+)$/iu;
const OF = /(?:of|из|found|найдено|всего|total)\s*:?\s*(\d[\d\s.,]*\d|\d)/iu;

/** How many things of this sort the page itself says there are: "57 results", «Найдено: 12 вакансий». */
export function statedCounts(what: Phrase, readings: readonly Reading[], mind: Mind, seen?: number): Stated[] {
  const words = what.words === '' ? (what.kind ?? '') : what.words;
  if (words === '') return [];
  const told = readings.flatMap(({ sentences, pairs, collections }) => {
    // What a record says, it says of itself.
    const inRecords = new Set(collections.flatMap(({ records }) => records.flatMap(({ lines }) => lines)));
    return [...sentences, ...pairs].filter(({ lines }) => !lines.some((line) => inRecords.has(line)));
  });
  const stated = told.flatMap((record) =>
    record.properties.flatMap(({ values }) =>
      values.flatMap((value): (Stated & { fit: number })[] => {
        const noun = value.noun ?? (record.kind === 'pair' ? record.name : '');
        if (value.kind !== 'number' || noun === '' || !Number.isInteger(value.number)) return [];
        const fit = fitOf(words, noun, mind, seen !== undefined && value.number >= seen);
        return fit > 0 && isShort(record.quote)
          ? [{ number: totalIn(record.quote, seen) ?? value.number, quote: record.quote, fit }]
          : [];
      }),
    ),
  );
  // Who asks for some of a list has not seen all of them either.
  const longest = readings.flatMap(({ collections }) => inMain(collections).map(({ records }) => records.length));
  const parts = told.flatMap(({ kind, quote }) => {
    const [, shown, all] = (kind === 'sentence' && PART.exec(quote)) || [];
    const isShown = Number(shown) === seen || longest.includes(Number(shown));
    return isShown && seen !== undefined ? [{ number: Number(all), quote }] : [];
  });
  const best = Math.max(0, ...stated.map(({ fit }) => fit));
  const all = [...stated.filter(({ fit }) => fit === best), ...parts];
  return [...new Map(all.map((one) => [one.number, one])).values()];
}

/** The word itself, a word of its sort, or one for anything: "10,000 rows". */
function fitOf(words: string, noun: string, mind: Mind, isEnough: boolean): number {
  if (mind.fits(words, noun) >= FITS) return 1;
  if (isSameSort(words, noun)) return 0.8;
  return isAnything(noun) && (isAnything(words) || isEnough) ? 0.6 : 0;
}

/** A sentence that tells a story counts other things. */
function isShort(text: string): boolean {
  return text.split(/\s+/).length <= 10;
}

/** "1,160 of 10,000 rows": where more pass a filter than are shown. */
const PASSED = /^\D{0,20}(?<![–—-]\s?)(\d[\d\s.,]*)\s+(?:of|из)\s+\d/iu;

/** "1–10 of 57 results" are 57. */
function totalIn(text: string, seen: number | undefined): number | undefined {
  const passed = Number(PASSED.exec(text)?.[1]?.replace(/[\s.,]/g, '') ?? Number.NaN);
  if (seen !== undefined && passed > seen) return passed;
  const digits = OF.exec(text)?.[1]?.replace(/[\s.,]/g, '');
  return digits === undefined ? undefined : Number(digits);
}
