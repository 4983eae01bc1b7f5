import { calledSo, controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { warningsOn } from '../warnings.ts';
import { lastDeed, reachedBy } from './deed.ts';

/** What came of sending something off: a page that does nothing, marks fields as wrong, or objects, has not taken it. */
export function sentOff(situation: Situation): Pursuit {
  const { page, language, goal } = situation;
  const speech = speechIn(language);
  const wrong = controlsOf(page).filter(({ states }) => states.includes('invalid'));
  if (wrong.length > 0) return { stuck: speech.wentWrong(goal.said, wrong.map(calledSo).join(', ')) };
  const objection = objectionTo(situation);
  if (objection) return { stuck: speech.wentWrong(goal.said, objection) };
  if (lastDeed(situation)?.went === 'idle') return { stuck: speech.nothingHappened(goal.said) };
  return reachedBy(situation, speech.done(goal.said));
}

/** A warning that came with it, where nothing was sent: "Add at least one recipient." That something was done is no objection. */
function objectionTo(situation: Situation): string | undefined {
  const before = lastDeed(situation)?.warned ?? [];
  const isSent = situation.told.some((one) => one.includes('Sent what had been held'));
  if (isSent) return undefined;
  return warningsOn(situation.page).find((warning) => !before.includes(warning) && !ASSENT.test(warning));
}

const ASSENT =
  /(?<!\p{L})(?:saved|sent|added|created|updated|removed|deleted|done|success\p{L}*|thanks?|thank you|welcome|confirmed|booked|сохран\p{L}+|отправлен\p{L}*|добавлен\p{L}*|создан\p{L}*|обновл[её]н\p{L}*|удал[её]н\p{L}*|готово|успешно|спасибо|подтвержд[её]н\p{L}*)(?!\p{L})/iu;
