import type { Control } from '../../../observation.ts';
import type { Act, Entry, Phrase, Things } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import type { PageRecord } from '../reading/record.ts';
import { CALLED_SO, called } from '../seeking/called.ts';
import { areRecords, chooseRecords } from '../seeking/choose-records.ts';
import { exploreHere } from '../seeking/explore.ts';
import { goToPlace } from '../seeking/go-to-place.ts';
import { isAboutIt } from '../seeking/is-about.ts';
import { meantThings, spokenPhrase } from '../seeking/meant.ts';
import { BUTTONS } from '../seeking/roles.ts';
import { triedIn } from '../seeking/seek.ts';
import { serves } from '../seeking/serves.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { confirmed } from './confirmed.ts';
import { create } from './create.ts';
import { reachedBy } from './deed.ts';
import { nextEntry } from './entries.ts';
import { buttonBelow } from './forms.ts';
import { leadOf } from './open-record.ts';
import { quantity, SET } from './quantity.ts';
import { sentOff } from './sent-off.ts';
import { valueFor } from './value-for.ts';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

export function add(situation: Situation, { things, to }: Of<'add'>): Pursuit {
  const made = to || things.what.isPronoun ? undefined : create(situation, things);
  if (made) return made;
  const where = to?.words ?? '';
  const verbs = where === '' ? ['add'] : [where, `add to ${where}`, `move to ${where}`];
  return where === '' ? dealWith(situation, things, verbs) : putInto(situation, things, verbs, where);
}

/** What is called only "Move to" opens the places to choose from: then the place itself is pressed. */
function putInto(situation: Situation, things: Things, verbs: readonly string[], where: string): Pursuit {
  const pursuit = dealWith(situation, things, verbs);
  if (!('do' in pursuit) || !pursuit.way.startsWith(DEAL)) return pursuit;
  const [call] = pursuit.do;
  const { id } = (call?.input ?? {}) as { id?: number };
  const control = controlsOf(situation.page).find((one) => one.id === id);
  const namesPlace = control !== undefined && alike(where, control.name) >= A_LITTLE;
  return namesPlace ? pursuit : { ...pursuit, way: `look behind ${control ? calledSo(control) : ''}` };
}

export function remove(situation: Situation, { things }: Of<'remove'>): Pursuit {
  return dealWith(situation, things, ['delete', 'remove']);
}

export function handle(situation: Situation, { verb, things, with: entries = [] }: Of<'handle'>): Pursuit {
  const isHandled = situation.memo.ways.some(({ name, went }) => went === 'well' && name.startsWith(DEAL));
  const next = isHandled ? nextEntry(situation, entries) : undefined;
  if (next) return next;
  if (isHandled && entries.length > 0) return finishing(situation, verb);
  const field = namedByVerb(situation, verb, entries);
  if (field) return field;
  const pursuit = dealWith(situation, things, [verb.words]);
  return 'reached' in pursuit ? (askedForMore(situation) ?? pursuit) : pursuit;
}

/** "Assign it to Ann": what is called after the verb takes the value by itself. */
function namedByVerb(situation: Situation, { words }: Phrase, entries: readonly Entry[]): Pursuit | undefined {
  const [entry, ...more] = entries;
  if (!entry || entry.field || more.length > 0) return undefined;
  if (wasDone(situation, BY_VERB)) return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  const needs = { to: 'write', value: entry.value } as const;
  const candidates = ground({ words }, situation.page, needs).filter(({ control }) => serves(needs, control));
  const [first] = candidates;
  if (!first || !isCertain(candidates)) return undefined;
  const call = { tool: 'set', input: { id: first.control.id, value: valueFor(entry.value, first.control) } };
  return { do: [call], way: BY_VERB, thought: `Putting “${entry.value.text}” into “${calledSo(first.control)}”.` };
}

const BY_VERB = 'put it in';

/** What was filled in for it is sent off. */
function finishing(situation: Situation, verb: Phrase): Pursuit {
  if (wasDone(situation, FINISHED)) return sentOff(situation);
  const button = buttonBelow(situation, verb);
  if (!button) return { stuck: speechIn(situation.language).notFound(verb.words, triedIn(situation)) };
  const call = { tool: 'click', input: { id: button.id } };
  return { do: [call], way: FINISHED, thought: `Pressing “${calledSo(button)}”.` };
}

const FINISHED = 'send it off';

/** What was pressed has opened a form: nothing is done before that is filled in, and the task does not say with what. */
function askedForMore({ page, language }: Situation): Pursuit | undefined {
  const open = controlsOf(page).filter(({ value = '', states }) => states.includes('required') && value === '');
  return open.length === 0 ? undefined : { stuck: speechIn(language).noValue(open.map(calledSo).join(', ')) };
}

/** How ways are named in which a thing was dealt with. */
export const DEAL = 'deal with ';

/** Presses what is called so at each of the things that are meant: beside it, or after it was opened. */
export function dealWith(situation: Situation, asked: Things, verbs: readonly string[]): Pursuit {
  const things = meantThings(asked, situation.memo);
  const what = spokenPhrase(things.what);
  const done = situation.memo.ways.filter(({ name, went }) => went === 'well' && name.startsWith(DEAL)).length;
  const isAsked = done > 0 ? confirmed(situation, verbs) : undefined;
  if (isAsked) return isAsked;
  const ended = reachedBy(situation, speechIn(situation.language).done(situation.goal.said), what);
  const wanted = things.count === 'one' ? 1 : things.count;
  const isCounted = situation.memo.ways.some(({ name, went }) => name === SET && went !== 'wrong');
  if (wanted !== 'all' && (done >= wanted || (done > 0 && isCounted))) return ended;
  const first = goToPlace(situation, things.what);
  if (first) return first;
  const number = wanted === 'all' ? 1 : wanted;
  const direct = directly(situation, verbs, things);
  if (direct) return quantity(situation, number) ?? dealing(direct, what, done);
  const inside = isOpened(situation) || isAboutIt(situation.page, things.what) ? onPage(situation, verbs) : undefined;
  if (inside) return quantity(situation, number) ?? dealing(inside, what, done);
  const found = chooseRecords(situation, things, done > 0);
  // All of them are dealt with: none is left.
  if (!areRecords(found)) return done > 0 && 'stuck' in found ? ended : found;
  const [record] = found.records.filter((one) => !isDealtWith(situation, one));
  if (!record) return ended;
  const control = buttonOf(record, verbs);
  return control ? dealing(control, record.name, done) : opening(situation, record, verbs);
}

function isDealtWith({ memo }: Situation, { name }: PageRecord): boolean {
  return memo.ways.some((way) => way.went === 'well' && way.name.startsWith(`${DEAL}${name} `));
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
  if (what.words === '' || where.length > 0 || best || count === 'all' || what.ordinal !== undefined) return undefined;
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
function buttonOf({ name, controls }: PageRecord, verbs: readonly string[]): Control | undefined {
  const usable = controls.filter(
    (one) => PRESSED.has(one.role) && !one.states.includes('disabled') && one.name !== name,
  );
  for (const words of verbs) {
    const ranked = usable
      .map((control) => ({ control, worth: alike(words, control.name) }))
      .filter(({ worth }) => worth >= CALLED_SO)
      .sort((a, b) => b.worth - a.worth);
    if (ranked[0]) return ranked[0].control;
  }
  return undefined;
}

/** What was opened stays open while one looks behind its buttons. */
function isOpened({ memo }: Situation): boolean {
  const last = memo.ways.findLast(({ name }) => !name.startsWith('look behind ') && name !== SET);
  return last?.name.startsWith(INTO) === true;
}

const INTO = 'look into ';

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
