import type { Phrase } from '../goal.ts';
import { calledSo } from '../page-parts.ts';
import { placeInList } from '../seeking/place-in-list.ts';
import { isSought, seek } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { deedsDone, reachedBy, touch } from './deed.ts';

/** Drags a thing to a place of the list it is in. It is there when the list shows it there. */
export function dragInList(situation: Situation, what: Phrase, place: number): Pursuit {
  const { page, language, goal } = situation;
  const speech = speechIn(language);
  const from = seek(situation, what, { to: 'drag' });
  if (!isSought(from)) return from;
  const target = placeInList(page, from.control, place);
  if (!target) return { stuck: speech.notFound(what, []) };
  if (target.own === target.place) return reachedBy(situation, speech.done(goal.said));
  const done = deedsDone(situation);
  if (done >= MOST_DRAGS) return { stuck: speech.nothingHappened(goal.said) };
  const { id } = from.control;
  // What was dropped on a thing may come to stand behind it: then it is drawn past it.
  const call = { tool: 'drag', input: done === 0 ? { id, to: target.control.id } : { id, down: past(target, done) } };
  const thought = `Dragging “${calledSo(from.control)}” to the place of “${calledSo(target.control)}”.`;
  return { ...touch(from, call, thought), ...{ way: `drag ${done} ${id}` } };
}

const MOST_DRAGS = 4;

/** So far that it is beyond what stands there, whichever way that is; farther each time. */
function past({ own, place }: { own: number; place: number }, done: number): number {
  return (place - own) * HALF_AN_ITEM * (done + 1);
}

/** In pixels, about. */
const HALF_AN_ITEM = 30;
