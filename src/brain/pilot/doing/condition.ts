import type { Observation } from '../../../observation.ts';
import type { Condition, Phrase, Shows } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { choose } from '../reading/choose.ts';
import { numberCalled, type ShownNumber, shownNumbers } from '../reading/shown-numbers.ts';
import { meant } from '../seeking/meant.ts';
import { hasNumbersOf, saidOn } from '../seeking/said-on.ts';
import type { Situation } from '../situation.ts';
import { numberNouns } from '../understanding/lexicon/conditions.ts';
import { has } from '../understanding/lexicon/match.ts';
import { alike } from '../words/alike.ts';
import { normal } from '../words/normal.ts';

/** Whether something is so on the page now. */
export function holds({ what, is, shows }: Condition, { page, memo, now }: Situation): boolean {
  const phrase = meant(what, memo);
  const isSo = shows && isShown(shows, page);
  if (isSo !== undefined && (is === 'there' || is === 'gone')) return isSo === (is === 'there');
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

/** Whether the number that stands there now is as it should be; nothing where none is shown, or it cannot be told which. */
export function isShown(shows: Shows, page: Observation): boolean | undefined {
  const number = numberShown(shows, page)?.number;
  return number === undefined ? undefined : isSoMuch(shows, number);
}

/** The one that is called so, or the only one there is: any other on the page says nothing. */
export function numberShown({ shown }: Shows, page: Observation): ShownNumber | undefined {
  const all = shownNumbers(page);
  const only = numberCalled(all, '');
  // What the only one is called by another name is another thing.
  const isNameless = only?.captions[0] === '' || has(numberNouns, normal(shown.words));
  return numberCalled(all, shown.words) ?? (isNameless ? only : undefined);
}

function isSoMuch(shows: Shows, number: number): boolean {
  switch (shows.is) {
    case 'even':
    case 'odd':
      return Number.isInteger(number) && (number % 2 === 0) === (shows.is === 'even');
    case '=':
      return number === shows.number;
    case '<':
      return number < shows.number;
    case '≤':
      return number <= shows.number;
    case '>':
      return number > shows.number;
    case '≥':
      return number >= shows.number;
  }
}

/** Whether any row, card or item is as the phrase says. */
function isAmong({ like = [], ...what }: Phrase, page: Observation, now: Date): boolean {
  const chosen = choose({ what, count: 'all', where: like }, page, alike, now);
  return chosen.found && chosen.records.length > 0;
}

const ON = new Set(['checked', 'selected', 'pressed', 'expanded', 'current']);
