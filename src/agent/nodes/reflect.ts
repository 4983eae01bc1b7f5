import { untrustedWords } from '../../safety/untrusted.ts';
import { english } from '../../speech/english.ts';
import { spend } from '../asking.ts';
import type { Crew } from '../crew.ts';
import type { GraphNode, Step } from '../node.ts';
import { planOut } from '../planner/planner.ts';
import type { State } from '../state.ts';
import { isLongUnderWay, signOf } from '../stuck.ts';
import { asked } from '../talk.ts';

/** How are we doing? On signs of being stuck: a nudge, then another strategy, then the person, then an honest stop. */
export const reflect: GraphNode = {
  name: 'reflect',
  leadsTo: ['think', 'ask', 'report'],

  async run(state, crew) {
    const sign = signOf(state);
    crew.reflectedAt = state.step;
    // Models are told in other words than people.
    const told = signOf(state, crew.speech) ?? '';
    if (sign === undefined) return isLongUnderWay(state.step) ? review(state, crew) : { goto: 'think' };
    switch (state.signs.reflections) {
      case 0:
        return nudge(state, crew, sign, told);
      case 1:
        return changeStrategy(state, crew, sign, told);
      case 2:
        return askPerson(state, crew, told);
      default:
        crew.tell({ type: 'reflected', sign: told, response: 'stop', words: crew.speech.stuck.nothingHelped });
        return { goto: 'report', update: { ending: { status: 'failed', because: told } } };
    }
  },
};

function nudge(state: State, crew: Crew, sign: string, told: string): Step {
  crew.tell({ type: 'reflected', sign: told, response: 'nudge', words: crew.speech.stuck.nudge });
  const note = `${untrustedWords(sign, state.word)} ${english.stuck.nudge}`;
  return { goto: 'think', update: { notes: [...state.notes, note], signs: fresh(state, 1) } };
}

async function changeStrategy(state: State, crew: Crew, sign: string, told: string): Promise<Step> {
  const { update, because } = await revise(state, crew, sign);
  crew.tell({ type: 'reflected', sign: told, response: 'strategy', words: because });
  const note = `${untrustedWords(sign, state.word)} The plan is another one now. ${because}`.trim();
  return { goto: 'think', update: { signs: fresh(state, 2), notes: [...state.notes, note], ...update } };
}

/** Not stuck: a long run is looked at from some distance now and then, and what is done is ticked off. */
async function review(state: State, crew: Crew): Promise<Step> {
  const { update } = await revise(state, crew, 'A long run: is it still on its way?');
  return { goto: 'think', update };
}

/** The plan as the planner sees it now. A subgoal that was reached is progress: whatever was a sign before is forgiven. */
async function revise(state: State, crew: Crew, why: string): Promise<{ update: Partial<State>; because: string }> {
  const answer = await planOut(state, crew.brain, crew.thinking, why);
  const { subgoals, because } = answer.value;
  crew.tell({ type: 'planned', plan: subgoals, because });
  const isForward = reached(subgoals) > reached(state.subgoals);
  const signs = isForward ? { signs: { ...fresh(state, 0), progressAt: state.step } } : {};
  return { update: { subgoals, ...signs, ...spend(state, crew, 'planner', answer) }, because };
}

function reached(subgoals: State['subgoals']): number {
  return subgoals.filter((one) => one.state === 'done').length;
}

function askPerson(state: State, crew: Crew, sign: string): Step {
  const text = `${sign} ${crew.speech.stuck.howToGoOn}`;
  crew.tell({ type: 'reflected', sign, response: 'question', words: text });
  const question = {
    question: crew.nameQuestion(),
    kind: 'question',
    text,
    options: [],
    url: crew.helm.tab.url,
  } as const;
  const { goto, update } = asked(crew, question);
  return { goto, update: { ...update, signs: fresh(state, 3) } };
}

/** What was noticed counts once. */
function fresh({ signs }: State, reflections: number): State['signs'] {
  return { ...signs, acts: [], failures: [], pages: [], reflections };
}
