import type { CheckedClaim } from '../../run-events.ts';
import type { ReportedPicture } from '../report.ts';
import { baseName } from './base-name.ts';
import type { FoundPicture, Known } from './known.ts';
import { nearestPicture } from './nearest-picture.ts';
import type { Seen, SeenPicture } from './seen.ts';

export interface Album {
  pictures: readonly ReportedPicture[];
  seen: Seen;
  leftOut: number;
}

/** Bytes of all pictures together: written as text they grow by a third, and the whole is to stay below 5 MB. */
const ROOM = 3_200_000;

/** The pictures that a report has room for: first what proves something, then the ends of the run, then evenly what is between. */
export function albumOf({ events, pictures: found }: Known, claims: readonly CheckedClaim[], room = ROOM): Album {
  const all = new Map<string, SeenPicture & { size: number }>();
  const add = (file: string, facts: Omit<SeenPicture, keyof FoundPicture | 'number' | 'file'>) => {
    const picture = found.get(file);
    if (picture && !all.has(file)) all.set(file, { ...picture, ...facts, number: all.size + 1 });
  };
  let url = '';
  for (const event of events) {
    if (event.type === 'observed' || event.type === 'acted') url = event.url;
    if (event.type === 'pictured')
      add(event.file, { step: event.step, url: event.url, scale: event.scale, isOfFailure: false });
    if (event.type === 'failed')
      for (const file of event.files) add(baseName(file), { step: event.step, url, scale: 1, isOfFailure: true });
  }
  const ordered = [...all.values()];
  const proofs = claims
    .flatMap(({ evidence }) => evidence)
    .flatMap((one) => nearestPicture(one, ordered)?.picture.number ?? []);
  const kept = fitting(ordered, proofs, room);
  const seen = new Map(ordered.filter(({ number }) => kept.has(number)).map((one) => [one.file, one]));
  const pictures = [...seen.values()].map(({ places: _, size: __, scale: ___, ...picture }) => picture);
  return { pictures, seen, leftOut: ordered.length - pictures.length };
}

function fitting(
  pictures: readonly { number: number; size: number }[],
  first: readonly number[],
  room: number,
): Set<number> {
  const between = pictures.map(({ number }) => number).toSorted((a, b) => turnedAround(a) - turnedAround(b));
  const wanted = new Set([...first, pictures.length, 1, ...between]);
  const kept = new Set<number>();
  let left = room;
  for (const number of wanted) {
    const size = pictures[number - 1]?.size ?? Number.POSITIVE_INFINITY;
    if (size > left) continue;
    kept.add(number);
    left -= size;
  }
  return kept;
}

/** The digits of a number in base two, read backwards behind a point: in this order, numbers fill a range evenly. */
function turnedAround(number: number): number {
  let [rest, value] = [number, 0];
  for (let digit = 0.5; rest > 0; digit /= 2) {
    if (rest % 2 === 1) value += digit;
    rest = Math.floor(rest / 2);
  }
  return value;
}
