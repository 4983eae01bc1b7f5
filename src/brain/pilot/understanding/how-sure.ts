import type { TaggedClause } from '../tagging/tagged.ts';

/** From here on what was learned is worth trying, where it only looks: at worst the answer is wrong. */
const LIKELY = 0.4;
/** From here on it is worth doing something for, and worth more than rules that only guess what is wanted. */
export const SURE = 0.5;
/** From here on a step that it hears is one, where the rules found fewer. */
export const STEP = 0.85;
/** From here on it is worth more than rules that found their verb or question word. */
export const CERTAIN = 0.9;
/** From here on it knows better which words matter. */
export const TO_THE_WORD = 0.9;

/** Of these no word is looked for on a page, so that nothing else would tell that they were misheard. */
const WORDLESS = /^(?:scroll:(?:up|down|top|bottom)|back|reload|logout|consent:\w+)$/;

/** Whether it is sure enough of itself for what it wants. */
export function isHeard({ kind, sure }: TaggedClause): boolean {
  if (WORDLESS.test(kind)) return sure >= STEP;
  return sure >= (/^(?:tell:|scroll:|go$|wait$|search$|hover$|hint$)/.test(kind) ? LIKELY : SURE);
}

/** A hint asks for nothing, and a ban for nothing to be done. */
export function isDeed({ kind }: TaggedClause): boolean {
  return kind !== 'hint' && kind !== 'never';
}
