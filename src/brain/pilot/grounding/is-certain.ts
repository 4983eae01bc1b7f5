import type { Candidate } from './ground.ts';
import { odds } from './odds.ts';
import { LEAST_LEAD, LEAST_SCORE } from './weights.ts';

/** Whether the first of the candidates is clearly the one, so that it may be touched without asking. */
export function isCertain(candidates: readonly Candidate[]): boolean {
  const [first, ...others] = candidates;
  if (!first || first.score < LEAST_SCORE) return false;
  const rival = others.find((other) => !leadsToTheSame(first, other));
  return rival === undefined || lead(first, rival) >= LEAST_LEAD;
}

/** The two between which a person should be asked, where it is not certain. */
export function rivals(candidates: readonly Candidate[]): [Candidate, Candidate] | undefined {
  const [first, ...others] = candidates;
  const rival = first && others.find((other) => !leadsToTheSame(first, other));
  return first && rival && !isCertain(candidates) ? [first, rival] : undefined;
}

/** The share of the first when only the two are compared. */
function lead(first: Candidate, rival: Candidate): number {
  const [one, other] = [odds(first.score), odds(rival.score)];
  return one + other === 0 ? 0 : one / (one + other);
}

/** Links of one name, one at the head and one at the foot of a page, lead to the same place; so does a tab and the link in it. */
function leadsToTheSame(one: Candidate, other: Candidate): boolean {
  if (one.control.name !== other.control.name) return false;
  return (one.control.role === 'link' && other.control.role === 'link') || isWithin(one, other) || isWithin(other, one);
}

/** A tab, an entry or a cell, and right in it a link or button that is called just so. */
function isWithin(outer: Candidate, inner: Candidate): boolean {
  const isNext = outer.line === inner.line && inner.control.id === outer.control.id + 1;
  return isNext && outer.control.name !== '' && HOLDS.has(outer.control.role) && HELD.has(inner.control.role);
}

const HOLDS = new Set([
  'tab',
  'menuitem',
  'treeitem',
  'option',
  'row',
  'gridcell',
  'cell',
  'columnheader',
  'clickable',
]);
const HELD = new Set(['link', 'button', 'clickable']);
