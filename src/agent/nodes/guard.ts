import { ZodError } from 'zod';
import type { Foresight } from '../../action.ts';
import { isLotsmanError, LotsmanError } from '../../errors.ts';
import type { PlannedAction } from '../../run-events.ts';
import { decide } from '../../safety/decide.ts';
import { untrustedWords } from '../../safety/untrusted.ts';
import type { Verdict } from '../../safety/verdict.ts';
import { type Binding, bindingOf } from '../binding.ts';
import type { Crew } from '../crew.ts';
import { extractData } from '../extractor/extract-data.ts';
import { withKept } from '../extractor/kept.ts';
import { extractDataTool } from '../extractor/tool.ts';
import { failedStep } from '../failure.ts';
import type { GraphNode, Step } from '../node.ts';
import { stakesOf } from '../stakes.ts';
import type { Decision, State } from '../state.ts';
import { noted } from '../stuck.ts';
import { asked, talk } from '../talk.ts';
import { spoken } from '../words.ts';

/** The guardian: judges the next action on facts of the page, and sends words to where they are heard. */
export const guard: GraphNode = {
  name: 'guard',
  leadsTo: ['act', 'ask', 'observe', 'validate', 'mend', 'guard'],

  async run(state, crew) {
    const { decision, notes } = state;
    const call = decision?.actions[decision.next];
    if (!decision || !call) return { goto: 'observe', update: { decision: null } };
    if (decision.life !== crew.life)
      return { goto: 'observe', update: { decision: null, notes: [...notes, NEW_LIFE] } };
    const action = { ...call, spoken: spoken(call.tool, call.input, undefined) };
    try {
      if (call.tool === extractDataTool.name) return await extractData(state, crew, decision, call.input);
      const words = talk[call.tool];
      if (words) return withKept(words(state, crew, decision, call.input), state);
      return await judge(state, crew, decision, action);
    } catch (error) {
      const trouble = error instanceof ZodError ? misread(action, error) : error;
      if (crew.signal.aborted || !isLotsmanError(trouble) || trouble.code === 'stopped') throw error;
      return failedStep(state, action, trouble);
    }
  },
};

const NEW_LIFE = 'The browser was opened anew. Numbers from before stand for nothing; look at the page as it is now.';

async function judge(
  state: State,
  crew: Crew,
  decision: Decision,
  { tool: name, input }: PlannedAction,
): Promise<Step> {
  const tool = crew.tools.find((one) => one.name === name);
  if (!tool) throw unknown(name, crew);
  const foresight = await crew.helm.foresee({ tool: name, input });
  const action = { tool: name, input, spoken: spoken(name, input, foresight.target) };
  const verdict = decide({ action, effect: tool.effect, foresight, url: crew.helm.tab.url }, crew.rules);
  const pass = (under?: string): Step => ({
    goto: 'act',
    update: { decision: { ...decision, judged: { spoken: action.spoken, ...(under === undefined ? {} : { under }) } } },
  });
  if (verdict.kind === 'allow') return pass();
  if (verdict.kind === 'deny') return denied(state, crew, action, verdict);
  return approval(state, crew, { action, verdict, foresight }, pass);
}

function denied({ notes, word, signs }: State, crew: Crew, action: PlannedAction, { because }: Denied): Step {
  crew.tell({ type: 'judged', action, verdict: 'denied', because });
  const note = `Not allowed: ${untrustedWords(action.spoken, word)}. ${because}`;
  const { spoken } = action;
  return { goto: 'observe', update: { decision: null, notes: [...notes, note], signs: noted(signs, { spoken }) } };
}

type Denied = Verdict & { kind: 'deny' };

interface Case {
  action: PlannedAction;
  verdict: Verdict & { kind: 'ask' };
  foresight: Foresight;
}

/** What is allowed is bound to what the page holds now: what was seen before a person thought it over may be another thing. */
async function approval(
  { grants }: State,
  crew: Crew,
  { action, verdict, foresight }: Case,
  pass: (under: string) => Step,
): Promise<Step> {
  const { commit = 'other', what, because } = verdict;
  const seen = await crew.helm.observeWhole();
  const binds: Binding = bindingOf(action, commit, foresight, seen);
  const grant = grants.find((one) => one.what === binds[one.for]);
  if (grant) return pass(grant.what);
  const { always } = binds;
  if (always && (await crew.grants.use(always.effect, always.origin)))
    return under(pass(binds.run), [...grants, { what: binds.run, for: 'run' }]);
  crew.tell({ type: 'judged', action, verdict: 'asked', because });
  const stakes = stakesOf(seen, foresight.target).map((line) => `\n- ${line}`);
  const question = {
    question: crew.nameQuestion(),
    kind: 'approval' as const,
    text: `${what}? ${because}${stakes.join('')}`,
    // Money is spent once for each yes.
    options: ['once', ...(commit === 'pay' ? [] : ['run']), ...(always ? ['always'] : []), 'no'],
    url: crew.helm.tab.url,
    action,
  };
  return asked(crew, question, { binds });
}

/** What was allowed for good is allowed for this run. */
function under(step: Step, grants: State['grants']): Step {
  return { ...step, update: { ...step.update, grants } };
}

function misread({ tool }: PlannedAction, error: ZodError): LotsmanError {
  const wrong = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return new LotsmanError('bad_input', `${tool}: ${wrong}.`);
}

function unknown(name: string, { tools }: Crew): LotsmanError {
  return new LotsmanError('bad_input', `There is no tool called ${name}.`, {
    hint: `There are: ${tools.map((tool) => tool.name).join(', ')}.`,
  });
}
