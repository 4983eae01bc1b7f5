import { isLotsmanError } from '../errors.ts';
import { untrustedWords } from '../safety/untrusted.ts';
import { english } from '../speech/english.ts';
import { arrive } from './arrive.ts';
import { spend } from './asking.ts';
import type { Crew } from './crew.ts';
import type { Intent } from './journal.ts';
import type { Step } from './node.ts';
import { RunRecord } from './record.ts';
import type { State } from './state.ts';
import { asked } from './talk.ts';
import { lookUp } from './validator/doubt.ts';

/** An irreversible act was begun and nobody knows how it ended. It is looked up on the page, else asked, and never guessed. */
export async function inDoubt(state: State, crew: Crew, doubt: Intent): Promise<Step> {
  const found = await onThePage(state, crew, doubt);
  if (found.quote === undefined) {
    const step = asked(crew, wasItDone(crew, doubt));
    return { ...step, update: { ...step.update, spent: found.spent } };
  }
  const finding = english.doubt.pageShows(found.quote);
  const { deed, doubt: words } = crew.speech;
  await crew.journal.settle(doubt.key, finding);
  crew.doubts = crew.doubts.slice(1);
  crew.tell({ type: 'mended', how: `${deed(doubt.action.spoken)}: ${words.pageShows(found.quote)}` });
  const what = untrustedWords(`${doubt.action.spoken}. ${finding}`, state.word);
  const note = `Before the browser was opened anew this was begun: ${what}`;
  return { goto: 'observe', update: { decision: null, notes: [...state.notes, note], spent: found.spent } };
}

/** Words that stand on the page and prove it. Who cannot be asked, or quotes what is not there, proves nothing. */
async function onThePage(
  state: State,
  crew: Crew,
  { action }: Intent,
): Promise<{ quote: string | undefined; spent: State['spent'] }> {
  try {
    await arrive(crew);
    const { url, text, words } = await crew.sight.glance();
    const { task, word } = state;
    const answer = await lookUp({ task, word, begun: action.spoken, page: text }, crew.brain, crew.thinking);
    const seen = new RunRecord();
    seen.saw(state.step, url, `${text}\n${words}`);
    const { done, quote } = answer.value;
    const { spent } = spend(state, crew, 'validator', answer);
    return { quote: done && seen.find(quote) ? quote : undefined, spent };
  } catch (error) {
    if (!isLotsmanError(error) || error.code === 'stopped') throw error;
    return { quote: undefined, spent: state.spent };
  }
}

function wasItDone({ speech: { deed, doubt }, helm, nameQuestion }: Crew, { action }: Intent) {
  const text = doubt.wasItDone(deed(action.spoken));
  return {
    question: nameQuestion(),
    kind: 'doubt',
    text,
    options: [doubt.done, doubt.notDone],
    url: helm.tab.url,
  } as const;
}
