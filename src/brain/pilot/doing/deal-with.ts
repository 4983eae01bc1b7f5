import type { Control } from '../../../observation.ts';
import type { Phrase, Things } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import type { Way } from '../memo.ts';
import { calledSo, controlsOf, ownName } from '../page-parts.ts';
import { isAnything } from '../reading/nouns.ts';
import type { PageRecord } from '../reading/record.ts';
import { CALLED_SO, called } from '../seeking/called.ts';
import { areRecords, chooseRecords } from '../seeking/choose-records.ts';
import { exploreHere } from '../seeking/explore.ts';
import { goToPlace } from '../seeking/go-to-place.ts';
import { isAboutIt } from '../seeking/is-about.ts';
import { meantThings, spokenPhrase } from '../seeking/meant.ts';
import { BUTTONS } from '../seeking/roles.ts';
import { saidOn } from '../seeking/said-on.ts';
import { triedIn } from '../seeking/seek.ts';
import { isCross } from '../seeking/takes-away.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { symbolWords } from '../words/symbols.ts';
import { besideIt } from './beside-it.ts';
import { confirmed } from './confirmed.ts';
import { reachedBy } from './deed.ts';
import { fromWhere } from './from-where.ts';
import { leadOf } from './open-record.ts';
import { quantity, SET } from './quantity.ts';
import { asNarrowed, narrowToPlace } from './tell-narrowed.ts';
import { isStillMarked, markedBefore, TOGETHER, together } from './together.ts';
import { turnPage } from './turn-page.ts';

/** How ways are named in which a thing was dealt with. */
export const DEAL = 'deal with ';

/** Presses what is called so at each of the things that are meant: beside it, for all at once, or after it was opened. */
export function dealWith(situation: Situation, asked: Things, verbs: readonly string[]): Pursuit {
  const { things } = asNarrowed(situation, { things: meantThings(asked, situation.memo) });
  const what = spokenPhrase(things.what);
  const done = situation.memo.ways.filter((way) => isDealing(situation, way) && way.name.startsWith(DEAL)).length;
  const isAsked = done > 0 ? confirmed(situation, verbs) : undefined;
  if (isAsked) return isAsked;
  const speech = speechIn(situation.language);
  const ended = reachedBy(situation, speech.done(situation.goal.said), what);
  const isTogether = wentTogether(situation);
  if (isTogether && takesAway(situation) && isStillMarked(situation))
    return { stuck: speech.nothingHappened(situation.goal.said) };
  const wanted = things.count === 'one' ? 1 : things.count;
  const isCounted = situation.memo.ways.some(({ name, went }) => name === SET && went !== 'wrong');
  // What was taken away makes room for more of them: only who looks again knows that all are gone.
  if (isTogether && (asked.what.isPronoun || wanted !== 'all' || !takesAway(situation))) return ended;
  if (wanted !== 'all' && (done >= wanted || (done > 0 && isCounted))) return ended;
  const first =
    (asked.what.isPronoun ? markedBefore(situation, verbs) : undefined) ??
    narrowToPlace(situation, meantThings(asked, situation.memo)) ??
    fromWhere(situation, things) ??
    goToPlace(situation, things.what);
  if (first) return first;
  const number = wanted === 'all' ? 1 : wanted;
  const direct = directly(situation, verbs, things);
  if (direct) return quantity(situation, number) ?? dealing(direct, what, done);
  const opened = openedLast(situation);
  const isInside =
    isOpened(situation, asked) || (done === 0 && (showsIt(situation, things) || isWatched(situation, things)));
  const inside = isInside ? onPage(situation, verbs) : undefined;
  if (inside) return quantity(situation, number) ?? dealing(inside, opened ?? what, done);
  const returning = done > 0 && opened !== undefined ? backFrom(situation, opened) : undefined;
  if (returning) return returning;
  const beside = done === 0 && wanted === 1 ? besideIt(situation, things, verbs) : undefined;
  if (beside && !hasOwnButton(situation, things, verbs)) return dealing(beside, what, done);
  const found = chooseRecords(situation, things, done > 0);
  const isLast = done > 0 && wanted === 'all';
  // All of them are dealt with: none is left, here or on the next page.
  if (!areRecords(found)) return isLast && 'stuck' in found ? (nextPage(situation) ?? ended) : found;
  const isOneOfKind = typeof wanted === 'number' && found.records.length === 1 && situation.goal.act.kind === 'add';
  // "Two jars of honey", where the page has one such thing to add: it is added twice.
  const left = isOneOfKind ? found.records : found.records.filter((one) => !isDealtWith(situation, one, found.records));
  const [record] = left;
  if (!record && takesAway(situation)) return { stuck: speech.nothingHappened(situation.goal.said) };
  if (!record) return (isLast ? nextPage(situation) : undefined) ?? ended;
  const control = buttonOf(record, verbs, situation.goal.act.kind === 'add');
  if (control) return dealing(control, record.name, done);
  const atOnce = wanted !== 1 && (done === 0 || isTogether) ? together(situation, found.records, verbs) : undefined;
  return atOnce ?? opening(situation, record, verbs);
}

/** What is meant is a row or a card of its own, with what is to be pressed in it. */
function hasOwnButton(situation: Situation, things: Things, verbs: readonly string[]): boolean {
  const found = chooseRecords(situation, things, true);
  const isAdding = situation.goal.act.kind === 'add';
  return areRecords(found) && found.records.some((record) => buttonOf(record, verbs, isAdding) !== undefined);
}

/** Where the list goes on, with a link: a button of that name may go on with something else. */
function nextPage(situation: Situation): Pursuit | undefined {
  const turn = turnPage(situation);
  if (!turn || !('do' in turn)) return undefined;
  const { id } = (turn.do[0]?.input ?? {}) as { id?: number };
  const control = controlsOf(situation.page).find((one) => one.id === id);
  return control?.role === 'link' ? { do: turn.do, way: turn.way, thought: turn.thought } : undefined;
}

/** Whether what is dealt with is gone afterwards. */
function takesAway({ goal }: Situation): boolean {
  return goal.act.kind === 'remove';
}

function wentTogether({ memo }: Situation): boolean {
  return memo.ways.some(({ name, went }) => went === 'well' && name.startsWith(TOGETHER));
}

/** What is taken away is known by its button: another of the same name may come after it. */
function isDealtWith(situation: Situation, { name, controls }: PageRecord, all: readonly PageRecord[]): boolean {
  const dealt = situation.memo.ways.filter(
    (way) => isDealing(situation, way) && way.name.startsWith(`${DEAL}${name} `),
  );
  const isSame = (way: Way) => controls.some(({ id }) => way.name.endsWith(` ${id}`));
  const namesakes = all.filter((other) => other.name === name).length;
  return dealt.some(isSame) || (!takesAway(situation) && dealt.length >= namesakes);
}

/** A heart that was pressed may not show it; what is taken away is gone. */
function isDealing(situation: Situation, { went }: Way): boolean {
  return went === 'well' || (went === 'idle' && !takesAway(situation));
}

function dealing(control: Control, name: string, done: number): Pursuit {
  const thought = `Pressing “${calledSo(control)}” for “${name}”.`;
  return {
    do: [{ tool: 'click', input: { id: control.id } }],
    way: `${DEAL}${name} ${done} ${control.id}`,
    thought,
  };
}

/** One control that names both, as "Delete draft" does: then there is no need to know what it stands beside. */
function directly(
  { page }: Situation,
  verbs: readonly string[],
  { what, where, best, count }: Things,
): Control | undefined {
  const isNamed = what.words !== '' && !isAnything(what.words) && what.ordinal === undefined;
  if (!isNamed || where.length > 0 || best || count === 'all') return undefined;
  for (const verb of verbs) {
    const words = `${verb} ${what.words}`;
    const candidates = ground({ words }, page, { to: 'press' });
    const [first] = candidates;
    if (first && isCertain(candidates) && isCalled(first.control, words, verb)) return first.control;
  }
  return undefined;
}

/** The verb alone must be in its name too: what only names the thing does something else with it. */
function isCalled({ role, name }: Control, words: string, verb: string): boolean {
  return (BUTTONS.has(role) || role === 'link') && alike(words, name) >= CLEARLY && alike(verb, name) >= A_LITTLE;
}

const CLEARLY = 0.75;
const A_LITTLE = 0.3;

/** What is called so on a page that shows the thing itself. A link of that name leads to the place instead. */
function onPage({ page }: Situation, verbs: readonly string[]): Control | undefined {
  return called(page, verbs, { to: 'press', roles: PRESSED });
}

const PRESSED = new Set([...BUTTONS, 'switch', 'checkbox']);

/** The control of a row or card that is called so. */
function buttonOf({ name, controls }: PageRecord, verbs: readonly string[], isAdding: boolean): Control | undefined {
  const usable = controls.filter((one) => !one.states.includes('disabled') && one.name !== name);
  for (const words of verbs) {
    const ranked = usable
      .map((control) => ({
        control,
        worth: Math.max(saysSo(words, control, isAdding ? '' : name), signWorth(words, control)),
      }))
      .filter(({ control, worth }) => worth >= leastFor(control))
      .sort((a, b) => b.worth - a.worth);
    if (ranked[0]) return ranked[0].control;
  }
  return undefined;
}

/** "Save: Oak clock", in the row of the clock, is “Save”. What is added may have sizes and amounts: it is looked at first. */
function saysSo(words: string, control: Control, name: string): number {
  const own = ownName(control);
  const bare = name === '' ? '' : own.replace(name, '').replace(/[\s:—–-]+$/u, '');
  return Math.max(alike(words, own), bare === '' ? 0 : alike(words, bare));
}

/** "×" and "🗑" take away what they stand by; "+" adds it. */
function signWorth(words: string, { name }: Control): number {
  const isMeant = words === 'delete' || words === 'remove' ? isCross(name) : words === symbolWords(name);
  return isMeant ? 1 : 0;
}

/** A link does something only where it is called just so: else it leads to what is called so. */
function leastFor({ role }: Control): number {
  return PRESSED.has(role) ? CALLED_SO : role === 'link' ? JUST_SO : Number.POSITIVE_INFINITY;
}

const JUST_SO = 0.85;

/** The page shows the thing itself, and says all that narrows it: "a seat for my friend" is not any seat. */
function showsIt({ page }: Situation, { what, where }: Things): boolean {
  return isAboutIt(page, what) && where.every(({ value }) => saidOn(page, value.text) !== undefined);
}

/** What was watched right before is what the page shows: "sell the Acme shares as soon as the price is above 70". */
function isWatched({ page, previous }: Situation, { what, where, best, count }: Things): boolean {
  const isHere = previous?.kind === 'wait' && 'shown' in previous.for;
  const isPlain = where.length === 0 && !best && count === 'one' && what.ordinal === undefined && !what.place;
  return isHere && isPlain && what.words.split(' ').every((word) => word === '' || saidOn(page, word) !== undefined);
}

/** What was opened, for this goal or right before it, stays open while one looks behind its buttons. */
function isOpened({ memo, previous }: Situation, { what }: Things): boolean {
  const last = memo.ways.findLast(({ name }) => !name.startsWith('look behind ') && name !== SET);
  return last === undefined ? what.isPronoun === true && isSame(what, previous) : last.name.startsWith(INTO);
}

/** "Go to that shop and put them in my cart": what was opened is not what they are. */
function isSame({ words }: Phrase, previous: Situation['previous']): boolean {
  if (previous?.kind !== 'go') return false;
  return words === '' || 'url' in previous.to || previous.to.words === words;
}

const INTO = 'look into ';

function openedLast({ memo }: Situation): string | undefined {
  return memo.ways.findLast(({ name }) => name.startsWith(INTO))?.name.slice(INTO.length);
}

/** Who opened one of several to deal with it goes back to the others. */
function backFrom(situation: Situation, opened: string): Pursuit | undefined {
  const isBack = situation.memo.ways.at(-1)?.name.startsWith(BACK);
  if (isBack || !isAboutIt(situation.page, { words: opened })) return undefined;
  return { do: [{ tool: 'back', input: {} }], way: `${BACK}${opened}`, thought: 'Going back to the others.' };
}

const BACK = 'look back from ';

/** What cannot be done from outside may be done when the thing is open. */
function opening(situation: Situation, record: PageRecord, verbs: readonly string[]): Pursuit {
  const way = `${INTO}${record.name}`;
  const lead = leadOf(record);
  if (lead && !situation.memo.ways.some(({ name }) => name === way))
    return { do: [{ tool: 'click', input: { id: lead.id } }], way, thought: `Opening “${record.name}”.` };
  const [verb = ''] = verbs;
  const stuck = speechIn(situation.language).notFound(`${verb}: ${record.name}`, triedIn(situation));
  return exploreHere(situation, { words: verb } satisfies Phrase) ?? { stuck };
}
