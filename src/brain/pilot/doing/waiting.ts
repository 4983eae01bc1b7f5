import type { Control } from '../../../observation.ts';
import type { Act, Phrase, Shows } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import { spokenPhrase } from '../seeking/meant.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { isShown, numberShown } from './condition.ts';
import { reachedBy, wentWell } from './deed.ts';

/** Seconds, where it was not said how long, and how often that is waited for a form. */
const A_WHILE = 2;
const ROUNDS = 6;

/** Seconds for which a number may stay the same before it is looked at again; milliseconds, and looks, after which it is not. */
const STILL = 10;
const LONGEST = 120_000;
const MOST_LOOKS = 50;
/** A wait for what changes by itself: nothing was tried with it. */
export const WATCHING = 'watch';

type Wait = Extract<Act, { kind: 'wait' }>;

/** Waits as long as was said, until words or a number show, until a form is there, or for a while. */
export function wait(situation: Situation, { for: what }: Wait): Pursuit {
  if ('shown' in what) return waitForNumber(situation, what);
  if ('kind' in what && what.kind === 'form' && what.words === '') return waitForForm(situation, what);
  if (wentWell(situation)) return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  const seconds = 'milliseconds' in what ? Math.max(0.1, what.milliseconds / 1_000) : A_WHILE;
  return waiting(situation, 'words' in what && what.words !== '' ? { text: what.words } : { seconds });
}

/** "Until the price is below 50": looked at again each time the number is another one, and not for ever. */
function waitForNumber(situation: Situation, shows: Shows): Pursuit {
  const { goal, page, memo, language, now } = situation;
  const speech = speechIn(language);
  const number = numberShown(shows, page);
  if (isShown(shows, page)) return reachedBy(situation, speech.done(goal.said));
  if (!number && memo.ways.length >= ROUNDS / 2) return { stuck: speech.notFound(spokenPhrase(shows.shown), []) };
  const since = Number(memo.ways[0]?.name.split(' ').at(-1) ?? now.getTime());
  if (now.getTime() - since >= LONGEST || memo.ways.length >= MOST_LOOKS)
    return { stuck: speech.notInTime(goal.said, Math.round((now.getTime() - since) / 1_000)) };
  const input = number ? { text: number.text, gone: true, seconds: STILL } : { seconds: A_WHILE };
  return { do: [{ tool: 'wait', input }], way: `${WATCHING} ${now.getTime()}`, thought: `${goal.said}.` };
}

/** "Until the form appears": until something came, and something can be filled in. It may have been there all the time. */
function waitForForm(situation: Situation, form: Phrase): Pursuit {
  const { goal, page, memo, print, language } = situation;
  const [first] = memo.ways;
  const hasCome = first !== undefined && first.before !== print;
  const isThere = controlsOf(page).some(isField) && (hasCome || memo.ways.length >= ROUNDS / 2);
  if (isThere) return reachedBy(situation, speechIn(language).done(goal.said));
  if (memo.ways.length < ROUNDS) return waiting(situation, { seconds: A_WHILE });
  return { stuck: speechIn(language).notFound(spokenPhrase(form), []) };
}

/** What a search takes is on many pages, and is no form. */
function isField({ role, states }: Control): boolean {
  return FIELDS.has(role) && !states.includes('disabled') && !states.includes('readonly');
}

const FIELDS = new Set(['textbox', 'combobox', 'listbox', 'spinbutton', 'checkbox', 'radio', 'date', 'time', 'file']);

function waiting({ goal, memo }: Situation, input: object): Pursuit {
  return { do: [{ tool: 'wait', input }], way: `wait ${memo.ways.length}`, thought: `${goal.said}.` };
}
