import { calledSo } from '../page-parts.ts';
import { called } from '../seeking/called.ts';
import { type Pursuit, type Situation, wasTried } from '../situation.ts';

/**
 * What was chosen in a form may count only when it is sent off: pressed once, where there is such a button, and once more where something
 * was chosen since.
 */
export function applied(situation: Situation, isChosenSince = false): Pursuit | undefined {
  if (!isChosenSince && wasTried(situation, WAY)) return undefined;
  const button = called(situation.page, NAMES, { to: 'submit', roles: new Set(['button']) });
  if (!button) return undefined;
  const call = { tool: 'click', input: { id: button.id } };
  return { do: [call], way: WAY, thought: `Pressing “${calledSo(button)}”, so that it counts.` };
}

const WAY = 'look with what was chosen';
const NAMES = ['apply', 'show results', 'find', 'search'];
