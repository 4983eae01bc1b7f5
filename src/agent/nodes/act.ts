import type { Outcome } from '../../action.ts';
import type { PlannedAction } from '../../run-events.ts';
import type { Crew } from '../crew.ts';
import type { GraphNode, Step } from '../node.ts';
import { pageAfter } from '../page.ts';
import type { Look } from '../sight.ts';
import type { Decision, State } from '../state.ts';
import { noted } from '../stuck.ts';
import { spokenIn, targetOf } from '../target.ts';
import { troubleOf } from '../trouble.ts';
import { bindingOf } from '../words.ts';

/** Carries out one action and collects what came of it. The rest are dropped when the page changes under them. */
export const act: GraphNode = {
  name: 'act',
  leadsTo: ['guard', 'observe', 'mend'],

  async run(state, crew) {
    const { decision } = state;
    const call = decision?.actions[decision.next];
    if (!decision || !call || decision.life !== crew.life) return { goto: 'observe', update: { decision: null } };
    const action = spokenIn(call, crew.helm.last);
    try {
      const { outcome, grants } = await carryOut(state, crew, action);
      return after(state, crew, { decision, action, outcome, grants });
    } catch (error) {
      const trouble = troubleOf(error, action.spoken);
      const signs = noted(state.signs, action.spoken, '', true);
      return { goto: 'mend', update: { trouble, signs, decision: null } };
    }
  },
};

/** What was allowed for once is used up before it happens, and what cannot be undone is written down before and after. */
async function carryOut(
  state: State,
  crew: Crew,
  action: PlannedAction,
): Promise<{ outcome: Outcome; grants: State['grants'] }> {
  const { url } = crew.helm.tab;
  const what = bindingOf(action, targetOf(action.input, crew.helm.last), url);
  const grant = state.grants.find((one) => one.what === what);
  await crew.hooks.before?.(action);
  if (!grant) return { outcome: await touch(crew, action), grants: state.grants };
  const key = `${state.step}.${state.decision?.next ?? 0}`;
  await crew.journal.intend({ key, step: state.step, action, url });
  const outcome = await touch(crew, action).catch(async (error: unknown) => {
    if (wasNotDone(error)) await crew.journal.settle(key, 'It was refused before anything was touched.');
    throw error;
  });
  await crew.journal.settle(key, outcome.said);
  return { outcome, grants: grant.for === 'once' ? state.grants.filter((one) => one !== grant) : state.grants };
}

async function touch(crew: Crew, action: PlannedAction): Promise<Outcome> {
  const outcome = await crew.helm.act(action, crew.signal);
  await crew.hooks.after?.(action, outcome);
  return outcome;
}

/** These are thrown before anything is touched. After any other trouble nobody knows. */
const UNTOUCHED = new Set(['stale_id', 'covered', 'bad_input']);

function wasNotDone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNTOUCHED.has(String(error.code));
}

interface Done {
  decision: Decision;
  action: PlannedAction;
  outcome: Outcome;
  grants: State['grants'];
}

function after(state: State, crew: Crew, { decision, action, outcome, grants }: Done): Step {
  const { told, look } = crew.sight.after(outcome);
  const { requests, downloads, dialogs, consoleErrors } = outcome.aftermath;
  const { url } = outcome.aftermath;
  crew.tell({
    type: 'acted',
    action,
    told: [told, ...(look ? [look.text] : [])].join('\n'),
    url,
    milliseconds: outcome.aftermath.milliseconds,
    effects: { requests, downloads, dialogs: dialogs.length, consoleErrors },
  });
  crew.record.saw(state.step, url, [told, ...(look ? [look.text] : [])].join('\n'));
  crew.record.effects(state.step, outcome.aftermath);
  crew.fresh = look ?? crew.fresh;
  const line = `${state.step}. ${action.spoken} → ${firstLine(told)}`;
  const update = {
    ...pageAfter(state, look, told, line),
    grants,
    signs: noted(state.signs, action.spoken, printOf(url, look, state), false),
    tries: {},
    trouble: null,
  };
  return onwards(crew, decision, outcome, update);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** The page in short: two steps after which this is the same have changed nothing. */
function printOf(url: string, look: Look | undefined, { page }: State): string {
  const isSame = look === undefined || look.text === 'Nothing changed.';
  return isSame ? `${url} unchanged` : `${url} ${look.text.length} ${page?.changes.length ?? 0}`;
}

function onwards(crew: Crew, decision: Decision, outcome: Outcome, update: Partial<State>): Step {
  const rest = decision.actions.slice(decision.next + 1);
  if (rest.length === 0) return { goto: 'observe', update: { ...update, decision: null } };
  const why = changedUnder(outcome, rest[0]?.input);
  if (why === undefined)
    return { goto: 'guard', update: { ...update, decision: { ...decision, next: decision.next + 1 } } };
  crew.tell({ type: 'dropped', actions: rest.map((one) => spokenIn(one, outcome.now)), because: why });
  const note = `Not done, because ${why}: ${rest.map((one) => spokenIn(one, outcome.now).spoken).join('; ')}.`;
  return { goto: 'observe', update: { ...update, decision: null, notes: [note] } };
}

/** Why what was decided before this action can no longer be meant. */
function changedUnder({ before, now, aftermath }: Outcome, next: unknown): string | undefined {
  if (aftermath.leftUrl !== undefined && placeOf(aftermath.leftUrl) !== placeOf(aftermath.url))
    return 'the page is another one now';
  if (aftermath.tabsOpened.length > 0) return 'another tab is in front';
  if (before && now && before.onTop !== now.onTop) return 'something else is on top of the page';
  const { id } = (next ?? {}) as { id?: unknown };
  if (id !== undefined && now && !targetOf(next, now)) return `[${String(id)}] is not there any more`;
  return undefined;
}

function placeOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
