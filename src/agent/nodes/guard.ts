import type { z } from 'zod';
import type { Asked, PlannedAction } from '../../run-events.ts';
import { decide } from '../../safety/decide.ts';
import type { Verdict } from '../../safety/verdict.ts';
import type { Crew } from '../crew.ts';
import type { GraphNode, Step } from '../node.ts';
import type { Decision, State } from '../state.ts';
import { askUser, done, handOver, remember } from '../talking.ts';
import { spokenIn } from '../target.ts';
import { bindingOf } from '../words.ts';

/** The guardian: judges the next action on facts of the page, and sends words to where they are heard. */
export const guard: GraphNode = {
  name: 'guard',
  leadsTo: ['act', 'ask', 'observe', 'validate', 'mend', 'guard'],

  async run(state, crew) {
    const { decision } = state;
    const call = decision?.actions[decision.next];
    if (!decision || !call) return { goto: 'observe', update: { decision: null } };
    if (decision.life !== crew.life)
      return { goto: 'observe', update: { decision: null, notes: [...state.notes, NEW_LIFE] } };
    const action = spokenIn(call, crew.helm.last);
    switch (call.tool) {
      case askUser.name:
      case handOver.name:
        return talk(crew, call);
      case remember.name:
        return keep(state, crew, decision, call.input);
      case done.name:
        return propose(state, call.input);
      default:
        return judge(state, crew, action);
    }
  },
};

const NEW_LIFE = 'The browser was opened anew. Numbers from before stand for nothing; look at the page as it is now.';

async function judge(state: State, crew: Crew, action: PlannedAction): Promise<Step> {
  const tool = crew.tools.find(({ name }) => name === action.tool);
  if (!tool) return confused(action, `There is no tool called ${action.tool}.`, crew);
  const foresight = await crew.helm.foresee(action);
  const { url } = crew.helm.tab;
  const verdict = decide({ action, effect: tool.effect, foresight, url }, crew.rules);
  const binding = bindingOf(action, foresight.target, url);
  if (verdict.kind === 'deny') return denied(state, crew, action, verdict);
  if (verdict.kind === 'ask' && !state.grants.some(({ what }) => what === binding))
    return approval(crew, action, verdict);
  return { goto: 'act' };
}

function denied(state: State, crew: Crew, action: PlannedAction, { because }: Verdict & { kind: 'deny' }): Step {
  crew.tell({ type: 'judged', action, verdict: 'denied', because });
  const note = `Not allowed: ${action.spoken}. ${because}`;
  return { goto: 'observe', update: { decision: null, notes: [...state.notes, note] } };
}

function approval(crew: Crew, action: PlannedAction, verdict: Verdict & { kind: 'ask' }): Step {
  const { what, because } = verdict;
  crew.tell({ type: 'judged', action, verdict: 'asked', because });
  const question: Asked = {
    question: crew.nameQuestion(),
    kind: 'approval',
    text: `${what}? ${because}`,
    options: ['once', 'run', 'no'],
    url: crew.helm.tab.url,
    action,
  };
  crew.tell({ type: 'asked', ...question });
  return { goto: 'ask', update: { question: { ...question, options: [...question.options] } } };
}

function talk(crew: Crew, call: { tool: string; input: unknown }): Step {
  const { url } = crew.helm.tab;
  const id = crew.nameQuestion();
  if (call.tool === handOver.name) {
    const read = handOver.input.safeParse(call.input);
    if (!read.success) return misread(call, read.error);
    const question: Asked = { question: id, kind: 'hand_over', text: read.data.wall, options: [], url };
    crew.tell({ type: 'asked', ...question });
    crew.tell({ type: 'handed_over', question: id, wall: read.data.wall });
    return { goto: 'ask', update: { question: { ...question, options: [] } } };
  }
  const read = askUser.input.safeParse(call.input);
  if (!read.success) return misread(call, read.error);
  const { question: text, options } = read.data;
  crew.tell({ type: 'asked', question: id, kind: 'question', text, options, url });
  return { goto: 'ask', update: { question: { question: id, kind: 'question', text, options, url } } };
}

function keep(state: State, crew: Crew, decision: Decision, input: unknown): Step {
  const read = remember.input.safeParse(input);
  if (!read.success) return misread({ tool: remember.name }, read.error);
  crew.tell({ type: 'remembered', what: read.data.fact });
  return {
    goto: 'guard',
    update: { facts: [...state.facts, read.data.fact], decision: { ...decision, next: decision.next + 1 } },
  };
}

function propose(state: State, input: unknown): Step {
  const read = done.input.safeParse(input);
  if (!read.success) return misread({ tool: done.name }, read.error);
  const { claims, ...rest } = read.data;
  const proposal = {
    ...rest,
    claims: claims.map(({ claim, quote }) => ({ claim, ...(quote === undefined ? {} : { quote }) })),
  };
  return { goto: 'validate', update: { proposal, decision: null, notes: state.notes } };
}

function misread({ tool }: { tool: string }, error: z.ZodError): Step {
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return { goto: 'mend', update: { trouble: { code: 'bad_input', message: `${tool}: ${wrong}.`, what: tool } } };
}

function confused(action: PlannedAction, message: string, { tools }: Crew): Step {
  const hint = `There are: ${tools.map(({ name }) => name).join(', ')}.`;
  return { goto: 'mend', update: { trouble: { code: 'bad_input', message, hint, what: action.spoken } } };
}
