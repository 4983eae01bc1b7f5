import type { Control, Line } from '../../../observation.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
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
  if (!isOver || lastDeed(situation) === undefined) return pursuit;
  const [button, ...others] = page.lines.flatMap((line) => savingIn(line) ?? []);
  const saving = others.length > 0 ? undefined : (button ?? savingBelow(situation));
  if (!saving) return pursuit;
  const call = { tool: 'click', input: { id: saving.id } };
  return { do: [call], way: SAVED, thought: `Pressing “${calledSo(saving)}”, so that it counts.` };
}

const SAVED = 'save it';

/** The button that saves, where what leaves everything as it was stands beside it. */
function savingIn({ parts }: Line): Control | undefined {
  const controls = parts.filter((part) => typeof part !== 'string');
  const isLeft = controls.some(({ name }) => alike('cancel', name) >= JUST_SO);
  return isLeft ? controls.find(({ role, name }) => role === 'button' && alike('save', name) >= CALLED_SO) : undefined;
}

/** The only button that saves, where it ends the form in which something was filled in or chosen. */
function savingBelow(situation: Situation): Control | undefined {
  const { page } = situation;
  const controls = controlsOf(page);
  const way = situation.memo.ways.findLast(({ name, went }) => went === 'well' && TOUCHES.test(name));
  const touched = controls.findIndex(({ id }) => way?.name.endsWith(` ${id}`));
  const saving = controls.filter(({ role, name }) => role === 'button' && alike('save', name) >= CALLED_SO);
  const [only, ...others] = saving;
  const isFilled = FILLS.has(situation.goal.act.kind) && touched >= 0;
  if (!only || others.length > 0 || !isFilled || only.states.includes('disabled')) return undefined;
  // Between the field and it nothing else is sent off.
  const between = controls.slice(touched + 1, controls.indexOf(only));
  return controls.indexOf(only) > touched && !between.some(({ role, name }) => role === 'button' && sends(name))
    ? only
    : undefined;
}

const TOUCHES = /^(?:set|select|check|choose|click) .*\d$/;
const FILLS = new Set<string>(['enter', 'choose', 'tick']);

function sends(name: string): boolean {
  return ['submit', 'send', 'search', 'apply'].some((word) => alike(word, name) >= JUST_SO);
}

const JUST_SO = 0.85;
