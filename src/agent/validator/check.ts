import type { CheckedClaim, Evidence } from '../../run-events.ts';
import { english } from '../../speech/english.ts';
import type { Speech } from '../../speech/speech.ts';
import type { RunRecord } from '../record.ts';
import type { Proposal } from '../state.ts';
import type { Finding } from './validator.ts';

/** Checks each claim against what was really seen, without asking anybody. */
export function checkClaims(
  { claims }: Pick<Proposal, 'claims'>,
  record: RunRecord,
  { checks }: Speech = english,
): CheckedClaim[] {
  return claims.map(({ claim, quote }) => {
    const seen = quote === undefined ? undefined : record.find(quote);
    const files = record.files.filter(({ name }) => claim.includes(name));
    if (seen) return { claim, proved: true, evidence: [seen, ...files] };
    // A file proves that it came, not what somebody made up about it.
    if (quote !== undefined) return { claim, proved: false, evidence: [], because: checks.notSeen(quote) };
    if (files.length > 0) return { claim, proved: true, evidence: files };
    return { claim, proved: false, evidence: [], because: checks.notQuoted };
  });
}

const SHORTEST = 3;
const MOST_UNSEEN = 10;

/** Words in the data that stood on no page. They may be computed or translated; somebody should ask why. */
export function unseenIn(data: unknown, record: RunRecord): string[] {
  const words = wordsIn(data).filter((text) => text.length >= SHORTEST && record.find(text) === undefined);
  return [...new Set(words)].slice(0, MOST_UNSEEN);
}

function wordsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(wordsIn) : [];
}

/** What the validator found proved by the page as it is now. Its quotes are looked up like all others. */
export function confirmClaims(
  claims: readonly CheckedClaim[],
  proved: Finding['proved'],
  record: RunRecord,
): CheckedClaim[] {
  return claims.map((claim, index) => {
    const quote = proved.find((one) => one.claim === index + 1)?.quote;
    const seen = quote === undefined ? undefined : record.find(quote);
    // A server's refusal is a fact, whatever the page says.
    if (!seen || claim.proved || isRefusal(claim)) return claim;
    return { claim: claim.claim, proved: true, evidence: [seen] };
  });
}

/** Requests that were to change something, failed, and were not made again with success: whatever the page says about them. */
export function failedChanges(record: RunRecord, { checks }: Speech = english): CheckedClaim[] {
  const { changes } = record;
  const failed = changes.filter(
    (one, at) => one.status >= 400 && !changes.slice(at + 1).some((later) => later.status < 400 && isSame(one, later)),
  );
  return failed.map((request) => ({
    claim: checks.accepted(request.method, request.url),
    proved: false,
    evidence: [request],
    because: checks.answered(request.status),
  }));
}

type Request = Extract<Evidence, { kind: 'request' }>;

function isSame(one: Request, other: Request): boolean {
  return one.method === other.method && one.url.split('?')[0] === other.url.split('?')[0];
}

function isRefusal({ evidence }: CheckedClaim): boolean {
  return evidence.some(({ kind }) => kind === 'request');
}
