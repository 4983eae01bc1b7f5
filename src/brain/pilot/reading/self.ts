import type { Observation } from '../../../observation.ts';
import { chunksOf } from './chunks.ts';
import { textOf } from './parts.ts';
import type { PageRecord } from './record.ts';
import type { Surroundings } from './surroundings.ts';
import type { Setting } from './values/value.ts';

/** Longer texts tell a story; their sentences are read elsewhere. */
const LONGEST = 120;

/** A page about one thing says what it says of it outside of lists: its price right under its name. */
export function selfOf(
  { lines, title }: Observation,
  page: number,
  surroundings: readonly Surroundings[],
  taken: ReadonlySet<number>,
  setting: Setting,
): PageRecord {
  const head = lines.find(({ kind, level }) => kind === 'heading' && level === 1);
  const own = lines.flatMap((line, at) => {
    const isOwn =
      (line.kind === 'text' || line.kind === 'item') && !taken.has(at) && surroundings[at]?.isAside === false;
    return isOwn ? [{ line, at }] : [];
  });
  const properties = own
    .flatMap(({ line, at }) => chunksOf(line, at, setting))
    .filter(({ text, is }) => is === undefined && text !== '' && text.length <= LONGEST);
  const name = head ? textOf(head.parts) : title;
  return {
    kind: 'card',
    name,
    properties,
    about: [],
    page,
    lines: own.map(({ at }) => at),
    controls: [],
    quote: [name, ...properties.map(({ text }) => text)].join(' ... '),
  };
}
