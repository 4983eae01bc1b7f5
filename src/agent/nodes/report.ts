import type { ResultStatus, RunResult } from '../../run-events.ts';
import type { Speech } from '../../speech/speech.ts';
import type { GraphNode } from '../node.ts';
import type { State } from '../state.ts';
import { MOST_SENT_BACK } from '../validator/validator.ts';

/** The end: what the run came to, for people. Nothing of it goes back to a model. */
export const report: GraphNode = {
  name: 'report',
  leadsTo: ['end'],

  async run(state, crew) {
    const result = resultOf(state, crew.speech);
    const subgoals = result.status === 'done' ? allReached(state.subgoals) : state.subgoals;
    crew.gatekeeper.tellPassed();
    if (subgoals !== state.subgoals) crew.tell({ type: 'planned', plan: subgoals, because: '' });
    crew.tell({ type: 'finished', ...result });
    return { goto: 'end', update: { result, subgoals } };
  },
};

/** A task that was found done has reached what was planned, whether anybody said so on the way or not. */
function allReached(plan: State['subgoals']): State['subgoals'] {
  if (plan.every(({ state }) => state !== 'open')) return plan;
  return plan.map((subgoal) => (subgoal.state === 'open' ? { ...subgoal, state: 'done' as const } : subgoal));
}

export function resultOf(state: State, { endings }: Speech): RunResult {
  const { proposal, ending, notes, spent, step, startedAt, facts, checked: claims } = state;
  const status = statusOf(state);
  const because = status === 'done' ? undefined : (ending?.because ?? notes.at(-1));
  const summary = proposal?.summary ?? [because ?? endings.early, ...facts].join('\n');
  const { input, output, cached, cost, unpriced } = spent;
  return {
    status,
    summary,
    ...(proposal?.data === undefined ? {} : { data: proposal.data }),
    claims,
    ...(because === undefined ? {} : { because }),
    steps: step,
    milliseconds: Date.now() - startedAt,
    spent: { input, output, cached, cost: unpriced && cost === 0 ? undefined : cost, unpriced },
  };
}

/** Done is only what somebody else has found proved: a run that ended before that is not done, whatever was proposed. */
function statusOf({ proposal, ending, sentBack }: State): ResultStatus {
  if (ending || !proposal) return ending?.status ?? 'failed';
  if (proposal.status !== 'done') return proposal.status;
  return sentBack <= MOST_SENT_BACK ? 'done' : 'partial';
}
