import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo } from '../page-parts.ts';
import { isNew, type Pursuit, type Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';

/** A page that asks whether it is meant is told that it is, with the button that says so. */
export function confirmed(situation: Situation, verbs: readonly string[]): Pursuit | undefined {
  const { page, memo } = situation;
  const isOver = page.onTop !== undefined;
  if (memo.ways.at(-1)?.name.startsWith(CONFIRM)) return undefined;
  for (const words of [...verbs, 'confirm', 'yes', 'ok']) {
    const candidates = ground({ words, kind: 'button' }, page, { to: 'press' }).filter(
      // Where nothing lies over the page, only what the act itself has brought asks about it.
      ({ control }) =>
        control.role === 'button' && alike(words, control.name) >= SAYS_SO && (isOver || isNew(situation, control)),
    );
    const [first] = candidates;
    if (!first || !isCertain(candidates)) continue;
    const { control } = first;
    const thought = `Confirming with “${calledSo(control)}”.`;
    return { do: [{ tool: 'click', input: { id: control.id } }], way: `${CONFIRM}${control.id}`, thought };
  }
  return undefined;
}

const CONFIRM = 'confirm ';
const SAYS_SO = 0.5;
