/** Scores near 1 differ by little and may be far apart all the same. */
export function odds(score: number): number {
  return score / Math.max(1e-12, 1 - score);
}
