import type { CheckedClaim, Evidence } from '../../run-events.ts';
import type { Record } from '../record.ts';
import type { Proposal } from '../state.ts';

/** Checks each claim against what was really seen, without asking anybody. */
export function checkClaims({ claims }: Pick<Proposal, 'claims'>, record: Record): CheckedClaim[] {
  return claims.map(({ claim, quote }) => {
    if (quote === undefined) return { claim, proved: false, evidence: [], because: 'Nothing was quoted for it.' };
    const found = record.find(quote);
    return found
      ? { claim, proved: true, evidence: [found] }
      : { claim, proved: false, evidence: [], because: `"${quote}" was not seen on any page.` };
  });
}

/** Requests that were to change something, failed, and were not made again with success: whatever the page says about them. */
export function failedChanges(record: Record): CheckedClaim[] {
  const { changes } = record;
  const failed = changes.filter(
    (one, at) => one.status >= 400 && !changes.slice(at + 1).some((later) => later.status < 400 && isSame(one, later)),
  );
  return failed.map((request) => ({
    claim: `The server accepted ${request.method} ${request.url}`,
    proved: false,
    evidence: [request],
    because: `It answered ${request.status}.`,
  }));
}

type Request = Extract<Evidence, { kind: 'request' }>;

function isSame(one: Request, other: Request): boolean {
  return one.method === other.method && one.url.split('?')[0] === other.url.split('?')[0];
}
