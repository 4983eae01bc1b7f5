import type { Outcome } from '../../action.ts';
import type { PlannedAction } from '../../run-events.ts';
import { untrustedWords } from '../../safety/untrusted.ts';
import { carryOut } from '../commit.ts';
import type { Crew } from '../crew.ts';
import { changedUnder } from '../dropped.ts';
import { failedStep, ofAnotherLife } from '../failure.ts';
import { askAboutHeld } from '../held.ts';
import { hintsFor } from '../hints.ts';
import type { GraphNode, Step } from '../node.ts';
import { pageAfter } from '../page.ts';
import { pausedFor } from '../pause.ts';
import type { Look } from '../sight.ts';
import { readBy, readFrom } from '../sources.ts';
import type { Decision, State } from '../state.ts';
import { noted } from '../stuck.ts';
import { remember } from '../talking.ts';
import { spokenIn } from '../target.ts';
import { UNDONE } from '../words.ts';

/** Carries out one action and collects what came of it. The rest are dropped when the page changes under them. */
export const act: GraphNode = {
  name: 'act',
  leadsTo: ['guard', 'ask', 'observe', 'mend'],

  async run(state, crew) {
    const { decision } = state;
    const call = decision?.actions[decision.next];
    // Only what was judged is done, and only with numbers that are still good.
    if (!decision?.judged || !call) return { goto: 'observe', update: { decision: null } };
    if (decision.life !== crew.life) return ofAnotherLife(state.notes);
    const pause = pausedFor(crew);
    if (pause) return pause;
    const action = { ...call, spoken: decision.judged.spoken };
    const { outcome, error, grants, isAgain, refusals = [] } = await carryOut(state, crew, action);
    if (!outcome) {
      const step = failedStep(state, action, error);
      return { ...step, update: { ...step.update, grants } };
    }
    // What was allowed and done again sends something else now: asked about, it could be another thing once more.
    if (isAgain && crew.helm.held.length > 0) return sentOtherwise(state, crew, action, grants);
    const held = askAboutHeld(crew);
    if (held) return { ...held, update: { ...held.update, grants } };
    const read = await readFrom(readBy(state, action, outcome), crew.helm, outcome.now);
    const update = { ...collect(state, crew, action, outcome, refusals), ...read, grants };
    // Who only reads leaves the page as it was.
    if (outcome.now !== outcome.before) await crew.picture(state.step);
    return onwards({ ...state, ...update }, crew, decision, outcome, update);
  },
};

async function sentOtherwise(
  { notes, word, signs }: State,
  crew: Crew,
  { spoken }: PlannedAction,
  grants: State['grants'],
): Promise<Step> {
  await crew.helm.refuse(crew.helm.held.map(({ id }) => id));
  const note = `${UNDONE} ${untrustedWords(spoken, word)} would send something else now than what the person allowed. Look at the page before you try it again.`;
  return {
    goto: 'observe',
    update: { decision: null, grants, notes: [...notes, note], signs: noted(signs, { spoken }) },
  };
}

/** What is different after an action: for whoever watches, for the record, and for the navigator. */
function collect(
  state: State,
  crew: Crew,
  action: PlannedAction,
  outcome: Outcome,
  refusals: readonly string[],
): Partial<State> {
  const { told, look } = crew.sight.after(outcome);
  const { url, milliseconds, requests, downloads, dialogs, consoleErrors } = outcome.aftermath;
  const effects = { requests, downloads, dialogs: dialogs.length, consoleErrors };
  const all = look ? `${told}\n${look.text}` : told;
  crew.tell({ type: 'acted', action, told: all, url, milliseconds, effects });
  crew.record.saw(state.step, url, look ? `${all}\n${look.words}` : all);
  crew.record.effects(state.step, url, effects);
  crew.fresh = look ?? crew.fresh;
  const line = `${state.step}. ${action.spoken} → ${firstLine(told)}`;
  const id = (action.input as { id?: unknown } | undefined)?.id;
  return {
    ...pageAfter(state, { look, told, line }),
    signs: noted(state.signs, { spoken: action.spoken, id, page: pageOf(state, look) }),
    notes: [
      ...state.notes,
      ...hintsFor(requests),
      ...refusals.map((one) => `Not sent: ${untrustedWords(one, state.word)}`),
    ],
    tries: withoutFailures(state.tries),
    trouble: null,
  };
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

/** Who only reads leaves the page as it was. */
function pageOf({ signs }: State, look: Look | undefined): string {
  return look?.print ?? signs.pages.at(-1) ?? '';
}

/** That a person was asked to pass a wall is forgotten when the wall is gone, not before. */
function withoutFailures({ handedOver }: State['tries']): State['tries'] {
  return handedOver === undefined ? {} : { handedOver };
}

function onwards(state: State, crew: Crew, decision: Decision, outcome: Outcome, update: Partial<State>): Step {
  const rest = decision.actions.slice(decision.next + 1);
  if (rest.length === 0) return { goto: 'observe', update: { ...update, decision: null } };
  const { judged: _, ...undone } = decision;
  const why = changedUnder(outcome, rest[0]?.input);
  if (why === undefined)
    return { goto: 'guard', update: { ...update, decision: { ...undone, next: decision.next + 1 } } };
  // What is to be remembered has nothing to do with where the run is now.
  const kept = rest.filter(({ tool }) => tool === remember.name);
  const moot = rest.filter((one) => !kept.includes(one)).map((one) => spokenIn(one, outcome.before));
  const then = { ...update, decision: { ...undone, actions: kept, next: 0 } };
  if (moot.length === 0) return { goto: 'guard', update: then };
  crew.tell({ type: 'dropped', actions: moot, because: changedUnder(outcome, rest[0]?.input, crew.speech) ?? why });
  const words = untrustedWords(moot.map(({ spoken }) => spoken).join('; '), state.word);
  // After what was only let go, nothing of what was decided is done.
  const note = decision.judged?.releases
    ? `${UNDONE} ${words}, because ${why}.`
    : `Not done, because ${why}: ${words}.`;
  return { goto: 'guard', update: { ...then, notes: [...state.notes, note] } };
}
