import type { Asked } from '../../run-events.ts';
import type { Crew } from '../crew.ts';
import type { GraphNode, Step } from '../node.ts';
import type { State, Trouble } from '../state.ts';

/** Self-correction by the kind of trouble: what can be put right is, and the navigator hears what happened. */
export const mend: GraphNode = {
  name: 'mend',
  leadsTo: ['observe', 'ask', 'remember', 'think', 'report'],

  async run(state, crew) {
    const { trouble } = state;
    const [doubt] = crew.doubts;
    if (doubt) return askWhether(state, crew, doubt.action.spoken);
    if (!trouble) return wall(crew);
    const { code, message, hint, what } = trouble;
    const files = await crew.keepSight(`${state.step}-${code}`);
    crew.tell({ type: 'failed', what, code, message, ...(hint === undefined ? {} : { hint }), files });
    const times = (state.tries[code] ?? 0) + 1;
    const remedy = REMEDIES[code] ?? tellNavigator;
    const step = await remedy({ ...state, tries: { ...state.tries, [code]: times } }, crew, trouble, times);
    const tries = { ...state.tries, [code]: times };
    return { goto: step.goto, update: { trouble: null, decision: null, tries, ...step.update } };
  },
};

type Remedy = (state: State, crew: Crew, trouble: Trouble, times: number) => Step | Promise<Step>;

const REMEDIES: Readonly<Record<string, Remedy>> = {
  navigation_failed: tryAgain,
  deadline: tryAgain,
  tab_crashed: reopen,
  tab_closed: reopen,
  browser_killed: reopen,
  connection_lost: reopen,
  browser_closed: giveUp,
  context_too_long: shorten,
  model_confused: askAgain,
  model_unreachable: giveUp,
  model_key: giveUp,
  model_refused: giveUp,
  no_model: giveUp,
};

const MOST_TRIES = 3;

/** The navigator chooses another way: the message says what is wrong and the hint what to do. */
function tellNavigator({ notes }: State, _: Crew, { message, hint = '', what }: Trouble): Step {
  const told = `This failed: ${what}. ${message} ${hint}`.trim();
  return { goto: 'observe', update: { notes: [...notes, told] } };
}

/** A page that did not come, or not in time, may come the next time. After that the navigator decides. */
async function tryAgain(state: State, crew: Crew, trouble: Trouble, times: number): Promise<Step> {
  if (crew.destination !== undefined && times >= MOST_TRIES) {
    crew.destination = undefined;
    return tellNavigator(state, crew, trouble);
  }
  crew.tell({ type: 'mended', how: 'Looked at the page again.' });
  return tellNavigator(state, crew, trouble);
}

async function reopen(state: State, crew: Crew, trouble: Trouble, times: number): Promise<Step> {
  if (times > MOST_TRIES) return giveUp(state, crew, trouble);
  crew.destination = state.page?.url ?? state.startUrl;
  await crew.reopen();
  crew.tell({ type: 'mended', how: 'Opened the page again.' });
  return tellNavigator(state, crew, trouble);
}

function shorten(state: State, crew: Crew, trouble: Trouble, times: number): Step {
  if (times > MOST_TRIES) return giveUp(state, crew, trouble);
  crew.tell({ type: 'mended', how: 'Left out older things: the question was too long for the model.' });
  const page = state.page && { ...state.page, changes: [] };
  return { goto: 'remember', update: { page } };
}

function askAgain(state: State, crew: Crew, trouble: Trouble, times: number): Step {
  if (times >= MOST_TRIES) return giveUp(state, crew, trouble);
  crew.tell({ type: 'mended', how: 'Asked the model once more.' });
  return {
    goto: 'think',
    update: { notes: [...state.notes, `Your last answer could not be used: ${trouble.message}`] },
  };
}

function giveUp(_: State, __: Crew, { message, hint = '' }: Trouble): Step {
  return { goto: 'report', update: { ending: { status: 'blocked', because: `${message} ${hint}`.trim() } } };
}

/** Only a person can pass: the run waits until the way is free. */
function wall(crew: Crew): Step {
  const notice = crew.helm.last?.notices?.find(({ kind }) => kind === 'challenge');
  if (!notice) return { goto: 'observe' };
  const question: Asked = {
    question: crew.nameQuestion(),
    kind: 'hand_over',
    text: notice.text,
    options: [],
    url: crew.helm.tab.url,
  };
  crew.tell({ type: 'asked', ...question });
  crew.tell({ type: 'handed_over', question: question.question, wall: notice.text });
  return { goto: 'ask', update: { question: { ...question, options: [] } } };
}

/** An irreversible act was begun and nobody knows how it ended. It is never done again on a guess. */
function askWhether(state: State, crew: Crew, spoken: string): Step {
  const question: Asked = {
    question: crew.nameQuestion(),
    kind: 'doubt',
    text: `Lotsman was stopped in the middle of this: ${spoken}. Was it done?`,
    options: ['it was done', 'it was not done'],
    url: state.page?.url ?? '',
  };
  crew.tell({ type: 'asked', ...question });
  return { goto: 'ask', update: { question: { ...question, options: [...question.options] } } };
}
