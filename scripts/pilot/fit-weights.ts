// Fits the weights of the grounding on generated pages and writes src/brain/pilot/grounding/weights.ts:
//
//     node scripts/pilot/fit-weights.ts [how many pages]
//
// Each page is one choice among its controls and "none of them". The weights are those under which what is meant is likeliest.
import { writeFileSync } from 'node:fs';
import { type Features, featuresOf } from '../../src/brain/pilot/grounding/features.ts';
import { sceneOf } from '../../src/brain/pilot/grounding/scene.ts';
import { Chance } from './chance.ts';
import { type Example, generateExample } from './generate-example.ts';

interface Choice {
  rows: readonly (readonly number[])[];
  /** Which row is meant; −1 for none. */
  meant: number;
}

const SEED = 7;
const HELD_OUT = 0.2;
const ROUNDS = 400;
const STEP = 0.05;
/** Keeps weights small that the pages say little about. */
const MODESTY = 0.002;
/** What can only speak against a control; all else can only speak for it. */
const AGAINST: ReadonlySet<string> = new Set<keyof Features>(['disabled', 'covered', 'fixed', 'foot']);
/** Of what is called certain on held-out pages, so much must be right. */
const LEAST_RIGHT = 0.97;
/** Whatever the pages say: a person is asked rather than a coin tossed. */
const CLEAR_LEAD = 0.65;

const count = Number(process.argv[2] ?? 3000);
const chance = new Chance(SEED);
const names: (keyof Features)[] = [];
const choices = Array.from({ length: count }, () => choiceOf(generateExample(chance)));
const held = choices.slice(0, Math.floor(count * HELD_OUT));
const seen = choices.slice(held.length);
const weights = fitted(seen);
report();

function choiceOf({ page, phrase, needs, means }: Example): Choice {
  const scene = sceneOf(page);
  const rows = scene.places.map((place) => {
    const { features } = featuresOf(phrase, place, scene, needs);
    if (names.length === 0) names.push(...(Object.keys(features) as (keyof Features)[]));
    return [...names.map((name) => features[name]), 1];
  });
  return { rows, meant: scene.places.findIndex(({ control }) => control.id === means) };
}

/** Gradient descent with momentum for each weight of its own (Adam). */
function fitted(all: readonly Choice[]): number[] {
  const size = names.length + 1;
  const found = Array.from({ length: size }, () => 0);
  const [mean, square] = [Array.from({ length: size }, () => 0), Array.from({ length: size }, () => 0)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = found.map((weight, place) => (place < size - 1 ? MODESTY * weight : 0));
    for (const { rows, meant } of all) {
      const likely = likelihoods(rows, found);
      for (const [index, row] of rows.entries()) {
        const off = (likely[index] ?? 0) - Number(index === meant);
        for (const [place, value] of row.entries()) slope[place] = (slope[place] ?? 0) + (off * value) / all.length;
      }
    }
    for (const [place, one] of slope.entries()) {
      mean[place] = 0.9 * (mean[place] ?? 0) + 0.1 * one;
      square[place] = 0.999 * (square[place] ?? 0) + 0.001 * one * one;
      const [steady, wide] = [(mean[place] ?? 0) / (1 - 0.9 ** round), (square[place] ?? 0) / (1 - 0.999 ** round)];
      found[place] = allowed(place, (found[place] ?? 0) - (STEP * steady) / (Math.sqrt(wide) + 1e-8));
    }
  }
  return found;
}

function allowed(place: number, weight: number): number {
  const name = names[place];
  if (name === undefined) return weight;
  return AGAINST.has(name) ? Math.min(0, weight) : Math.max(0, weight);
}

function sumOf(row: readonly number[], by: readonly number[]): number {
  return row.reduce((sum, value, place) => sum + value * (by[place] ?? 0), 0);
}

function likelihoods(rows: readonly (readonly number[])[], by: readonly number[]): number[] {
  const powers = rows.map((row) => Math.exp(Math.min(30, sumOf(row, by))));
  const total = powers.reduce((sum, power) => sum + power, 1);
  return powers.map((power) => power / total);
}

interface Outcome {
  isRight: boolean;
  score: number;
  /** The share of the first when only it and the second are compared. */
  lead: number;
}

function outcomeOf({ rows, meant }: Choice): Outcome {
  const sums = rows.map((row, index) => ({ index, sum: sumOf(row, weights) })).sort((a, b) => b.sum - a.sum);
  const [first, second] = sums;
  const top = first?.sum ?? -30;
  return {
    isRight: first?.index === meant,
    score: 1 / (1 + Math.exp(-top)),
    lead: 1 / (1 + Math.exp((second?.sum ?? -30) - top)),
  };
}

function report(): void {
  const outcomes = held.map(outcomeOf);
  const present = held.filter(({ meant }) => meant >= 0).map(outcomeOf);
  const right = present.filter(({ isRight }) => isRight).length;
  const { least, lead, answered } = thresholds(outcomes);
  writeFileSync(new URL('../../src/brain/pilot/grounding/weights.ts', import.meta.url), fileOf(least, lead));
  process.stdout.write(
    `${count} pages; held out: ${right} of ${present.length} right, ${answered} of ${held.length} certain at ${LEAST_RIGHT * 100} % right.\n`,
  );
}

/** The loosest pair of bounds under which certain answers are right often enough. */
function thresholds(outcomes: readonly Outcome[]): { least: number; lead: number; answered: number } {
  const steps = Array.from({ length: 10 }, (_, index) => 0.5 + index * 0.05);
  const tried = steps
    .flatMap((least) => steps.filter((lead) => lead >= CLEAR_LEAD).map((lead) => ({ least, lead })))
    .map(({ least, lead }) => {
      const certain = outcomes.filter((outcome) => outcome.score >= least && outcome.lead >= lead);
      const isGood = certain.filter(({ isRight }) => isRight).length >= LEAST_RIGHT * certain.length;
      return { least, lead, answered: isGood ? certain.length : 0 };
    });
  return tried.sort((a, b) => b.answered - a.answered)[0] ?? { least: 0.9, lead: 0.9, answered: 0 };
}

function fileOf(least: number, lead: number): string {
  const rows = names.map((name, place) => `  ${name}: ${(weights[place] ?? 0).toFixed(2)},`).join('\n');
  return `import type { Features } from './features.ts';

/** How much each feature counts. Fitted by scripts/pilot/fit-weights.ts on generated pages; never by hand. */
export const WEIGHTS: Readonly<Features> = {
${rows}
};

export const BIAS = ${(weights.at(-1) ?? 0).toFixed(2)};

/** Below this nothing is certain. */
export const LEAST_SCORE = ${least.toFixed(2)};

/** The share of the likelihood that the first must have when only it and the second are compared. */
export const LEAST_LEAD = ${lead.toFixed(2)};

/** What is less likely than this is not worth a mention. */
export const LEAST_MENTION = ${(least / 10).toFixed(3)};
`;
}
