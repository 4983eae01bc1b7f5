import type { Control, Line } from '../../../observation.ts';
import { calledSo } from '../page-parts.ts';
import { CALLED_SO } from '../seeking/called.ts';
import { type Pursuit, type Situation, wasDone, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { lastDeed, reachedBy } from './deed.ts';

/**
 * "Remove the skill from my profile", on a page with "Save" and "Cancel" at its end: what was taken out of a form, or put into it,
 * counts when the form is saved, and not before. Who has more to do there saves it last.
 */
export function thenSave(situation: Situation, work: () => Pursuit): Pursuit {
  const { language, goal, page, ahead } = situation;
  if (wasDone(situation, SAVED)) return reachedBy(situation, speechIn(language).done(goal.said));
  if (wasTried(situation, SAVED)) return { stuck: speechIn(language).nothingHappened(goal.said) };
  const pursuit = work();
  const isOver = 'reached' in pursuit && ahead.every(({ kind }) => kind === 'tell');
  if (!isOver || lastDeed(situation) === undefined || page.onTop !== undefined) return pursuit;
  const [button, ...others] = page.lines.flatMap((line) => savingIn(line) ?? []);
  if (!button || others.length > 0) return pursuit;
  const call = { tool: 'click', input: { id: button.id } };
  return { do: [call], way: SAVED, thought: `Pressing “${calledSo(button)}”, so that it counts.` };
}

const SAVED = 'save it';

/** The button that saves, where what leaves everything as it was stands beside it. */
function savingIn({ parts }: Line): Control | undefined {
  const controls = parts.filter((part) => typeof part !== 'string');
  const isLeft = controls.some(({ name }) => alike('cancel', name) >= JUST_SO);
  return isLeft ? controls.find(({ role, name }) => role === 'button' && alike('save', name) >= CALLED_SO) : undefined;
}

const JUST_SO = 0.85;
