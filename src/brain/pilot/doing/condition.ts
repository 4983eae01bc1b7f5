import type { Observation } from '../../../observation.ts';
import type { Condition, Phrase } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { choose } from '../reading/choose.ts';
import { numberCalled, shownNumbers } from '../reading/shown-numbers.ts';
import { meant } from '../seeking/meant.ts';
import { hasNumbersOf, saidOn } from '../seeking/said-on.ts';
import type { Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';

/** Whether something is so on the page now. */
export function holds({ what, is, shows }: Condition, { page, memo, now }: Situation): boolean {
  const phrase = meant(what, memo);
  if (shows && (is === 'there' || is === 'gone')) return isShown(shows, page) === (is === 'there');
  if (phrase.like && (is === 'there' || is === 'gone')) return isAmong(phrase, page, now) === (is === 'there');
  const candidates = ground(phrase, page, { to: 'hover' });
  const [first] = isCertain(candidates) ? candidates : [];
  const control = first && hasNumbersOf(phrase.words, first.control.name) ? first.control : undefined;
  const isThere = control !== undefined || saidOn(page, phrase.words) !== undefined || phrase.words === page.title;
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

/** Whether the number is what stands there now: any other that is the same on the page says nothing. */
function isShown({ what, number }: NonNullable<Condition['shows']>, page: Observation): boolean {
  const all = shownNumbers(page);
  return (numberCalled(all, what.words) ?? numberCalled(all, ''))?.number === number;
}

/** Whether any row, card or item is as the phrase says. */
function isAmong({ like = [], ...what }: Phrase, page: Observation, now: Date): boolean {
  const chosen = choose({ what, count: 'all', where: like }, page, alike, now);
  return chosen.found && chosen.records.length > 0;
}

const ON = new Set(['checked', 'selected', 'pressed', 'expanded', 'current']);
