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
