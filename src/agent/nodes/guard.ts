import { ZodError } from 'zod';
import { isLotsmanError, LotsmanError } from '../../errors.ts';
import type { PlannedAction } from '../../run-events.ts';
import { decide, type Verdict } from '../../safety/decide.ts';
import type { Ask, Case, Facts, Rule } from '../../safety/rule.ts';
import { untrustedWords } from '../../safety/untrusted.ts';
import { optionsFor } from '../approval.ts';
import { spend } from '../asking.ts';
import type { Crew } from '../crew.ts';
import { extractData } from '../extractor/extract-data.ts';
import { withKept } from '../extractor/kept.ts';
import { extractDataTool } from '../extractor/tool.ts';
import { factsOf, reasonForModels, toldFacts } from '../facts.ts';
import { failedStep, ofAnotherLife } from '../failure.ts';
import { needsOpinion, secondOpinion } from '../guardian/guardian.ts';
import { askAboutHeld } from '../held.ts';
import type { GraphNode, Step } from '../node.ts';
import { pausedFor } from '../pause.ts';
import { afterUse, decideWith } from '../permissions.ts';
import { sceneOf } from '../scene.ts';
import { stakesOf } from '../stakes.ts';
import type { Decision, State } from '../state.ts';
import { noted } from '../stuck.ts';
import { asked, talk } from '../talk.ts';
import { FORBIDDEN, spoken } from '../words.ts';

/** The guardian: judges the next action on facts of the page, and sends words to where they are heard. */
export const guard: GraphNode = {
  name: 'guard',
  leadsTo: ['act', 'ask', 'observe', 'validate', 'mend', 'guard'],

  async run(state, crew) {
    const { decision, notes } = state;
    const call = decision?.actions[decision.next];
    if (!decision || !call) return { goto: 'observe', update: { decision: null } };
    if (decision.life !== crew.life) return ofAnotherLife(notes);
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
  const facts = factsOf({ action, effect: tool.effect, foresight, url: crew.helm.tab.url }, state, crew);
  crew.foreseen = facts;
  const verdict = decide(action, facts, [], crew.rules);
  if (verdict.kind === 'deny') return denied(state, crew, action, facts, verdict);
  if (verdict.kind === 'ask') return approval(state, crew, decision, action, facts, crew.rules);
  const judgedCase = { ...facts, action };
  const opinion = crew.hasGuardian && needsOpinion(judgedCase) ? await opinionOn(state, crew, judgedCase) : undefined;
  if (opinion?.ask) {
    const { ask, spent } = opinion;
    const step = await approval(state, crew, decision, action, facts, [...crew.rules, () => ask]);
    return { ...step, update: { ...step.update, ...spent } };
  }
  const step = allowed(crew, decision, action, facts, verdict);
  return { ...step, update: { ...opinion?.spent, ...step.update } };
}

/** Where the rules are silent, somebody who knows the task may see that this is none of it. */
async function opinionOn(state: State, crew: Crew, judged: Case): Promise<{ ask?: Ask; spent: Partial<State> }> {
  const answer = await secondOpinion(judged, crew.brain, crew.thinking);
  const spent = spend(state, crew, 'guardian', answer);
  const { allows, because } = answer.value;
  if (allows) return { spent };
  const why = because === '' ? crew.speech.asks.notOfTheTask : because;
  return {
    ask: { kind: 'ask', what: crew.speech.asks.goOnWith(judged.action.tool), because: why, commit: 'other' },
    spent,
  };
}

function denied(
  { notes, word, signs }: State,
  crew: Crew,
  action: PlannedAction,
  facts: Facts,
  { because, policy }: Verdict & { kind: 'deny' },
): Step {
  crew.tell({ type: 'judged', action, verdict: 'denied', because, facts: toldFacts(facts, { policy }) });
  const why = reasonForModels(action, facts, crew.rules);
  const note = `${FORBIDDEN} ${untrustedWords(action.spoken, word)}. ${why}`;
  const { spoken } = action;
  return { goto: 'observe', update: { decision: null, notes: [...notes, note], signs: noted(signs, { spoken }) } };
}

function allowed(crew: Crew, decision: Decision, action: PlannedAction, facts: Facts, verdict: Verdict): Step {
  crew.tell({ type: 'judged', action, verdict: 'allowed', because: '', facts: toldFacts(facts, verdict) });
  return { goto: 'act', update: { decision: { ...decision, judged: { spoken: action.spoken } } } };
}

/** What is allowed is bound to what the page holds now: what was seen before a person thought it over may be another thing. */
async function approval(
  state: State,
  crew: Crew,
  decision: Decision,
  action: PlannedAction,
  known: Facts,
  rules: readonly Rule[],
): Promise<Step> {
  const { grants } = state;
  const seen = await crew.helm.observeWhole();
  const stakes = stakesOf(seen, known.foresight.target, crew.speech);
  const facts = { ...known, scene: sceneOf(seen, stakes) };
  const verdict = await decideWith(crew.grants, { action, facts, grants, rules });
  if (verdict.kind === 'deny') return denied(state, crew, action, facts, verdict);
  const [granted, ...also] = verdict.kind === 'allow' ? verdict.granted : [];
  const { ask, under } = verdict.kind === 'ask' ? { ask: verdict } : (granted ?? {});
  if (!ask) return allowed(crew, decision, action, facts, verdict);
  const { because } = ask;
  const lines = [...(ask.details ?? []), ...selectedIn(facts), ...stakes, ...sumOf(ask, facts)];
  const text = textOf(ask, crew.helm.masked(lines));
  const binds = { ...ask.binds, shown: text };
  const told = (word: 'allowed' | 'asked') =>
    crew.tell({ type: 'judged', action, verdict: word, because, facts: toldFacts(facts, verdict, under?.what) });
  if (under) {
    told('allowed');
    // What was allowed for good allows this once more.
    const { once: what, commit, site } = binds;
    const more = under.for === 'always' ? [{ what, for: 'once' as const, shown: text, commit, site }] : [];
    const judged = { spoken: action.spoken, under: more[0]?.what ?? under.what, shown: text };
    for (const { under: leave } of also) if (leave.commit === 'reach') crew.guard?.allow(leave.site);
    const left = also.reduce<State['grants']>((all, one) => afterUse(all, one.under), [...grants, ...more]);
    return { goto: 'act', update: { decision: { ...decision, judged }, grants: left } };
  }
  told('asked');
  const question = { question: crew.nameQuestion(), kind: 'approval' as const, text, options: optionsFor(binds) };
  return asked(crew, { ...question, url: crew.helm.tab.url, action }, { binds });
}

function textOf({ what, because }: Ask, lines: readonly string[]): string {
  return `${what}? ${because}${lines.map((line) => `\n- ${line}`).join('')}`;
}

function selectedIn({ foresight: { selected }, speech }: Facts): string[] {
  return selected === undefined ? [] : [speech.facts.selected(selected)];
}

function sumOf({ worth }: Ask, { speech }: Facts): string[] {
  return worth?.amount === undefined ? [] : [`${speech.facts.largestSum}: ${worth.amount}`];
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
