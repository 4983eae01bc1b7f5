import type { Control } from '../../../observation.ts';
import type { Act, Phrase } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { reachedBy, wentWell } from './deed.ts';

/** "Expand the section": where none is named, the only one that is folded up. */
export function unfold(situation: Situation, target: Phrase): Pursuit | undefined {
  if (!isUnnamed(target)) return undefined;
  if (wentWell(situation)) return ended(situation);
  const [only, ...others] = foldedIn(situation);
  return only && others.length === 0 ? unfolding(only) : undefined;
}

/** "Expand the sections": one after the other, until there is what the task goes on with. */
export function unfoldAll(situation: Situation, target: Phrase): Pursuit | undefined {
  if (!isUnnamed(target)) return undefined;
  const next = foldedIn(situation).find((control) => !wasTried(situation, wayTo(control)));
  const isBegun = situation.memo.ways.length > 0;
  if (next && !isShown(situation)) return unfolding(next);
  return isBegun || isShown(situation) ? ended(situation) : undefined;
}

function ended(situation: Situation): Pursuit {
  return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
}

function isUnnamed({ kind, words, ordinal, place, like }: Phrase): boolean {
  return kind === 'section' && words === '' && ordinal === undefined && !place && !like;
}

/** What is folded up; where some say that they are sections, those. */
function foldedIn({ page }: Situation): Control[] {
  const folded = controlsOf(page).filter(({ states, role }) => states.includes('collapsed') && FOLDS.has(role));
  const sections = folded.filter(({ name }) => SECTIONS.some((word) => alike(word, name) >= A_LITTLE));
  return sections.length > 0 ? sections : folded;
}

const FOLDS = new Set(['button', 'tab', 'link', 'clickable', 'focusable', 'treeitem', 'heading']);
const SECTIONS = ['section', 'panel', 'part', 'chapter'];
const A_LITTLE = 0.3;

function unfolding(control: Control): Pursuit {
  const thought = `Unfolding “${calledSo(control)}”.`;
  return { do: [{ tool: 'click', input: { id: control.id } }], way: wayTo(control), thought };
}

function wayTo({ id }: Control): string {
  return `unfold ${id}`;
}

/** Whether the page shows what is to be touched next. */
function isShown({ ahead: [next], page }: Situation): boolean {
  return next !== undefined && isTouch(next) && isCertain(ground(next.target, page, { to: 'press' }));
}

function isTouch(act: Act): act is Extract<Act, { kind: 'press' }> {
  return act.kind === 'press' && act.target.words !== '';
}
