import type { TaggedClause } from '../tagging/tagged.ts';

// These were chosen by hand, on forty tasks that were written blind, and then left as they were on others.

/** Up to here a clause may not be one at all. */
export const UNSURE = 0.4;
/** From here on what was learned is worth trying, where it only looks: at worst the answer is wrong. */
export const LIKELY = 0.6;
/** From here on it is worth doing something for, and worth more than rules that only guess what is wanted. */
export const SURE = 0.6;
/** Up to here rules that know the verb know better why nothing comes of it. */
export const DOUBTED = 0.7;
/** And up to here where the deed would be a strange one. */
export const STRANGE = 0.93;
/** From here on it is worth doing what no word on a page would gainsay. */
const UNCHECKED = 0.8;
/** From here on it is worth more than rules that found their verb or question word. */
export const CERTAIN = 0.79;
/** From here on it knows better which words matter, where names are so long that they hardly are names. */
export const HALF_SURE = 0.35;
/** From here on it knows better which words matter. */
export const TO_THE_WORD = 0.55;
/** From here on it also knows better which do not. */
export const TO_EVERY_WORD = 0.8;
/** From here on nothing is likelier than what it heard: which deed it is, and what each word is for. */
export const BEYOND_DOUBT = 0.9;

/** Of these no word is looked for on a page, so that nothing else would tell that they were misheard. */
const WORDLESS = /^(?:scroll:(?:up|down|top|bottom)|back|reload|logout|consent:\w+)$/;

/** Whether it is sure enough of itself for what it wants. */
export function isHeard({ kind, sure }: TaggedClause): boolean {
  if (WORDLESS.test(kind)) return sure >= UNCHECKED;
  return sure >= (/^(?:tell:|scroll:|go$|wait$|search$|hover$|hint$)/.test(kind) ? LIKELY : SURE);
}

/** A hint asks for nothing, and a ban for nothing to be done. */
export function isDeed({ kind }: TaggedClause): boolean {
  return kind !== 'hint' && kind !== 'never';
}

/** What was heard to the letter is likelier to be what it sounds like. */
export function asHeard(clause: TaggedClause): TaggedClause {
  const { kind, sure, exact } = clause;
  const isToTheLetter = exact >= TO_THE_LETTER && sure >= AS_LIKELY_AS_NOT && !BY_ITS_VERB.test(kind);
  return isToTheLetter && sure < UNCHECKED ? { ...clause, sure: UNCHECKED } : clause;
}

const TO_THE_LETTER = 0.97;
const AS_LIKELY_AS_NOT = 0.5;
/** Of these the words beside the verb tell nothing. */
const BY_ITS_VERB = /^(?:submit|go|add|handle|tick:\w+|scroll:\w+|tell:table)$/;
