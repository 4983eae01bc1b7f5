import type { Understood } from '../goal.ts';
import { isAllOneThing } from './is-no-reading.ts';
import { reworded } from './reworded.ts';
import type { Token } from './tokens.ts';
import { listenTo, understand } from './understand.ts';

/** So likely the commands must be that they are believed rather than what was made of the task itself. */
const SURE = 0.4;
/** Rather than what took half of the task for a name, less will do. */
const LESS_SURE = 0.2;
/** And so likely rather than what rules account for to the last word. */
const SURER = 0.6;

/** How a task is read first: as the plain commands that say the same, where it is sure enough which ones do; otherwise as it was said. */
export function leadingReading(task: string, now: Date): Understood {
  const first = understand(task, now);
  const [likeliest] = reworded(task, now);
  const isSound = first.isWhole && first.unclear.length === 0 && !swallowsNames(first, listenTo(task, now).said);
  const least = isSound ? SURER : isAllOneThing(first) ? LESS_SURE : SURE;
  return likeliest?.isLikeliest && likeliest.sure >= least ? likeliest.understood : first;
}

/** «… этот пункт есть под кнопкой «Действия» …»: what takes a name in quotes for a part of something longer has missed what it is for. */
function swallowsNames({ goals }: Understood, said: readonly Token[]): boolean {
  const names = said.flatMap(({ value }) => (value?.exact ? [value.text.toLowerCase()] : []));
  const texts = [...JSON.stringify(goals.map(({ act }) => act)).matchAll(/"(?:words|text)":"((?:[^"\\]|\\.)*)"/g)];
  return texts.some(([, text = '']) => {
    const small = text.toLowerCase();
    return names.some((name) => name !== small && name.length > 2 && small.includes(name) && !names.includes(small));
  });
}
