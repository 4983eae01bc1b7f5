import type { Goal, Understood } from '../goal.ts';
import type { Reading } from './clause.ts';
import type { Context } from './context.ts';
import { isUnknownLook } from './goals/formatted-text.ts';
import { isForSuchOnes, isJourneyForWords } from './hollow-goals.ts';
import {
  isForNobody,
  isHollowName,
  isIfSo,
  isOfUntoldPicture,
  isSoughtNothing,
  isWordsForValue,
} from './joined-deeds.ts';
import { lostExceptions } from './lost-exceptions.ts';
import { lostTelling } from './lost-telling.ts';
import { lostValues } from './lost-values.ts';
import type { Token } from './tokens.ts';
import { isUntoldText } from './untold-text.ts';
import { withFinish } from './with-finish.ts';

/** What was read, before it is weighed. */
export interface Heard {
  tokens: readonly Token[];
  reading: Reading;
  all: readonly Goal[];
}

/** What of it can be gone by, and what is unclear. */
export function weighed({ tokens, reading, all }: Heard, { language, task }: Context): Understood {
  // What a yes or a pronoun stands for was never said: nothing is done on it.
  const hanging = all.filter((goal) => HANGING.some((is) => is(goal)));
  const goals = withFinish(
    all.filter((goal) => !hanging.includes(goal)),
    tokens,
    task,
  );
  // What is to be left alone is left alone by doing the rest; where there is no rest, nobody knows what is wanted.
  const spared = goals.length > 0 ? [] : (reading.spared ?? []);
  const lost = [...lostExceptions(goals, tokens), ...lostTelling(goals, task)];
  const unread = [...reading.unclear, ...spared, ...hanging.map(({ said }) => said), ...lost];
  const unclear = unread.length > 0 ? unread : lostValues(goals, tokens, task);
  return {
    language,
    goals,
    unclear: [...new Set(unclear)].filter((words) => words !== ''),
    ...(reading.isWhole ? { isWhole: true } : {}),
  };
}

const HANGING: readonly ((goal: Goal) => boolean)[] = [
  isIfSo,
  isSoughtNothing,
  isJourneyForWords,
  isForSuchOnes,
  isHollowName,
  isForNobody,
  isWordsForValue,
  isOfUntoldPicture,
  isUnknownLook,
  isUntoldText,
];
