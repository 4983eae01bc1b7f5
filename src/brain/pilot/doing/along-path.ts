import type { Control } from '../../../observation.ts';
import { untilChange } from '../give-time.ts';
import type { Phrase } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo } from '../page-parts.ts';
import { triedIn } from '../seeking/seek.ts';
import { isNew, type Pursuit, type Situation, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { lastDeed } from './deed.ts';

/** "File > Export > PDF": each is opened until it shows the next. Some open as soon as they are pointed at, and pressing them would choose them. */
export function alongPath(situation: Situation, target: Phrase, through: readonly Phrase[]): Pursuit | undefined {
  if (lastDeed(situation)) return undefined;
  const names = [...through, target];
  const level = names.findIndex((_, at) => !isOpened(situation, at, names[at + 1]));
  const [here, next] = [names[level], names[level + 1]];
  if (!here || !next) return undefined;
  const control = shown(situation, here);
  const { notFound } = speechIn(situation.language);
  if (!control) return { stuck: notFound(here, triedIn(situation)) };
  const { id } = control;
  if (!wasTried(situation, wayTo(level, 'point', id)))
    return step('hover', wayTo(level, 'point', id), control, 'Pointing at');
  if (!wasTried(situation, wayTo(level, 'wait'))) return waiting(wayTo(level, 'wait'));
  if (!wasTried(situation, wayTo(level, 'open', id)))
    return step('click', wayTo(level, 'open', id), control, 'Opening');
  return { stuck: notFound(next, triedIn(situation)) };
}

/** Something was done to open it, and what comes after it is there. */
function isOpened(situation: Situation, level: number, next: Phrase | undefined): boolean {
  const isBegun = situation.memo.ways.some(({ name }) => name.startsWith(wayTo(level)));
  return isBegun && next !== undefined && shown(situation, next) !== undefined;
}

/** By the beginning of its name: looking around is no deed. */
function wayTo(level: number, ...rest: readonly (string | number)[]): string {
  return ['look along', level, ...rest].join(' ');
}

function step(tool: 'hover' | 'click', way: string, control: Control, does: string): Pursuit {
  return { do: [{ tool, input: { id: control.id } }], way, thought: `${does} “${calledSo(control)}”.` };
}

/** Many menus open only when the pointer has rested on them for a moment. */
function waiting(way: string): Pursuit {
  return { do: [untilChange(A_MOMENT)], way, thought: 'Waiting for it to open.' };
}

const A_MOMENT = 0.7;

/** The one that is called so; of several the one that has just come. */
function shown(situation: Situation, phrase: Phrase): Control | undefined {
  // What only stands beside the words, or around them, does not open.
  const candidates = ground(phrase, situation.page, { to: 'press' }).filter(
    ({ control }) => alike(phrase.words, calledSo(control)) >= CALLED_SO,
  );
  if (isCertain(candidates)) return candidates[0]?.control;
  const [came, ...others] = candidates.filter(({ control, score }) => score >= LIKELY && isNew(situation, control));
  return others.length === 0 ? came?.control : undefined;
}

const LIKELY = 0.5;
const CALLED_SO = 0.7;
