import type { CheckedClaim, Evidence, RunEvent } from '../../run-events.ts';
import type { ReportedClaim, ReportedEvidence } from '../report.ts';
import { all } from './events.ts';
import { nearestPicture } from './nearest-picture.ts';
import type { Seen } from './seen.ts';

/** Each claim with what proves it, and where that can be seen. */
export function claimsOf(claims: readonly CheckedClaim[], events: readonly RunEvent[], seen: Seen): ReportedClaim[] {
  const deeds = new Set(all(events, 'acted').map(({ told }) => told.split('\n', 1)[0] ?? ''));
  return claims.map(({ claim, proved, because, evidence }) => ({
    claim,
    proved,
    ...(because === undefined ? {} : { because }),
    evidence: evidence.map((one) => reported(one, deeds, seen)),
  }));
}

function reported(evidence: Evidence, deeds: ReadonlySet<string>, seen: Seen): ReportedEvidence {
  const found = nearestPicture(evidence, seen.values());
  const isDeed = evidence.kind === 'quote' && deeds.has(evidence.quote);
  const shown = found && { picture: found.picture.number, spots: isDeed ? [] : found.spots };
  return { ...evidence, ...(shown ? { shown } : {}), ...(isDeed ? { isDeed } : {}) };
}
