// Finds the weights of a chain of labels under which the right labels are likeliest (a conditional random field, with steps of AdaGrad).
import type { PackedModel } from '../../src/brain/pilot/tagging/model.ts';
import { type Follows, type Likely, likelihoods, onlyAllowed } from '../../src/brain/pilot/tagging/model-chain.ts';
import type { Chance } from './chance.ts';

/** The features of each place and the label that is right there. */
export interface Lesson {
  places: readonly (readonly number[])[];
  right: readonly number[];
}

export interface Manner {
  rounds: number;
  /** How far one step goes. */
  pace: number;
  /** Keeps weights small that the lessons say little about. */
  modesty: number;
  /** Features seen less often are left out. */
  leastSeen: number;
  /** Weights below this are left out in the end. */
  leastWeight: number;
}

/** What would change a weight by less is left out: there are many labels, and most are out of the question. */
const LEAST_SLOPE = 5e-4;
/** Keeps what was seldom seen from jumping to a large weight at once. */
const CALM = 0.1;
/** Steps that may not be taken score below this. */
const RULED_OUT = -1e6;
/** The largest weight that a byte holds. */
const MOST_WEIGHT = 127;

export function trainChain(
  labels: readonly string[],
  lessons: readonly Lesson[],
  follows: Follows,
  manner: Manner,
  chance: Chance,
): PackedModel {
  const count = labels.length;
  const rows = rowsOf(lessons, manner.leastSeen);
  const weights = new Float32Array(rows.size * count);
  const squares = new Float32Array(rows.size * count);
  const steps = onlyAllowed([], count, follows);
  const stepSquares = new Float64Array(steps.length);
  const known = lessons.map(({ places, right }) => ({
    places: places.map((features) => Int32Array.from(features.flatMap((feature) => rows.get(feature) ?? []))),
    right,
  }));
  for (let round = 0; round < manner.rounds; round++) {
    for (const { places, right } of chance.shuffled(known)) {
      const scores = places.map((features) => scoresOf(features, weights, count));
      const likely = likelihoods({ labels: count, scores, steps });
      for (const [place, features] of places.entries()) {
        const slopes = Array.from(likely.at[place] ?? [], (likelihood, label) => ({
          label,
          slope: likelihood - Number(label === right[place]),
        })).filter(({ slope }) => Math.abs(slope) > LEAST_SLOPE);
        for (const row of features)
          for (const { label, slope } of slopes) {
            const at = row * count + label;
            const weight = weights[at] ?? 0;
            const full = slope + manner.modesty * weight;
            const square = (squares[at] ?? 0) + full * full;
            squares[at] = square;
            weights[at] = weight - (manner.pace * full) / Math.sqrt(square + CALM);
          }
      }
      for (const [at, slope] of stepSlopes(right, likely, scores, steps, count)) {
        const full = slope + manner.modesty * (steps[at] ?? 0);
        const square = (stepSquares[at] ?? 0) + full * full;
        stepSquares[at] = square;
        steps[at] = (steps[at] ?? 0) - (manner.pace * full) / Math.sqrt(square + CALM);
      }
    }
  }
  return packed(
    labels,
    rows,
    weights,
    steps.map((step) => (step > RULED_OUT ? step : 0)),
    manner.leastWeight,
  );
}

/** How the likelihood changes with each of the steps from label to label. */
function stepSlopes(
  right: readonly number[],
  likely: Likely,
  scores: readonly Float64Array[],
  allowed: Float64Array,
  count: number,
): ReadonlyMap<number, number> {
  const slopes = new Map<number, number>();
  const add = (at: number, much: number) => slopes.set(at, (slopes.get(at) ?? 0) + much);
  for (const [place, goal] of right.entries()) {
    if (place === 0) {
      add(count * count + goal, -1);
      for (let label = 0; label < count; label++) add(count * count + label, likely.at[0]?.[label] ?? 0);
      continue;
    }
    add((right[place - 1] ?? 0) * count + goal, -1);
    const [ahead, behind, row] = [likely.ahead[place - 1], likely.behind[place], scores[place]];
    for (let before = 0; before < count; before++) {
      if ((likely.at[place - 1]?.[before] ?? 0) < LEAST_SLOPE) continue;
      for (let label = 0; label < count; label++) {
        if ((likely.at[place]?.[label] ?? 0) < LEAST_SLOPE) continue;
        const at = before * count + label;
        const score =
          (ahead?.[before] ?? 0) + (allowed[at] ?? 0) + (row?.[label] ?? 0) + (behind?.[label] ?? 0) - likely.total;
        add(at, Math.exp(score));
      }
    }
  }
  return slopes;
}

/** A row of weights for each feature that was seen often enough. */
function rowsOf(lessons: readonly Lesson[], leastSeen: number): ReadonlyMap<number, number> {
  const seen = new Map<number, number>();
  for (const { places } of lessons)
    for (const features of places)
      for (const feature of new Set(features)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const often = [...seen].filter(([, times]) => times >= leastSeen).map(([feature]) => feature);
  return new Map(often.sort((a, b) => a - b).map((feature, row) => [feature, row]));
}

function scoresOf(features: Int32Array, weights: Float32Array, count: number): Float64Array {
  const scores = new Float64Array(count);
  for (const row of features)
    for (let label = 0; label < count; label++)
      scores[label] = (scores[label] ?? 0) + (weights[row * count + label] ?? 0);
  return scores;
}

function packed(
  labels: readonly string[],
  rows: ReadonlyMap<number, number>,
  weights: Float32Array,
  steps: Float64Array,
  leastWeight: number,
): PackedModel {
  const count = labels.length;
  const scale = Math.max(mostOf(weights), mostOf(steps), 0.01) / MOST_WEIGHT;
  const parts = [...rows].flatMap(([feature, row]) => {
    const kept: number[] = [];
    for (let label = 0; label < count; label++) {
      const weight = Math.round((weights[row * count + label] ?? 0) / scale);
      if (Math.abs(weight) >= Math.max(1, leastWeight / scale)) kept.push(label, weight & 255);
    }
    if (kept.length === 0) return [];
    const name = [(feature >>> 24) & 255, (feature >>> 16) & 255, (feature >>> 8) & 255, feature & 255];
    return [Buffer.from([...name, kept.length / 2, ...kept])];
  });
  return {
    labels: labels.join('|'),
    scale: Number(scale.toPrecision(6)),
    steps: [...steps].map((step) => Math.round(step / scale)).join(' '),
    features: Buffer.concat(parts).toString('base64'),
  };
}

function mostOf(numbers: Float32Array | Float64Array): number {
  let most = 0;
  for (const number of numbers) most = Math.max(most, Math.abs(number));
  return most;
}
