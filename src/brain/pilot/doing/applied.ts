import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo } from '../page-parts.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';
import { alike } from '../words/alike.ts';

/** What was chosen in a form counts only when it is sent off: whoever asks about the result sends it off first. */
export function applied(situation: Situation): Pursuit | undefined {
  const { page, previous } = situation;
  if (previous === undefined || !CHOSEN.has(previous.kind) || wasTried(situation, WAY)) return undefined;
  for (const words of NAMES) {
    const candidates = ground({ words, kind: 'button' }, page, { to: 'submit' }).filter(
      ({ control }) => control.role === 'button' && alike(words, control.name) >= CALLED_SO,
    );
    const [first] = candidates;
    if (!first || !isCertain(candidates)) continue;
    const call = { tool: 'click', input: { id: first.control.id } };
    return { do: [call], way: WAY, thought: `Pressing “${calledSo(first.control)}”, so that it counts.` };
  }
  return undefined;
}

const WAY = 'look with what was chosen';
const CHOSEN = new Set<string>(['tick', 'choose', 'enter', 'filter']);
const NAMES = ['apply', 'show results', 'find', 'search'];
const CALLED_SO = 0.5;
