import type { Validating } from '../matter.ts';

/** A result holds when everything that it claims was found on a page: the looking up was done before. */
export function validate({ status, claims, unseen }: Validating) {
  const unproved = claims.filter(({ proved }) => !proved).map(({ claim }) => claim);
  const missing = [...unproved, ...unseen];
  const holds = status !== 'done' || missing.length === 0;
  return { holds, feedback: holds ? '' : `Not proved: ${missing.join('; ')}`, proved: [] };
}
