import { ZodError } from 'zod';
import { wordsIn } from '../../browser/text/parts.ts';
import { isLotsmanError, LotsmanError } from '../../errors.ts';
import type { Observation } from '../../observation.ts';
import type { PlannedAction } from '../../run-events.ts';
import { decide } from '../../safety/decide.ts';
import { addressesIn } from '../../safety/outgoing/recipients.ts';
import { largestSum } from '../../safety/sums.ts';
import { untrustedWords } from '../../safety/untrusted.ts';
import type { Facts, Verdict } from '../../safety/verdict.ts';
import { optionsFor } from '../approval.ts';
import { spend } from '../asking.ts';
import { type Ask, bindingOf } from '../binding.ts';
import type { Crew } from '../crew.ts';
import { extractData } from '../extractor/extract-data.ts';
import { withKept } from '../extractor/kept.ts';
import { extractDataTool } from '../extractor/tool.ts';
import { factsOf, toldFacts } from '../facts.ts';
import { failedStep } from '../failure.ts';
import { needsOpinion, secondOpinion } from '../guardian/guardian.ts';
import { askAboutHeld } from '../held.ts';
import type { GraphNode, Step } from '../node.ts';
import { pausedFor } from '../pause.ts';
import { grantFor, lastingFor } from '../permissions.ts';
import { stakesOf } from '../stakes.ts';
import type { Binding, Decision, Grant, State } from '../state.ts';
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
    const pause = pausedFor(crew);
    if (pause) return pause;
    const action = { ...call, spoken: spoken(call.tool, call.input, undefined) };
    // What came late of an earlier act is first.
    const late = askAboutHeld(crew);
    if (late) return late;
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
  const facts = factsOf({ action, effect: tool.effect, foresight, url: crew.helm.tab.url }, state);
  crew.foreseen = facts;
  const verdict = decide(facts, crew.rules);
  if (verdict.kind === 'deny') return denied(state, crew, action, facts, verdict);
  if (verdict.kind === 'ask') return approval(state, crew, decision, action, facts, verdict);
  const opinion = crew.hasGuardian && needsOpinion(facts) ? await opinionOn(state, crew, facts) : undefined;
  if (opinion?.ask) {
    const step = await approval(state, crew, decision, action, facts, opinion.ask);
    return { ...step, update: { ...step.update, ...opinion.spent } };
  }
  crew.tell({ type: 'judged', action, verdict: 'allowed', because: '', facts: toldFacts(facts) });
  const judged = { spoken: action.spoken };
  return { goto: 'act', update: { ...opinion?.spent, decision: { ...decision, judged } } };
}

/** Where the rules are silent, somebody who knows the task may see that this is none of it. */
async function opinionOn(state: State, crew: Crew, facts: Facts): Promise<{ ask?: Ask; spent: Partial<State> }> {
  const answer = await secondOpinion(facts, crew.brain, crew.thinking);
  const spent = spend(state, crew, 'guardian', answer);
  const { allows, because } = answer.value;
  if (allows) return { spent };
  const why = because === '' ? 'It does not seem to belong to the task.' : because;
  return { ask: { kind: 'ask', what: `Go on with ${facts.action.tool}`, because: why, commit: 'other' }, spent };
}

function denied(
  { notes, word, signs }: State,
  crew: Crew,
  action: PlannedAction,
  facts: Facts,
  { because }: Verdict & { kind: 'deny' },
): Step {
  crew.tell({ type: 'judged', action, verdict: 'denied', because, facts: toldFacts(facts) });
  const note = `Not allowed: ${untrustedWords(action.spoken, word)}. ${because}`;
  const { spoken } = action;
  return { goto: 'observe', update: { decision: null, notes: [...notes, note], signs: noted(signs, { spoken }) } };
}

/** What is allowed is bound to what the page holds now: what was seen before a person thought it over may be another thing. */
async function approval(
  { grants }: State,
  crew: Crew,
  decision: Decision,
  action: PlannedAction,
  facts: Facts,
  verdict: Ask,
): Promise<Step> {
  const { what, because, details } = verdict;
  const seen = await crew.helm.observeWhole();
  const stakes = stakesOf(seen, facts.foresight.target);
  const ask = withWorth(verdict, stakes, seen);
  const { amount } = ask.worth ?? {};
  const sums = amount === undefined ? [] : [`Largest sum on the page: ${amount}`];
  const lines = crew.helm.masked([...(details ?? []), ...stakes, ...sums]);
  const text = `${what}? ${because}${lines.map((line) => `\n- ${line}`).join('')}`;
  const binds = bindingOf(action, ask, facts.foresight, seen, text);
  const known = grantFor(grants, binds, ask);
  const grant = known ?? (await fromStore(crew, binds, ask));
  const told = (verdict: 'allowed' | 'asked') =>
    crew.tell({ type: 'judged', action, verdict, because, facts: toldFacts(facts, grant?.what) });
  if (grant) {
    told('allowed');
    const judged = { spoken: action.spoken, under: grant.what, shown: text };
    return { goto: 'act', update: { decision: { ...decision, judged }, grants: known ? grants : [...grants, grant] } };
  }
  told('asked');
  const question = { question: crew.nameQuestion(), kind: 'approval' as const, text, options: optionsFor(binds) };
  return asked(crew, { ...question, url: crew.helm.tab.url, action }, { binds });
}

/** What was allowed for good allows this once more, as often as its limits say. */
async function fromStore(crew: Crew, binds: Binding, ask: Ask): Promise<Grant | undefined> {
  const lasting = await lastingFor(crew.grants, binds, ask);
  if (!lasting || !(await crew.grants.use(lasting.id))) return undefined;
  const { once: what, shown, commit, site } = binds;
  return { what, for: 'once', shown, commit, site };
}

/** A permission to send is one to send to these people, and one to buy is one for such a sum. */
function withWorth(ask: Ask, stakes: readonly string[], seen: Observation): Ask {
  if (ask.worth) return ask;
  const { commit } = ask;
  const recipients = commit === 'send' ? addressesIn(stakes.join('\n')) : [];
  const isMoney = commit === 'pay' || commit === 'order';
  const amount = isMoney ? largestSum(seen.lines.map(wordsIn).join('\n')) : undefined;
  if (recipients.length === 0 && amount === undefined) return ask;
  const worth = { ...(recipients.length > 0 ? { recipients } : {}), ...(amount === undefined ? {} : { amount }) };
  return { ...ask, worth };
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
