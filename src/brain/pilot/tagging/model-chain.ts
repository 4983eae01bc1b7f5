/** Which label may follow which; the row after the last label is the beginning. */
export type Follows = (before: number | undefined, label: number) => boolean;

/** Scores of a chain: of each label at each place, and of each label after another. */
export interface Chain {
  labels: number;
  /** One row for each place. */
  scores: readonly Float64Array[];
  /** `before * labels + label`; the row after the last label is the beginning. */
  steps: Float64Array;
}

/** What cannot be. */
const NEVER = -1e9;

/** The steps as given, with those that may not be taken ruled out. */
export function onlyAllowed(steps: ArrayLike<number>, labels: number, follows: Follows): Float64Array {
  return Float64Array.from({ length: (labels + 1) * labels }, (_, at) => {
    const before = Math.floor(at / labels);
    return follows(before < labels ? before : undefined, at % labels) ? (steps[at] ?? 0) : NEVER;
  });
}

/** A label for each place, and the score of them all together. */
export interface Path {
  path: number[];
  score: number;
}

/** The likeliest labels (Viterbi). */
export function bestPath({ labels, scores, steps }: Chain): Path {
  const came: Int32Array[] = [];
  let now = new Float64Array(labels);
  for (const [place, row] of scores.entries()) {
    const next = new Float64Array(labels);
    const from = new Int32Array(labels);
    for (let label = 0; label < labels; label++) {
      let best = place === 0 ? (steps[labels * labels + label] ?? 0) : Number.NEGATIVE_INFINITY;
      if (place > 0)
        for (let before = 0; before < labels; before++) {
          const score = (now[before] ?? 0) + (steps[before * labels + label] ?? 0);
          if (score > best) {
            best = score;
            from[label] = before;
          }
        }
      next[label] = best + (row[label] ?? 0);
    }
    came.push(from);
    now = next;
  }
  let last = indexOfMost(now);
  const score = scores.length === 0 ? 0 : (now[last] ?? 0);
  const path: number[] = [];
  for (let place = scores.length - 1; place >= 0; place--) {
    path[place] = last;
    last = came[place]?.[last] ?? 0;
  }
  return { path, score };
}

/** The likeliest labels of those that differ somewhere from these; nothing where there are no others. */
export function bestPathBut(chain: Chain, { path }: Path): Path | undefined {
  const others = path.map((label, place) => {
    const scores = chain.scores.with(place, Float64Array.from(chain.scores[place] ?? []).fill(NEVER, label, label + 1));
    return bestPath({ ...chain, scores });
  });
  const best = others.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > NEVER / 2 ? best : undefined;
}

/** How likely each label is at each place, whatever the others are, and the logarithm of the sum over all paths. */
export interface Likely {
  at: readonly Float64Array[];
  total: number;
  ahead: readonly Float64Array[];
  behind: readonly Float64Array[];
}

/** The logarithm of the sum over all paths of a chain. */
export function totalOf(chain: Chain): number {
  return totalAfter(sumsAhead(chain), chain);
}

/** The forward and backward sums over a chain. */
export function likelihoods(chain: Chain): Likely {
  const { labels, scores, steps } = chain;
  const ahead = sumsAhead(chain);
  const behind: Float64Array[] = scores.map(() => new Float64Array(labels));
  for (let place = scores.length - 2; place >= 0; place--) {
    const [after, row] = [behind[place + 1], scores[place + 1]];
    const here = behind[place];
    if (!after || !row || !here) continue;
    for (let label = 0; label < labels; label++)
      here[label] = logSum(
        labels,
        (other) => (after[other] ?? 0) + (row[other] ?? 0) + (steps[label * labels + other] ?? 0),
      );
  }
  const total = totalAfter(ahead, chain);
  const at = ahead.map((row, place) =>
    row.map((score, label) => Math.exp(score + (behind[place]?.[label] ?? 0) - total)),
  );
  return { at, total, ahead, behind };
}

/** For each label at each place, the sum over all ways to it. */
function sumsAhead({ labels, scores, steps }: Chain): Float64Array[] {
  const ahead: Float64Array[] = [];
  for (const [place, row] of scores.entries()) {
    const before = ahead[place - 1];
    ahead.push(
      Float64Array.from(row, (score, label) => {
        if (!before) return score + (steps[labels * labels + label] ?? 0);
        return score + logSum(labels, (other) => (before[other] ?? 0) + (steps[other * labels + label] ?? 0));
      }),
    );
  }
  return ahead;
}

function totalAfter(ahead: readonly Float64Array[], { labels }: Chain): number {
  const last = ahead.at(-1);
  return last ? logSum(labels, (label) => last[label] ?? 0) : 0;
}

export function indexOfMost(numbers: ArrayLike<number>): number {
  let best = 0;
  for (let at = 1; at < numbers.length; at++) if ((numbers[at] ?? 0) > (numbers[best] ?? 0)) best = at;
  return best;
}

/** Room for the numbers of a sum; there are never so many labels. */
const logs = new Float64Array(1_024);

/** The logarithm of the sum of what the numbers are logarithms of. */
function logSum(count: number, of: (at: number) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < count; at++) {
    const one = of(at);
    logs[at] = one;
    most = Math.max(most, one);
  }
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const off = (logs[at] as number) - most;
    if (off > -40) sum += Math.exp(off);
  }
  return most + Math.log(sum);
}
