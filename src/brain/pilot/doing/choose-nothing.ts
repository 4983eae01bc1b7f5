import { calledSo, controlsOf } from '../page-parts.ts';
import { hasFailed } from '../seeking/seek.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';

/** "Select nothing": what is ticked already is unticked; what cannot be taken back is told. */
export function chooseNothing(situation: Situation): Pursuit {
  const speech = speechIn(situation.language);
  const chosen = controlsOf(situation.page).filter(
    ({ role, states }) => CHOSEN.has(role) && (states.includes('checked') || states.includes('selected')),
  );
  const fixed = chosen.find((control) => control.role === 'radio' || hasFailed(situation, control));
  if (fixed) return { stuck: speech.wentWrong(situation.goal.said, calledSo(fixed)) };
  const [first] = chosen;
  if (!first) return { reached: { text: speech.done(situation.goal.said), claims: [] } };
  const call = { tool: 'check', input: { id: first.id, on: false } };
  return { do: [call], way: `check ${first.id}`, thought: `Unticking “${calledSo(first)}”.` };
}

const CHOSEN = new Set(['checkbox', 'radio', 'option']);
