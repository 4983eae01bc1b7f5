import type { Observation } from '../../../observation.ts';
import { textOf } from './parts.ts';
import type { PageRecord } from './record.ts';
import type { Surroundings } from './surroundings.ts';
import { readValues } from './values/read-values.ts';
import type { Setting } from './values/value.ts';

const ENDS = /(?<=[.!?…])\s+(?=[\p{Lu}\d«"“(])/u;

/** What a page says in sentences, one record each. */
export function sentencesIn(
  { lines }: Observation,
  page: number,
  surroundings: readonly Surroundings[],
  setting: Setting,
): PageRecord[] {
  return lines.flatMap(({ kind, parts }, line) => {
    if (kind === 'row' || kind === 'landmark' || kind === 'group' || !parts.some((part) => typeof part === 'string'))
      return [];
    return textOf(parts)
      .split(ENDS)
      .filter((text) => /\p{L}/u.test(text))
      .map((text): PageRecord => {
        const property = { label: '', text, values: readValues(text, setting), controls: [], line };
        const about = surroundings[line]?.about ?? [];
        return {
          kind: 'sentence',
          name: text,
          properties: [property],
          about,
          page,
          lines: [line],
          controls: [],
          quote: text,
        };
      });
  });
}
