// Fits how sure the tagger says it is to how often it is right (a logistic regression).
import type { Confidence, SureWeights } from '../../src/brain/pilot/tagging/tag-sure.ts';
import { logOf } from '../../src/brain/pilot/tagging/tag-sure.ts';

/** What the stages thought, and whether the kind of the clause was right. */
export interface Outcome {
  confidence: Confidence;
  isRight: boolean;
}

const ROUNDS = 3000;
const PACE = 0.3;

export function fitSure(outcomes: readonly Outcome[]): SureWeights {
  const rows = outcomes.map(({ confidence, isRight }) => ({
    facts: [1, logOf(confidence.bounds), logOf(confidence.kind), logOf(confidence.slots)],
    right: Number(isRight),
  }));
  const weights = [0, 0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = [0, 0, 0, 0];
    for (const { facts, right } of rows) {
      const score = facts.reduce((sum, fact, at) => sum + fact * (weights[at] ?? 0), 0);
      const off = 1 / (1 + Math.exp(-score)) - right;
      for (const [at, fact] of facts.entries()) slopes[at] = (slopes[at] ?? 0) + off * fact;
    }
    for (const [at, slope] of slopes.entries()) weights[at] = (weights[at] ?? 0) - (PACE * slope) / rows.length;
  }
  const [bias = 0, bounds = 0, kind = 0, slots = 0] = weights.map((weight) => Number(weight.toFixed(2)));
  return { bias, bounds, kind, slots };
}
