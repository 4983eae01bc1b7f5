import type { Candidate } from '../grounding/ground.ts';
import { saysJust } from './said-on.ts';

/** "Grocery delivery 50412", "booking QX7R2M": a number or a code that only one thing has says which it is, whatever else is said of it. */
export function byItsCode(
  words: string,
  candidates: readonly Candidate[],
  around: (one: Candidate) => string,
): Candidate | undefined {
  const code = codeIn(words);
  if (code === undefined) return undefined;
  const [only, ...others] = candidates.filter((one) => saysJust(around(one), code));
  return only && others.every(({ line }) => line === only.line) ? only : undefined;
}

/** What is likely no amount and no year: five figures or more, or letters and figures in one word. */
export function codeIn(words: string): string | undefined {
  return words.split(/\s+/).find((word) => CODE.test(word) && /\d/.test(word));
}

const CODE = /^(?:\d{5,}|(?=[\p{L}\d-]*\p{Lu})(?=[\p{L}\d-]*\d)[\p{Lu}\d-]{5,})$/u;
