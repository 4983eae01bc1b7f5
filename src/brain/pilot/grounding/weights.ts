import type { Features } from './features.ts';

/** How much each feature counts. Fitted by scripts/pilot/fit-weights.ts on generated pages; never by hand. */
export const WEIGHTS: Readonly<Features> = {
  said: 0.77,
  precise: 3.21,
  same: 0.8,
  near: 1.06,
  around: 0.57,
  role: 0.52,
  kind: 1.45,
  place: 0.64,
  value: 1.17,
  offers: 1.16,
  whole: 2.22,
  both: 1.7,
  there: 4.09,
  disabled: -0.72,
  covered: -0.94,
  fixed: -1.16,
  foot: -0.17,
  top: 0.3,
};

export const BIAS = -6.88;

/** Below this nothing is certain. */
export const LEAST_SCORE = 0.65;

/** The share of the likelihood that the first must have when only it and the second are compared. */
export const LEAST_LEAD = 0.65;

/** What is less likely than this is not worth a mention. */
export const LEAST_MENTION = 0.065;
