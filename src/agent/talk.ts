import { hasRoomFor } from '../memory/compact.ts';
import type { Asked } from '../run-events.ts';
import type { Crew } from './crew.ts';
import type { Step } from './node.ts';
import type { Decision, Question, State } from './state.ts';
import { askUser, done, handOver, reached, remember } from './talking.ts';

type Words = (state: State, crew: Crew, decision: Decision, input: unknown) => Step;

/** What the navigator says instead of touching the page, sent to where it is heard. */
export const talk: Readonly<Record<string, Words>> = {
  [askUser.name](_, crew, __, input) {
    const { question: text, options } = askUser.input.parse(input);
    const question = { question: crew.nameQuestion(), kind: 'question' as const, text, options };
    return asked(crew, { ...question, url: crew.helm.tab.url });
  },

  [handOver.name](_, crew, __, input) {
    const { wall } = handOver.input.parse(input);
    return handedOver(crew, wall);
  },

  [remember.name](state, crew, decision, input) {
    const { fact } = remember.input.parse(input);
    const onwards = { decision: { ...decision, next: decision.next + 1 } };
    const { facts, notes } = state;
    if (facts.includes(fact)) return { goto: 'guard', update: onwards };
    if (!hasRoomFor(fact, facts, crew.limits.context))
      return { goto: 'guard', update: { ...onwards, notes: [...notes, NO_ROOM] } };
    crew.tell({ type: 'remembered', what: fact });
    return { goto: 'guard', update: { ...onwards, facts: [...facts, fact] } };
  },

  [reached.name](state, crew, decision, input) {
    const { subgoal } = reached.input.parse(input);
    const onwards = { decision: { ...decision, next: decision.next + 1 } };
    const plan = state.subgoals.map((one, at) => (at + 1 === subgoal ? { ...one, state: 'done' as const } : one));
    if (state.subgoals[subgoal - 1]?.state !== 'open') return { goto: 'guard', update: onwards };
    crew.tell({ type: 'planned', plan, because: '' });
    const signs = { ...state.signs, progressAt: state.step, reflections: 0 };
    return { goto: 'guard', update: { ...onwards, subgoals: plan, signs } };
  },

  [done.name](_, __, ___, input) {
    const { claims, ...rest } = done.input.parse(input);
    const quoted = claims.map(({ claim, quote }) => ({ claim, ...(quote === undefined ? {} : { quote }) }));
    return { goto: 'validate', update: { proposal: { ...rest, claims: quoted }, decision: null } };
  },
};

const NO_ROOM =
  'Not remembered: there is no room for more. Keep facts short, or end with `done` and say what is not there yet.';

/** The person drives until the way is free. */
export function handedOver(crew: Crew, wall: string): Step {
  const question = crew.nameQuestion();
  const step = asked(crew, { question, kind: 'hand_over', text: wall, options: [], url: crew.helm.tab.url });
  crew.tell({ type: 'handed_over', question, wall });
  return step;
}

/** Told before it is waited for: the wait may be taken up by another process. */
export function asked(
  crew: Crew,
  question: Asked,
  more: {
    binds?: NonNullable<Question['binds']>;
    tabs?: readonly string[];
    held?: readonly string[];
    sheet?: NonNullable<Question['sheet']>;
  } = {},
): Step {
  crew.tell({ type: 'asked', ...question });
  const options = [...question.options];
  const { binds, tabs, held, sheet } = more;
  const known = {
    ...(binds ? { binds } : {}),
    ...(tabs ? { tabs: [...tabs] } : {}),
    ...(held ? { held: [...held] } : {}),
    ...(sheet ? { sheet } : {}),
  };
  return { goto: 'ask', update: { question: { ...question, options, ...known } } };
}
