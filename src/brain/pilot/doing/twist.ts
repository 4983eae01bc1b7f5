import type { Control } from '../../../observation.ts';
import type { Act, Phrase } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo } from '../page-parts.ts';
import { FOLDED } from '../seeking/fold-arrows.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { lastDeed } from './deed.ts';

/**
 * "Unfold Europe, then Norway", where pressing the name only marks it: the little arrow beside it unfolds. It is pressed where
 * that was said, and where what comes next is not there after the name was pressed.
 */
export function twist(situation: Situation): Pursuit | undefined {
  const last = lastDeed(situation);
  const [next] = situation.ahead;
  if (last?.went !== 'well' && last?.went !== 'idle') return undefined;
  const arrow = arrowBeside(situation, Number(last.name.split(' ').at(-1)));
  if (!arrow || !(speaksOfUnfolding(situation) || (next && isMissing(situation, next)))) return undefined;
  const way = `${WAY}${arrow.id}`;
  if (situation.memo.ways.some(({ name }) => name.startsWith(WAY)) || wasTried(situation, way)) return undefined;
  const thought = `Pressing “${calledSo(arrow)}” beside it to unfold it.`;
  return { do: [{ tool: 'click', input: { id: arrow.id } }], way, thought };
}

const WAY = 'look under ';

/** Right before it, else right after it, on its line. */
function arrowBeside({ page }: Situation, id: number): Control | undefined {
  for (const { parts } of page.lines) {
    const at = parts.findIndex((part) => typeof part !== 'string' && part.id === id);
    if (at === -1) continue;
    return [parts[at - 1], parts[at + 1]].find((part) => typeof part === 'object' && FOLDED.test(part.name.trim())) as
      | Control
      | undefined;
  }
  return undefined;
}

function speaksOfUnfolding({ goal }: Situation): boolean {
  return goal.said.split(/[\s,]+/).some((word) => UNFOLDING.some((verb) => alike(verb, word) >= SAME));
}

const UNFOLDING = ['unfold', 'expand', 'разверни', 'раскрой'];
const SAME = 0.85;

function isMissing({ page }: Situation, act: Act): boolean {
  const targets = targetsOf(act).filter(({ words, isPronoun }) => words !== '' && !isPronoun);
  return targets.length > 0 && targets.every((target) => !isCertain(ground(target, page, { to: 'hover' })));
}

function targetsOf(act: Act): readonly Phrase[] {
  if (act.kind === 'press' || act.kind === 'hover') return [act.target];
  if (act.kind === 'choose' || act.kind === 'tick') return act.things;
  return act.kind === 'go' && 'words' in act.to ? [act.to] : [];
}
