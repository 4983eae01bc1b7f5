import { halves } from '../memory/compact.ts';
import { untrustedWords } from '../safety/untrusted.ts';
import { cutToTokens } from '../tokens.ts';
import type { Crew } from './crew.ts';
import type { Step } from './node.ts';
import { pageAfter } from './page.ts';
import type { State, Trouble } from './state.ts';

/** Puts right what can be put right. The state counts how often this kind of trouble was met, this time included. */
type Remedy = (state: State, crew: Crew, trouble: Trouble) => Step | Promise<Step>;

const REMEDIES: Readonly<Record<string, Remedy>> = {
  navigation_failed: lookAgain,
  deadline: lookAgain,
  tab_crashed: reopen,
  tab_closed: reopen,
  browser_killed: reopen,
  connection_lost: reopen,
  browser_closed: giveUp,
  context_too_long: shorten,
  model_confused: askAgain,
  model_unreachable: park,
  model_key: park,
  model_refused: giveUp,
  no_model: park,
};

const MOST_TRIES = 3;

export function remedyFor({ code }: Trouble): Remedy {
  return REMEDIES[code] ?? tellNavigator;
}

function timesOf({ tries }: State, { code }: Trouble): number {
  return tries[code] ?? 0;
}

/** The navigator chooses another way: the message says what is wrong and the hint what to do. */
function tellNavigator(state: State, _: Crew, { message, hint = '', what }: Trouble): Step {
  const failure = `${what} failed: ${message}`;
  // Told as news, and kept as a line: what has failed should not be tried again ten steps later.
  const page = pageAfter(state, { told: failure, line: `${state.step}. ${failure}` });
  const note = `This failed: ${untrustedWords(failure, state.word)} ${hint}`.trim();
  return { goto: 'observe', update: { ...page, notes: [...state.notes, note] } };
}

/** A page that did not come, or not in time, may come the next time. After that the navigator decides. */
function lookAgain(state: State, crew: Crew, trouble: Trouble): Step {
  const times = timesOf(state, trouble);
  // Where not even a look is possible, nobody can decide anything.
  if (trouble.what === 'observe' && crew.destination === undefined && times > MOST_TRIES)
    return giveUp(state, crew, trouble);
  if (times >= MOST_TRIES) crew.destination = undefined;
  crew.tell({ type: 'mended', how: crew.speech.mended.lookedAgain });
  return tellNavigator(state, crew, trouble);
}

async function reopen(state: State, crew: Crew, trouble: Trouble): Promise<Step> {
  if (timesOf(state, trouble) > MOST_TRIES) return giveUp(state, crew, trouble);
  crew.destination = state.page?.url ?? state.startUrl;
  await crew.reopen();
  crew.sight.forget();
  crew.tell({ type: 'mended', how: crew.speech.mended.openedAgain });
  return tellNavigator(state, crew, trouble);
}

/** First the past is put into fewer words, then it is cut. */
function shorten(state: State, crew: Crew, trouble: Trouble): Step {
  const times = timesOf(state, trouble);
  if (times > MOST_TRIES) return giveUp(state, crew, trouble);
  crew.tell({ type: 'mended', how: crew.speech.mended.leftOut });
  const { older, newer } = halves(state);
  const page = state.page && { ...state.page, whole: cutToTokens(state.page.whole, 2_000 / times), changes: [] };
  if (times === 1 && older.length > 0) return { goto: 'remember', update: { page } };
  return { goto: 'think', update: { page, history: [...newer], summary: cutToTokens(state.summary, 500) } };
}

/** Whoever asked asks again; the navigator hears what was wrong with its answer. Without a plan the run goes on. */
function askAgain(state: State, crew: Crew, trouble: Trouble): Step {
  if (timesOf(state, trouble) >= MOST_TRIES) return giveUp(state, crew, trouble);
  crew.tell({ type: 'mended', how: crew.speech.mended.askedAgain });
  if (trouble.what === 'validate') return { goto: 'validate' };
  if (trouble.what !== 'think') return { goto: 'observe' };
  const note = `Your last answer could not be used: ${untrustedWords(trouble.message, state.word)}`;
  return { goto: 'think', update: { notes: [...state.notes, note] } };
}

/** Nothing is lost: the run stands where it is until somebody resumes it, and then tries again. */
function park(_: State, crew: Crew, { message, hint = '', what }: Trouble): Step {
  crew.park(`${message} ${hint}`.trim());
  return { goto: what === 'validate' ? 'validate' : 'observe' };
}

function giveUp(_: State, __: Crew, { message, hint = '' }: Trouble): Step {
  return { goto: 'report', update: { ending: { status: 'blocked', because: `${message} ${hint}`.trim() } } };
}
