import type { Control, Line, Observation } from '../../../observation.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import type { PageRecord } from '../reading/record.ts';
import { called } from '../seeking/called.ts';
import { BUTTONS } from '../seeking/roles.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';

/** How the way is named in which all that is marked was dealt with. */
export const TOGETHER = 'deal with all together';

/** Many things are dealt with at once: just these are marked, and then what is called so is pressed. */
export function together(
  situation: Situation,
  records: readonly PageRecord[],
  verbs: readonly string[],
): Pursuit | undefined {
  const boxes = markersOf(situation.page);
  const wanted = records.map(({ controls }) => controls.find((control) => boxes.includes(control)));
  if (wanted.includes(undefined)) return undefined;
  const wrong = boxes.filter((box) => wanted.includes(box) !== isMarked(box)).slice(0, AT_ONCE);
  const way = `${MARK}${wrong.map(({ id }) => id).join(' ')}`;
  if (wrong.length === 0) return pressedOnce(situation, verbs);
  if (wasTried(situation, way)) return undefined;
  const calls = wrong.map((box) => ({ tool: 'check', input: { id: box.id, on: !isMarked(box) } }));
  return { do: calls, way, thought: `Marking ${wrong.map(calledSo).join(', ')}.` };
}

const MARK = 'mark ';
/** So many touches make one step. */
const AT_ONCE = 8;

/** "Them", where things were marked just before: what is marked is dealt with, and nothing else, even if nothing here does it. */
export function markedBefore(situation: Situation, verbs: readonly string[]): Pursuit | undefined {
  const { page, previous, language } = situation;
  const isMarking = previous?.kind === 'tick' || previous?.kind === 'choose';
  if (!isMarking || !markersOf(page).some(isMarked)) return undefined;
  return pressedOnce(situation, verbs) ?? { stuck: speechIn(language).notFound(verbs[0] ?? '', []) };
}

/** "Press delete", after some were marked: the button for all that is marked, not the one of a row. Nothing where there is none. */
export function pressedForMarked(situation: Situation, words: string): Pursuit | undefined {
  const isMarking = situation.previous?.kind === 'tick';
  return isMarking && words !== '' && markersOf(situation.page).some(isMarked)
    ? pressedOnce(situation, [words])
    : undefined;
}

function pressedOnce({ page }: Situation, verbs: readonly string[]): Pursuit | undefined {
  const single = new Set(controlsOf({ lines: page.lines.filter(isOfOne) }));
  const button = called(page, verbs, { to: 'press', roles: BUTTONS, fits: (control) => !single.has(control) });
  if (!button) return undefined;
  const thought = `Pressing “${calledSo(button)}” for all that is marked.`;
  return { do: [{ tool: 'click', input: { id: button.id } }], way: `${TOGETHER} ${button.id}`, thought };
}

/** What stands in a row or an item is for that one alone. */
function isOfOne({ kind, continues }: Line): boolean {
  return kind === 'item' || kind === 'row' || continues === true;
}

/** Whether something that was marked to go is still there, and still marked. */
export function isStillMarked({ page, memo }: Situation): boolean {
  const marked = memo.ways.flatMap(({ name }) => (name.startsWith(MARK) ? name.split(' ').slice(1) : []));
  return markersOf(page).some((box) => isMarked(box) && marked.includes(String(box.id)));
}

function isMarked({ states }: Control): boolean {
  return states.includes('checked');
}

/** The boxes with which things of a list are selected. A box that says nothing of it may mean that the thing is done. */
function markersOf(page: Observation): Control[] {
  const boxes = controlsOf(page).filter(({ role, states }) => role === 'checkbox' && !states.includes('disabled'));
  const all = boxes.filter(({ name }) => alike('select all', name) >= SAME);
  const others = boxes.filter((box) => !all.includes(box));
  const named = others.filter(({ name }) => alike('select', name.split(/[:\s]/)[0] ?? '') >= SAME);
  return named.length > 0 || all.length === 0 ? named : others.filter(({ name }) => name === '');
}

const SAME = 0.8;
