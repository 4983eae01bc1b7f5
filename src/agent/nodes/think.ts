import { spend } from '../asking.ts';
import type { Crew } from '../crew.ts';
import { limitReached } from '../limits.ts';
import { navigate } from '../navigator/navigator.ts';
import type { GraphNode } from '../node.ts';
import { spokenIn } from '../target.ts';

/** The navigator: one decision. Before it, whether the run may go on at all. */
export const think: GraphNode = {
  name: 'think',
  leadsTo: ['guard', 'observe', 'report'],

  async run(state, crew) {
    // Nothing is decided about a page that is not there: this may be another life of the browser.
    if (crew.destination !== undefined) return { goto: 'observe' };
    const limit = limitReached(state, crew.limits, Date.now(), crew.speech);
    if (limit !== undefined)
      return { goto: 'report', update: { ending: { status: 'stopped', because: crew.speech.endings.limit(limit) } } };
    const words = [...crew.heard];
    const heard = { said: [...state.said, ...words], wrote: [...state.wrote, ...words] };
    const answer = await navigate({ ...state, ...heard }, crew, thoughtTo(crew));
    crew.heard.splice(0, words.length);
    if (!answer.usage.estimated) crew.lastQuestion = answer.usage.input;
    const { thought, actions } = answer.value;
    const decision = { thought, actions, next: 0, life: crew.life };
    const step = state.step + 1;
    crew.atStep(step);
    crew.tell({ type: 'thought', thought, actions: actions.map((action) => spokenIn(action, crew.helm.last)) });
    const { memo = state.memo } = answer;
    const spent = spend(state, crew, 'navigator', answer);
    return { goto: 'guard', update: { ...heard, decision, step, notes: [], memo, ...spent } };
  },
};

/** Pieces of a thought, put together for those who watch. What is taken back is forgotten. */
function thoughtTo({ thinks }: Pick<Crew, 'thinks'>): (piece: string | undefined) => void {
  let thought = '';
  return (piece) => {
    thought = piece === undefined ? '' : thought + piece;
    thinks(thought);
  };
}
