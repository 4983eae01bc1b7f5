import type { Observation, Part } from '../../../observation.ts';
import { controlsOf, isHolder, textOf, wordsOf } from './parts.ts';
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
    if (kind === 'row' || kind === 'landmark' || kind === 'group') return [];
    const written = parts.some((part) => typeof part === 'string') ? [textOf(parts)] : longTextsIn(parts);
    return written
      .flatMap((text) => text.split(ENDS))
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

const LONG = 40;

/** What is being written in a field may be a whole text. */
function longTextsIn(parts: readonly Part[]): string[] {
  return controlsOf(parts)
    .filter((control) => isHolder(control) && (control.value ?? '').length > LONG)
    .map(wordsOf);
}
