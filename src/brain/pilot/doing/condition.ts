import type { Condition } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { wordsOn } from '../page-parts.ts';
import { meant } from '../seeking/meant.ts';
import type { Situation } from '../situation.ts';

/** Whether something is so on the page now. */
export function holds({ what, is }: Condition, { page, memo }: Situation): boolean {
  const phrase = meant(what, memo);
  const candidates = ground(phrase, page, { to: 'hover' });
  const control = isCertain(candidates) ? candidates[0]?.control : undefined;
  const isThere = control !== undefined || isSaid(phrase.words, wordsOn(page));
  switch (is) {
    case 'there':
      return isThere;
    case 'gone':
      return !isThere;
    case 'on':
      return control?.states.some((state) => ON.has(state)) ?? false;
    case 'off':
      return control !== undefined && !control.states.some((state) => ON.has(state));
    case 'enabled':
      return control !== undefined && !control.states.includes('disabled');
  }
}

const ON = new Set(['checked', 'selected', 'pressed', 'expanded', 'current']);

function isSaid(words: string, text: string): boolean {
  return words !== '' && text.toLowerCase().includes(words.toLowerCase());
}
