import { unfenced } from '../../../report/building/unfenced.ts';
import type { CheckedClaim, RunResult } from '../../../run-events.ts';

/** A result for people: without the marks that fence the words of pages. */
export function readable(result: RunResult): RunResult {
  const { summary, because, claims } = result;
  return {
    ...result,
    summary: unfenced(summary),
    claims: claims.map(readableClaim),
    ...(because === undefined ? {} : { because: unfenced(because) }),
  };
}

export function readableClaim(claim: CheckedClaim): CheckedClaim {
  return claim.because === undefined ? claim : { ...claim, because: unfenced(claim.because) };
}
