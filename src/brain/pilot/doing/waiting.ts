import type { Control } from '../../../observation.ts';
import { untilChange } from '../give-time.ts';
import type { Act, Phrase, Shows } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { isShown, numberShown } from './condition.ts';
import { reachedBy, wentWell } from './deed.ts';

/** Seconds, where it was not said how long. */
const A_WHILE = 2;
/** Milliseconds for which it is looked whether there is a number at all. */
const NUMBER_COMES = 6_000;
/** Milliseconds for which a form is waited for, and after which one that was there all the time will do. */
const FORM_COMES = 12_000;
const FORM_STAYS = 5_000;

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
  const waited = watchedFor(situation);
  if (!number && waited >= NUMBER_COMES) return { stuck: speech.notFound(shows.shown, []) };
  if (waited >= LONGEST || memo.ways.length >= MOST_LOOKS)
    return { stuck: speech.notInTime(goal.said, Math.round(waited / 1_000)) };
  const wait = number
    ? { tool: 'wait', input: { text: number.text, gone: true, seconds: STILL } }
    : untilChange(A_WHILE);
  return { do: [wait], way: `${WATCHING} ${now.getTime()}`, thought: `${goal.said}.` };
}

/** Milliseconds since the first look. */
function watchedFor({ memo, now }: Situation): number {
  const since = memo.ways[0]?.name.split(' ').at(-1);
  return since === undefined ? 0 : now.getTime() - Number(since);
}

/** "Until the form appears": until something came, and something can be filled in. It may have been there all the time. */
function waitForForm(situation: Situation, form: Phrase): Pursuit {
  const { goal, page, memo, print, language, now } = situation;
  const [first] = memo.ways;
  const waited = watchedFor(situation);
  const hasCome = first !== undefined && first.before !== print;
  const isThere = controlsOf(page).some(isField) && (hasCome || waited >= FORM_STAYS);
  if (isThere) return reachedBy(situation, speechIn(language).done(goal.said));
  if (waited >= FORM_COMES || memo.ways.length >= MOST_LOOKS) return { stuck: speechIn(language).notFound(form, []) };
  return { do: [untilChange(A_WHILE)], way: `${WATCHING} ${now.getTime()}`, thought: `${goal.said}.` };
}

/** What a search takes is on many pages, and is no form. */
function isField({ role, states }: Control): boolean {
  return FIELDS.has(role) && !states.includes('disabled') && !states.includes('readonly');
}

const FIELDS = new Set(['textbox', 'combobox', 'listbox', 'spinbutton', 'checkbox', 'radio', 'date', 'time', 'file']);

function waiting({ goal, memo }: Situation, input: object): Pursuit {
  return { do: [{ tool: 'wait', input }], way: `wait ${memo.ways.length}`, thought: `${goal.said}.` };
}
