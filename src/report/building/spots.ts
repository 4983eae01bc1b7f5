import type { Places, Spot } from '../../run-events.ts';

/** Where on a picture some words stand: a box for each line of each place, as many places as help. */
export function spotsOf(quote: string, { words }: Pick<Places, 'words'>): Spot[] {
  const shown = words
    .filter(([, spot]) => isSeen(spot))
    .flatMap(([word, spot]) => tokensOf(word).map((token) => ({ token, spot })));
  // Who quotes may leave out a little in the middle.
  const pieces = quote.split(/\.{3,}|…/).filter((piece) => tokensOf(piece).length > 0);
  const [first = [], ...rest] = pieces.map((piece) => found(piece, shown));
  const places = rest.length === 0 ? first.slice(0, MOST_PLACES) : tightest(first, rest);
  return places.flatMap(({ spots }) => linesOf(spots));
}

/** What is just sliding in may stand beyond the edge. */
function isSeen([left, top, right, bottom]: Spot): boolean {
  return right > left && bottom > top;
}

/** Of all ways in which the pieces follow each other, the one that spans least. */
function tightest(first: readonly Place[], rest: readonly (readonly Place[])[]): Place[] {
  const ways = first.map((begin) => {
    const way = [begin];
    for (const places of rest) {
      const next = places.find(({ from }) => from > (way.at(-1)?.from ?? 0));
      if (next) way.push(next);
    }
    return way;
  });
  const span = (way: readonly Place[]) => (way.at(-1)?.from ?? 0) - (way[0]?.from ?? 0);
  return ways.toSorted((a, b) => b.length - a.length || span(a) - span(b))[0] ?? [];
}

function found(quote: string, shown: readonly Shown[]): Place[] {
  const wanted = tokensOf(quote);
  const whole = placesOf(wanted, shown);
  // Our own writing stands between the words of a page, as in `link "Margherita"`: then the longest piece will do.
  return whole.length > 0 ? whole : placesOf(longestPiece(wanted, shown), shown);
}

interface Place {
  /** Which of the words that are shown is its first. */
  from: number;
  spots: readonly Spot[];
}

interface Shown {
  token: string;
  spot: Spot;
}

const MOST_PLACES = 3;
/** So much of a quote has to be there. */
const ENOUGH = 0.5;

function tokensOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function placesOf(wanted: readonly string[], shown: readonly Shown[]): Place[] {
  if (wanted.length === 0) return [];
  const places: Place[] = [];
  for (let from = 0; from + wanted.length <= shown.length; from += 1)
    if (wanted.every((token, index) => shown[from + index]?.token === token)) {
      places.push({ from, spots: shown.slice(from, from + wanted.length).map(({ spot }) => spot) });
      from += wanted.length - 1;
    }
  return places;
}

function longestPiece(wanted: readonly string[], shown: readonly Shown[]): string[] {
  let best: string[] = [];
  for (let from = 0; from < wanted.length; from += 1)
    for (let at = 0; at < shown.length; at += 1) {
      let length = 0;
      while (from + length < wanted.length && shown[at + length]?.token === wanted[from + length]) length += 1;
      if (length > best.length) best = wanted.slice(from, from + length);
    }
  return best.join('').length >= wanted.join('').length * ENOUGH ? best : [];
}

/** Words that stand on one line share a box. */
function linesOf(spots: readonly Spot[]): Spot[] {
  const lines: Spot[] = [];
  for (const spot of spots) {
    const line = lines.at(-1);
    if (line && isBeside(line, spot)) lines[lines.length - 1] = around(line, spot);
    else lines.push(spot);
  }
  return lines;
}

function isBeside([, top, right, bottom]: Spot, [left, nextTop, , nextBottom]: Spot): boolean {
  const overlap = Math.min(bottom, nextBottom) - Math.max(top, nextTop);
  return overlap > Math.min(bottom - top, nextBottom - nextTop) / 2 && Math.abs(left - right) < (bottom - top) * 3;
}

function around([left, top, right, bottom]: Spot, [otherLeft, otherTop, otherRight, otherBottom]: Spot): Spot {
  return [
    Math.min(left, otherLeft),
    Math.min(top, otherTop),
    Math.max(right, otherRight),
    Math.max(bottom, otherBottom),
  ];
}
