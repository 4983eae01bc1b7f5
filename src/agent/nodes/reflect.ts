import { spend } from '../asking.ts';
import type { Crew } from '../crew.ts';
import type { GraphNode, Step } from '../node.ts';
import { planOut } from '../planner/planner.ts';
import type { State } from '../state.ts';
import { ON_THE_WAY, signOf } from '../stuck.ts';

/** How are we doing? On signs of being stuck: a nudge, then another strategy, then the person, then an honest stop. */
export const reflect: GraphNode = {
  name: 'reflect',
  leadsTo: ['think', 'ask', 'report'],

  async run(state, crew) {
    const sign = signOf(state);
    crew.reflectedAt = state.step;
    if (sign === undefined) return { goto: 'think' };
    if (sign === ON_THE_WAY) return revise(state, crew, sign, state.signs.reflections);
    const reflections = state.signs.reflections + 1;
    if (reflections === 1) return nudge(state, crew, sign);
    if (reflections === 2) return revise(state, crew, sign, reflections);
    if (reflections === 3) return person(state, crew, sign);
    crew.tell({ type: 'reflected', sign, response: 'stop', words: 'Nothing helped.' });
    return { goto: 'report', update: { ending: { status: 'failed', because: sign } } };
  },
};

const NUDGE = 'Do something else: another control, another way to the same thing, back, a search.';

function nudge(state: State, crew: Crew, sign: string): Step {
  crew.tell({ type: 'reflected', sign, response: 'nudge', words: NUDGE });
  return { goto: 'think', update: { notes: [...state.notes, `${sign} ${NUDGE}`], signs: fresh(state, 1) } };
}

async function revise(state: State, crew: Crew, sign: string, reflections: number): Promise<Step> {
  const answer = await planOut(state, crew.brain, crew.thinking, sign);
  const { subgoals, because } = answer.value;
  crew.tell({ type: 'reflected', sign, response: 'strategy', words: because });
  crew.tell({ type: 'planned', plan: subgoals, because });
  const isForward = count(subgoals) > count(state.subgoals);
  const signs = fresh(state, isForward ? 0 : reflections);
  return {
    goto: 'think',
    update: {
      subgoals,
      signs: isForward ? { ...signs, progressAt: state.step } : signs,
      notes: sign === ON_THE_WAY ? state.notes : [...state.notes, `${sign} The plan is another one now. ${because}`],
      ...spend(state, crew, 'planner', answer),
    },
  };
}

function count(subgoals: State['subgoals']): number {
  return subgoals.filter((one) => one.state === 'done').length;
}

function person(state: State, crew: Crew, sign: string): Step {
  const text = `${sign} How should I go on?`;
  crew.tell({ type: 'reflected', sign, response: 'question', words: text });
  const question = {
    question: crew.nameQuestion(),
    kind: 'question' as const,
    text,
    options: [],
    url: crew.helm.tab.url,
  };
  crew.tell({ type: 'asked', ...question });
  return { goto: 'ask', update: { question, signs: fresh(state, 3) } };
}

/** What was noticed counts once. */
function fresh({ signs }: State, reflections: number): State['signs'] {
  return { ...signs, acts: [], failures: [], pages: [], reflections };
}
