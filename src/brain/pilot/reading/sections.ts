import type { Observation } from '../../../observation.ts';
import { labelled } from './cards.ts';
import { chunksOf } from './chunks.ts';
import { controlsOf, textOf } from './parts.ts';
import type { Collection, PageRecord, Property } from './record.ts';
import type { Surroundings } from './surroundings.ts';
import type { Setting } from './values/value.ts';

const FEWEST_LINES = 2;

/**
 * What stands under each heading, one record a heading, however long and unlike the others it is: trips, orders, chapters.
 * Several of one level make a list, wherever they stand.
 */
export function sectionsIn(
  { lines }: Observation,
  page: number,
  surroundings: readonly Surroundings[],
  pairs: readonly PageRecord[],
  setting: Setting,
): Collection[] {
  const sections = lines.flatMap((line, at) => {
    if (line.kind !== 'heading' || surroundings[at]?.isAside) return [];
    let to = at + 1;
    while (to < lines.length && lines[to]?.kind !== 'heading' && (lines[to]?.depth ?? 0) >= line.depth) to += 1;
    if (to - at <= FEWEST_LINES) return [];
    const about = surroundings[at]?.about ?? [];
    const inside = Array.from({ length: to - at - 1 }, (_, index) => at + 1 + index);
    const own = inside.flatMap((place) => lines[place] ?? []);
    const told = pairs.filter((pair) => pair.lines.every((place) => place > at && place < to));
    const taken = new Set(told.flatMap((pair) => pair.lines));
    const loose = inside.flatMap((place) => {
      const other = lines[place];
      return other && !taken.has(place) ? labelled(chunksOf(other, place, setting)) : [];
    });
    const name: Property = { label: '', text: textOf(line.parts), values: [], controls: [], line: at, is: 'name' };
    const properties = [name, ...told.flatMap(asProperty), ...loose].sort((a, b) => a.line - b.line);
    const record: PageRecord = {
      kind: 'card',
      name: name.text,
      properties,
      about,
      page,
      lines: [at, ...inside],
      controls: own.flatMap(({ parts }) => controlsOf(parts)),
      quote: [name.text, ...own.map(({ parts }) => textOf(parts))].join(' ... '),
    };
    return [{ record, level: line.level ?? 2 }];
  });
  const levels = [...new Set(sections.map(({ level }) => level))];
  return levels.map((level): Collection => {
    const records = sections.filter((one) => one.level === level).map(({ record }) => record);
    return { kind: 'cards', records, columns: [], about: records[0]?.about ?? [], page, isAside: false };
  });
}

function asProperty({ name, properties }: PageRecord): Property[] {
  return properties.map((property) => ({ ...property, label: name }));
}
