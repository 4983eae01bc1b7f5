import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';

/** A page that asks whether it is meant is told that it is, with the button that says so. */
export function confirmed(situation: Situation, verbs: readonly string[]): Pursuit | undefined {
  const { page, memo } = situation;
  if (page.onTop === undefined || memo.ways.at(-1)?.name.startsWith(CONFIRM)) return undefined;
  for (const words of [...verbs, 'confirm', 'yes', 'ok']) {
    const candidates = ground({ words, kind: 'button' }, page, { to: 'press' });
    const [first] = candidates;
    if (!first || !isCertain(candidates)) continue;
    const { control } = first;
    const thought = `Confirming with “${calledSo(control)}”.`;
    return { do: [{ tool: 'click', input: { id: control.id } }], way: `${CONFIRM}${control.id}`, thought };
  }
  return undefined;
}

const CONFIRM = 'confirm ';
