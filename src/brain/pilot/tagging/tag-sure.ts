/** How likely each stage holds its own choice to be, 0…1. */
export interface Confidence {
  bounds: number;
  kind: number;
  slots: number;
}

/** How much the confidence of each stage counts. */
export interface SureWeights extends Confidence {
  bias: number;
}

/** As `scripts/pilot/reader/fit-sure.ts` found them. */
const WEIGHTS: SureWeights = { bias: 3.2, bounds: 1.21, kind: 3.89, slots: 0.33 };

/** How likely the kind of a clause is right, given what the stages think of themselves. */
export function sureFrom({ bounds, kind, slots }: Confidence): number {
  const score =
    WEIGHTS.bias + WEIGHTS.bounds * logOf(bounds) + WEIGHTS.kind * logOf(kind) + WEIGHTS.slots * logOf(slots);
  return 1 / (1 + Math.exp(-score));
}

/** What is all but impossible counts no worse than this. */
const LEAST = 1e-4;

export function logOf(likelihood: number): number {
  return Math.log(Math.max(likelihood, LEAST));
}
