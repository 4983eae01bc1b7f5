import type { Act } from '../goal.ts';
import { calledSo } from '../page-parts.ts';
import { placeMeant } from '../seeking/place-in-list.ts';
import { isSought, seek } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { reachedBy, touch, wentWell } from './deed.ts';
import { dragAside } from './drag-aside.ts';
import { dragInList } from './drag-in-list.ts';
import { dragOntoWords } from './drag-onto-words.ts';
import { moveAcross } from './move-across.ts';
import { movedOtherwise } from './moved-otherwise.ts';
import { ofItsKind } from './of-its-kind.ts';

/** Drags one thing onto another, to a place of its list, or to a side. */
export function drag(situation: Situation, { what, to }: Extract<Act, { kind: 'drag' }>): Pursuit {
  const place = placeMeant(to);
  if (place !== undefined) return dragInList(situation, what, place);
  const aside = moveAcross(situation, what, to) ?? dragAside(situation, what, to);
  if (aside) return aside;
  const otherwise = movedOtherwise(situation, { kind: 'drag', what, to });
  if (otherwise)
    return 'stuck' in otherwise
      ? { stuck: speechIn(situation.language).nothingHappened(situation.goal.said) }
      : otherwise;
  if (wentWell(situation)) return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  const from = seek(situation, ofItsKind(situation, what), { to: 'drag' });
  if (!isSought(from)) return from;
  const target = seek(situation, to, { to: 'hover' });
  if (!isSought(target)) return dragOntoWords(situation, from, to) ?? target;
  // Who finds the same thing for both has found neither.
  if (from.control.id === target.control.id) return { stuck: speechIn(situation.language).notFound(to, []) };
  const call = { tool: 'drag', input: { id: from.control.id, to: target.control.id } };
  return touch(from, call, `Dragging “${calledSo(from.control)}” to “${calledSo(target.control)}”.`);
}
