import type { Line, Observation } from '../../../observation.ts';

/** One way of a journey, as pages list it: when it leaves, how long it takes, when it arrives. */
export interface Leg {
  from: string;
  to: string;
  leaves: string;
  takes: string;
  arrives: string;
  /** The day on which it leaves, where it is told. */
  day?: string;
}

/** The legs under each heading that names a journey: "Oslo → Bergen". The second is the way back. */
export function journeysOn({ lines }: Observation): readonly (readonly Leg[])[] {
  const headings = [...lines.entries()].flatMap(([at, line]) => {
    const way = line.kind === 'heading' ? WAY.exec(textOf(line)) : undefined;
    return way ? [{ at, from: way[1] ?? '', to: way[2] ?? '' }] : [];
  });
  return headings.map(({ at, from, to }) => {
    const end = lines.findIndex(({ kind }, index) => index > at && kind === 'heading');
    const texts = lines.slice(at + 1, end < 0 ? lines.length : end).map(textOf);
    return legsIn(texts).map((leg, index) => (index === 0 ? { from, to, ...leg } : { from: to, to: from, ...leg }));
  });
}

const WAY = /^(.{2,40}?)\s*(?:→|⟶|—|–| - | to )\s*(.{2,40})$/;

/** A time, how long it takes, and the next time. */
function legsIn(texts: readonly string[]): Omit<Leg, 'from' | 'to'>[] {
  const legs: Omit<Leg, 'from' | 'to'>[] = [];
  const times = [...texts.keys()].filter((at) => TIME.test(texts[at] ?? ''));
  for (let index = 0; index + 1 < times.length; index++) {
    const [start = 0, end = 0] = times.slice(index);
    const between = texts.slice(start + 1, end);
    const takes = between.find((text) => LONG.test(text));
    if (takes === undefined || between.length > MOST_BETWEEN) continue;
    const day = between.find((text) => text !== takes && DAY.test(text));
    legs.push({ leaves: texts[start] ?? '', takes, arrives: texts[end] ?? '', ...(day !== undefined && { day }) });
    index++;
  }
  return legs;
}

const TIME = /^\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?$/i;
const LONG = /^\d+\s?(?:h|hrs?|hours?|ч|час\p{L}*|m|min|мин)(?!\p{L}).{0,16}$/iu;
const DAY = /\d{1,2}.{0,3}\p{L}{3,}|\p{L}{3,}\s\d{1,2}/u;
const MOST_BETWEEN = 8;

function textOf({ parts }: Line): string {
  return parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
}
