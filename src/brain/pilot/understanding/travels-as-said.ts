import type { Goal } from '../goal.ts';
import { counted, partiesIn } from './goals/slots.ts';
import { look } from './lexicon/match.ts';
import type { Token } from './tokens.ts';

/** "Two adults, one way" is for two, and of one day that was said none is the day of return. */
export function travelsAsSaid(goals: readonly Goal[], tokens: readonly Token[]): boolean {
  const said = partiesIn(tokens);
  const days = tokens.filter(({ value }) => value?.kind === 'date').length;
  const entered = goals.flatMap(({ act }) => (act.kind === 'enter' ? [act] : []));
  return entered.every(({ field, value }) => {
    const words = field?.words ?? '';
    if (DAY_OF_RETURN.test(words) && value.kind === 'date') return days !== 1;
    const isOfPeople = look(counted, [words], 0) !== undefined;
    return !isOfPeople || said.length === 0 || value.number === undefined || said.includes(value.number);
  });
}

const DAY_OF_RETURN = /^(?:return|обратно)$/;

/** Where one day was said, a way back on that day was made up: the commands say the same without it. */
export function withoutMadeUpReturn(text: string, tokens: readonly Token[]): string {
  const days = tokens.filter(({ value }) => value?.kind === 'date').length;
  return days === 1 ? text.replace(MADE_UP, '$<journey>') : text;
}

const MADE_UP =
  /(?<journey>(?<day>\d{1,2} \p{L}+(?: \d{4})?)[^.]*?),? (?:and )?(?:returning|return|back|обратно)(?: on)? \k<day>(?=[,.]|$)/u;
