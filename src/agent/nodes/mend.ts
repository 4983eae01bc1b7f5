import { inDoubt } from '../in-doubt.ts';
import type { GraphNode } from '../node.ts';
import { remedyFor } from '../remedies.ts';
import { handedOver } from '../talk.ts';
import { spokenWall, wallIn } from '../wall.ts';

/** Self-correction by the kind of trouble: what can be put right is, and the navigator hears what happened. */
export const mend: GraphNode = {
  name: 'mend',
  leadsTo: ['observe', 'ask', 'remember', 'think', 'validate', 'report'],

  async run(state, crew) {
    const { trouble } = state;
    const [doubt] = crew.doubts;
    if (doubt) return inDoubt(state, crew, doubt);
    if (!trouble) {
      const wall = wallIn(crew.helm.last);
      return wall ? handedOver(crew, spokenWall(wall, crew.speech.language)) : { goto: 'observe' };
    }
    // What was seen before it went wrong may be old.
    crew.fresh = undefined;
    const { code, message, hint, what } = trouble;
    const files = await crew.keepSight(`${state.step}-${code}`);
    crew.tell({ type: 'failed', what, code, message, ...(hint === undefined ? {} : { hint }), files });
    const tries = { ...state.tries, [code]: (state.tries[code] ?? 0) + 1 };
    const { goto, update } = await remedyFor(trouble)({ ...state, tries }, crew, trouble);
    return { goto, update: { trouble: null, decision: null, tries, ...update } };
  },
};
