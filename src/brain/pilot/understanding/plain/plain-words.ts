import type { Token } from '../tokens.ts';
import { ASKED } from './asked/steps.ts';
import { DESCRIBED } from './described/steps.ts';
import { PLACES } from './places/steps.ts';
import { SIGNS } from './signs/steps.ts';
import { SPARE } from './spare/steps.ts';
import { LEFT_OVER, OPENING } from './talk/steps.ts';
import { VERBS } from './verbs/steps.ts';
import { WISHED } from './wished/steps.ts';

/** One after the other: each relies on what those before it have made plainer. */
const STEPS = [...SIGNS, ...OPENING, ...DESCRIBED, ...ASKED, ...LEFT_OVER, ...WISHED, ...SPARE, ...VERBS, ...PLACES];

/** The task in plainer words, without those that add nothing to what is done: all readers are spared them. */
export function plainWords(tokens: readonly Token[]): Token[] {
  return STEPS.reduce((left, step) => step(left), [...tokens]);
}
