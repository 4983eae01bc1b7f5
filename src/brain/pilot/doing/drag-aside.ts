import type { Control } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { isSought, type Sought, seek } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { hasStayed, reachedBy, touch, wentWell } from './deed.ts';

/** Drags a thing to a side, by a hand's breadth. */
export function dragAside(situation: Situation, what: Phrase, to: Phrase): Pursuit | undefined {
  const [, by] = SIDES.find(([words]) => words.test(to.words)) ?? [];
  if (!by || to.place || to.kind) return undefined;
  if (hasStayed(situation)) return { stuck: speechIn(situation.language).nothingHappened(situation.goal.said) };
  if (wentWell(situation)) return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  const only = onlyDraggable(situation, what);
  const from: Sought | Pursuit = only
    ? { control: only, why: { looked: what.words, candidates: [] } }
    : seek(situation, what, { to: 'drag' });
  if (!isSought(from)) return from;
  const call = { tool: 'drag', input: { id: from.control.id, ...by } };
  return touch(from, call, `Dragging “${calledSo(from.control)}” ${to.words}.`);
}

/** "the item", where just one thing on the page can be dragged. */
function onlyDraggable({ page }: Situation, { ordinal, place, like, exact }: Phrase): Control | undefined {
  const [only, ...more] = controlsOf(page).filter(({ role }) => role === 'draggable');
  return more.length === 0 && ordinal === undefined && !place && !like && !exact ? only : undefined;
}

/** In pixels, about. */
const FAR = 40;

const SIDES: readonly (readonly [RegExp, { right?: number; down?: number }])[] = [
  [/^(?:left(?:wards)?|влево)$/, { right: -FAR }],
  [/^(?:right(?:wards)?|вправо)$/, { right: FAR }],
  [/^(?:up(?:wards)?|вверх)$/, { down: -FAR }],
  [/^(?:down(?:wards)?|вниз)$/, { down: FAR }],
];
