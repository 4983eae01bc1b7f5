import { type Attention, Layers } from '../tagging/reader/attention.ts';
import { added, gather, normed, overlap, shares, softened } from '../tagging/reader/layers.ts';
import { type Linear, type Matrix, type Norm, Weights } from '../tagging/reader/weights.ts';

/** The measures of the network, and the words that it may use although nobody said them. */
interface Shape extends Attention {
  /** Layers that hear what was said, and layers that tell it. */
  hearing: number;
  layers: number;
  /** So many words are told at most. */
  longest: number;
  words: readonly string[];
}

interface Layer {
  before: Norm;
  ask: Linear;
  tell: Linear;
  /** What of the words that were said concerns the next one. */
  beforeSaid: Norm;
  askSaid: Linear;
  giveSaid: Linear;
  tellSaid: Linear;
  after: Norm;
  widen: Linear;
  narrow: Linear;
}

/** Words that are told, and how likely all of them were: the sum of the logarithms. */
export interface Telling {
  words: readonly string[];
  likely: number;
}

/** One way in which the telling may go on. */
interface Way {
  words: readonly string[];
  /** The sum of the logarithms. */
  likely: number;
  /** For each layer what each word so far answers to, and what it gives. */
  kept: readonly (readonly Float32Array[])[];
}

/** So many ways are followed at once. */
const WAYS = 4;
/** A way that is so much less likely than the best is left. */
const TOO_UNLIKELY = 4;
/** What ends a telling: no word is written so. */
const END = '\0';

/** Tells in other words what was said, one word after the other: one of its own, or one that was said. */
export class Teller {
  readonly #shape: Shape;
  readonly #hearing: Layers;
  readonly #heard: Norm;
  readonly #own: Matrix;
  readonly #ofSaid: Linear;
  readonly #places: Matrix;
  readonly #first: Norm;
  readonly #layers: readonly Layer[];
  readonly #last: Norm;
  readonly #out: Linear;
  readonly #point: Linear;
  readonly #mark: Linear;
  readonly #gate: Linear;
  readonly #follow: number;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(path: URL = new URL('rewording.bin.gz', import.meta.url)) {
    const weights = new Weights<Shape>(path);
    this.#shape = weights.shape;
    this.#hearing = new Layers(weights, 'hearing', this.#shape.hearing);
    this.#heard = weights.norm('heard');
    this.#own = weights.matrix('own.weight');
    this.#ofSaid = weights.linear('said');
    this.#places = weights.matrix('place.weight');
    this.#first = weights.norm('norm0');
    this.#last = weights.norm('norm');
    this.#out = weights.linear('out');
    this.#point = weights.linear('point');
    this.#mark = weights.linear('mark');
    this.#gate = weights.linear('gate');
    this.#follow = weights.numbers('follow')[0] ?? 0;
    this.#numbers = new Map(this.#shape.words.map((word, at) => [word, at]));
    this.#layers = Array.from({ length: this.#shape.layers }, (_, at) => ({
      before: weights.norm(`layers.${at}.n1`),
      ask: weights.linear(`layers.${at}.qkv`),
      tell: weights.linear(`layers.${at}.o`),
      beforeSaid: weights.norm(`layers.${at}.n2`),
      askSaid: weights.linear(`layers.${at}.ask`),
      giveSaid: weights.linear(`layers.${at}.give`),
      tellSaid: weights.linear(`layers.${at}.o2`),
      after: weights.norm(`layers.${at}.n3`),
      widen: weights.linear(`layers.${at}.a`),
      narrow: weights.linear(`layers.${at}.b`),
    }));
  }

  /** Whether it is a word of its own. */
  isOwn(word: string): boolean {
    return this.#numbers.has(word);
  }

  /** So many of the last layers of the tagger are not asked: it has its own in their place. */
  get hearing(): number {
    return this.#shape.hearing;
  }

  /** The likeliest tellings, the best first. `said`: the words as they are known here; `half`: for each a row of what it is half understood as. */
  tell(said: readonly string[], half: Float32Array): readonly Telling[] {
    const meanings = normed(this.#hearing.through(half), this.#heard);
    const given = this.#layers.map(({ giveSaid }) => giveSaid(meanings));
    const marks = this.#mark(meanings);
    const done: Telling[] = [];
    let ways: readonly Way[] = [{ words: [], likely: 0, kept: this.#layers.map(() => []) }];
    for (let at = 0; at < this.#shape.longest && ways.length > 0; at++) {
      const next = this.#next(ways, said, meanings, given, marks).toSorted((one, other) => other.likely - one.likely);
      const best = next[0]?.likely ?? 0;
      const followed = next.slice(0, WAYS).filter(({ likely }) => likely > best - TOO_UNLIKELY);
      for (const { words, likely } of followed.filter(isEnded)) done.push({ words: words.slice(0, -1), likely });
      ways = followed.filter((way) => !isEnded(way));
      if (done.length >= WAYS) break;
    }
    return done.toSorted((one, other) => other.likely - one.likely);
  }

  /** Each way with each word that may come next. */
  #next(
    ways: readonly Way[],
    said: readonly string[],
    meanings: Float32Array,
    given: readonly Float32Array[],
    marks: Float32Array,
  ): Way[] {
    const { d } = this.#shape;
    const [x, kept] = this.#thought(ways, said, meanings, given);
    const [owns, points, gates] = [this.#out(x), this.#point(x), this.#gate(x)];
    const size = owns.length / ways.length;
    return ways.flatMap((way, at) => {
      const own = shares(owns.slice(at * size, (at + 1) * size));
      const last = way.words.at(-1);
      const pointed = shares(
        Float32Array.from(said, (_, place) => {
          const match = overlap(points, at * d, marks, place * d, d) / Math.sqrt(d);
          return match + (last !== undefined && said[place - 1] === last ? this.#follow : 0);
        }),
      );
      const gate = 1 / (1 + Math.exp(-(gates[at] as number)));
      const likely = new Map<string, number>();
      for (const [word, number] of this.#numbers) likely.set(word, gate * (own[number] as number));
      likely.set(END, gate * (own[size - 1] as number));
      for (const [place, word] of said.entries())
        likely.set(word, (likely.get(word) ?? 0) + (1 - gate) * (pointed[place] as number));
      const least = Math.max(...likely.values()) * Math.exp(-TOO_UNLIKELY);
      return [...likely]
        .filter(([, share]) => share >= least)
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, WAYS)
        .map(([word, share]) => ({
          words: [...way.words, word],
          likely: way.likely + Math.log(Math.max(share, 1e-9)),
          kept: kept[at] as Way['kept'],
        }));
    });
  }

  /** What is thought before the next word of each way, and what the last word of each asks and gives. */
  #thought(
    ways: readonly Way[],
    said: readonly string[],
    meanings: Float32Array,
    given: readonly Float32Array[],
  ): [Float32Array, (readonly (readonly Float32Array[])[])[]] {
    const { d } = this.#shape;
    const x = this.#begun(ways, said, meanings);
    const kept = ways.map((): (readonly Float32Array[])[] => []);
    for (const [depth, layer] of this.#layers.entries()) {
      const asked = layer.ask(normed(x, layer.before));
      const told = new Float32Array(ways.length * d);
      for (const [at, way] of ways.entries()) {
        const row = asked.subarray(at * 3 * d, (at + 1) * 3 * d);
        const rows = [...(way.kept[depth] ?? []), row.slice(d)];
        kept[at]?.push(rows);
        this.#attend(row, joined(rows, 2 * d), told.subarray(at * d, (at + 1) * d));
      }
      added(x, layer.tell(told));
      const askedSaid = layer.askSaid(normed(x, layer.beforeSaid));
      const toldSaid = new Float32Array(ways.length * d);
      for (const at of ways.keys())
        this.#attend(
          askedSaid.subarray(at * d, (at + 1) * d),
          given[depth] as Float32Array,
          toldSaid.subarray(at * d, (at + 1) * d),
        );
      added(x, layer.tellSaid(toldSaid));
      added(x, layer.narrow(softened(layer.widen(normed(x, layer.after)))));
    }
    return [normed(x, this.#last), kept];
  }

  /** The last word of each way by itself: what it is among its own words, and what it means where it was said. */
  #begun(ways: readonly Way[], said: readonly string[], meanings: Float32Array): Float32Array {
    const { d, words } = this.#shape;
    const means = new Float32Array(ways.length * d);
    const stands = ways.map((way) => {
      const last = way.words.at(-1);
      return last === undefined ? [] : [...said.keys()].filter((place) => said[place] === last);
    });
    for (const [at, places] of stands.entries())
      for (const place of places)
        for (let column = 0; column < d; column++)
          means[at * d + column] =
            (means[at * d + column] as number) + (meanings[place * d + column] as number) / places.length;
    const ofSaid = this.#ofSaid(means);
    const x = new Float32Array(ways.length * d);
    for (const [at, way] of ways.entries()) {
      const last = way.words.at(-1);
      const number = last === undefined ? words.length : (this.#numbers.get(last) ?? words.length + 1);
      const wasSaid = (stands[at]?.length ?? 0) > 0 ? 1 : 0;
      for (let column = 0; column < d; column++)
        x[at * d + column] =
          (this.#own.values[number * d + column] as number) + wasSaid * (ofSaid[at * d + column] as number);
    }
    const begun = withPlace(x, this.#places, ways[0]?.words.length ?? 0);
    return normed(begun, this.#first);
  }

  /** One word takes from others what concerns it: a row of these holds what it answers to, and what it gives. */
  #attend(asked: Float32Array, given: Float32Array, out: Float32Array): void {
    const { d, heads } = this.#shape;
    const size = d / heads;
    const count = given.length / (2 * d);
    const scores = new Float32Array(count);
    for (let head = 0; head < heads; head++) {
      const from = head * size;
      for (let other = 0; other < count; other++)
        scores[other] = overlap(asked, from, given, other * 2 * d + from, size) / Math.sqrt(size);
      shares(scores);
      gather({ from: given, start: d + from, step: 2 * d, shares: scores }, out, from, size);
    }
  }
}

function isEnded({ words }: Way): boolean {
  return words.at(-1) === END;
}

/** Each row with what stands for its place: all rows are of the same. */
function withPlace(x: Float32Array, { values, columns, rows }: Matrix, place: number): Float32Array {
  const from = Math.min(place, rows - 1) * columns;
  for (let at = 0; at < x.length; at++) x[at] = (x[at] as number) + (values[from + (at % columns)] as number);
  return x;
}

function joined(rows: readonly Float32Array[], size: number): Float32Array {
  const all = new Float32Array(rows.length * size);
  for (const [at, row] of rows.entries()) all.set(row, at * size);
  return all;
}
