import type { Goal } from '../goal.ts';
import { wayWords } from './goals/slots.ts';
import { look } from './lexicon/match.ts';

/** "a round trip, out on the 3rd, back on the 9th": a form that only asks for the two days has nothing else to choose. */
export function asTheDaysSay(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => {
    const { act } = goal;
    const [way] = act.kind === 'choose' ? act.things : [];
    const isRound = way !== undefined && look(wayWords, way.words.split(' '), 0)?.meaning.en === 'round trip';
    return isRound && goals.slice(at + 1).some(isDayOfReturn)
      ? { ...goal, said: way.words, only: { what: way, is: 'there' } }
      : goal;
  });
}

function isDayOfReturn({ act }: Goal): boolean {
  return act.kind === 'enter' && act.value.kind === 'date' && /^(?:return|обратно)$/.test(act.field?.words ?? '');
}
