import { calledSo, controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { lastDeed, reachedBy } from './deed.ts';

/** What came of sending something off: a page that does nothing, or marks fields as wrong, has not taken it. */
export function sentOff(situation: Situation): Pursuit {
  const { page, language, goal } = situation;
  const speech = speechIn(language);
  const wrong = controlsOf(page).filter(({ states }) => states.includes('invalid'));
  if (wrong.length > 0) return { stuck: speech.wentWrong(goal.said, wrong.map(calledSo).join(', ')) };
  if (lastDeed(situation)?.went === 'idle') return { stuck: speech.nothingHappened(goal.said) };
  return reachedBy(situation, speech.done(goal.said));
}
