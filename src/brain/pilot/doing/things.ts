import type { Control } from '../../../observation.ts';
import type { Act, Entry, Phrase, Things } from '../goal.ts';
import { ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { choose } from '../reading/choose.ts';
import { meantThings } from '../seeking/meant.ts';
import { triedIn } from '../seeking/seek.ts';
import { serves } from '../seeking/serves.ts';
import { isFilling, isNew, type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { isSameText } from '../words/normal.ts';
import { symbolWords } from '../words/symbols.ts';
import { answerWith } from './answer-with.ts';
import { besideIt } from './beside-it.ts';
import { create } from './create.ts';
import { DEAL, dealWith } from './deal-with.ts';
import { reachedBy } from './deed.ts';
import { areMade, areShown, nextEntry } from './entries.ts';
import { filledIn, senderOf } from './forms.ts';
import { fromWhere } from './from-where.ts';
import { namedChoice } from './named-choice.ts';
import { hasNewName, withNewName, withoutDialog } from './new-name.ts';
import { ofRow } from './of-row.ts';
import { putInPart } from './put-in-part.ts';
import { rate } from './rate.ts';
import { removingWords } from './removing-words.ts';
import { sentOff } from './sent-off.ts';
import { valueFor } from './value-for.ts';
import { waitingField } from './waiting-field.ts';
import { withOptions } from './with-options.ts';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

export function add(situation: Situation, { things: asked, to }: Of<'add'>): Pursuit {
  const things = { ...asked, what: ofWhat(situation, asked.what, to?.words ?? '') };
  const put = to ? putInPart(situation, things, to) : undefined;
  if (put) return put;
  const made = to || things.what.isPronoun ? undefined : create(situation, things);
  if (made) return made;
  const where = to?.words ?? '';
  // Where nothing is called just so, a thing is opened rather than pressed on a guess.
  const plain = controlsOf(situation.page).some((one) => justAdds(one, where)) ? ADDING : [];
  const verbs = where === '' ? ['add'] : [where, `add to ${where}`, `move to ${where}`, ...plain];
  const optional = withOptions(situation, things, verbs);
  if (optional) return optional;
  return where === '' ? dealWith(situation, things, verbs) : putInto(situation, things, verbs, where);
}

/** What is called only "Move to" opens the places to choose from: then the place itself is pressed. */
function putInto(situation: Situation, things: Things, verbs: readonly string[], where: string): Pursuit {
  const pursuit = dealWith(situation, things, verbs);
  if (!('do' in pursuit) || !pursuit.way.startsWith(DEAL)) return pursuit;
  const [call] = pursuit.do;
  const { id } = (call?.input ?? {}) as { id?: number };
  const control = controlsOf(situation.page).find((one) => one.id === id);
  if (control && onlyCloses(control, where))
    return { stuck: speechIn(situation.language).notFound(where, triedIn(situation)) };
  const namesPlace = control !== undefined && (alike(where, control.name) >= A_LITTLE || justAdds(control, where));
  const way = `look behind ${control ? calledSo(control) : ''}`;
  if (!namesPlace && situation.memo.ways.at(-1)?.name === way)
    return { stuck: speechIn(situation.language).nothingHappened(situation.goal.said) };
  return namesPlace ? pursuit : { ...pursuit, way };
}

/** "Jars of honey" for the basket, or where the page has a jar of honey: what it is of is part of its name, not where it is. */
function ofWhat({ page }: Situation, what: Phrase, where: string): Phrase {
  const { place, ...itself } = what;
  if (place?.is !== 'of' || place.what.place || place.what.like) return what;
  const words = `${what.words} of ${place.what.words}`;
  const isNamed = page.lines.some(({ parts }) =>
    parts.some((part) => coverage(words, typeof part === 'string' ? part : part.name).share >= JUST_SO),
  );
  return isNamed || isBasket(where) ? { ...itself, words } : what;
}

/** In a shop, "Add" at a thing can only mean the basket. */
function justAdds({ name }: Control, where: string): boolean {
  return (
    isBasket(where) && ADDING.some((verb) => Math.max(alike(verb, name), alike(verb, symbolWords(name))) >= JUST_SO)
  );
}

function isBasket(where: string): boolean {
  return alike('cart', where) >= JUST_SO;
}

const ADDING = ['add', 'buy'];

/** "Done" is nearly the same as "Close", but what closes a window puts nothing anywhere. */
function onlyCloses({ name }: Control, where: string): boolean {
  return !isSameText(where, name) && ['close', 'cancel'].some((way) => alike(way, name) >= JUST_SO);
}

const JUST_SO = 0.9;

export function remove(situation: Situation, { things, from, by }: Of<'remove'>): Pursuit {
  const first = fromWhere(situation, things, from);
  const words = removingWords(situation.goal.said);
  return first ?? dealWith(situation, things, by ? [by.words, ...words] : words);
}

export function handle(situation: Situation, { verb, things, with: entries = [] }: Of<'handle'>): Pursuit {
  const rated = rate(situation, things, entries);
  if (rated) return rated;
  const isHandled = situation.memo.ways.some(
    ({ name, went }) => (went === 'well' && name.startsWith(DEAL)) || name.startsWith(WRITTEN),
  );
  const isLeft = entries.length > 0 && !areMade(situation, entries);
  if (isHandled && isLeft && hasNewName(situation, verb, entries))
    return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  const next = isHandled && isLeft ? filling(situation, entries) : undefined;
  if (next) return withoutDialog(next, verb, entries);
  const [firstWay] = situation.memo.ways.filter(({ name }) => !name.startsWith('wait '));
  const wasFilledFirst = firstWay?.name.startsWith('enter ') === true;
  if (isHandled && entries.length > 0 && !wasFilledFirst) return finishing(situation, verb);
  if (isBeingEdited(situation, verb, things))
    return { reached: { text: speechIn(situation.language).notNeeded(situation.goal.said), claims: [] } };
  const before = answerWith(situation, verb, things) ?? namedByVerb(situation, verb, entries);
  if (before) return before;
  const pursuit = dealWith(situation, ofRow(things), [verb.words]);
  if ('reached' in pursuit) return askedForMore(situation, verb, things) ?? pursuit;
  if (!('do' in pursuit) || !pursuit.way.startsWith(DEAL)) return pursuit;
  const shown = isLeft && areShown(situation, entries) && entries.every(({ field: name }) => name !== undefined);
  const first = shown ? nextEntry(situation, entries) : written(situation, entries, fieldBefore(situation, pursuit));
  return first ?? withNewName(pursuit, verb, entries);
}

/** "… so edit my profile": who was led to that page by what was to be changed is there already. */
function isBeingEdited({ page, previous, memo }: Situation, { words }: Phrase, { what }: Things): boolean {
  const isChanged = previous?.kind === 'enter' || previous?.kind === 'choose' || previous?.kind === 'tick';
  const [noun = ''] = what.words.split(/\s+/);
  return (
    isChanged &&
    memo.ways.length === 0 &&
    alike('edit', words) >= LIKELY &&
    coverage(`${words} ${noun}`, page.title).share >= LIKELY
  );
}

const LIKELY = 0.7;

/** What was pressed has brought a field for it. A field that was there all the time is for something else, unless it is called so. */
function filling(situation: Situation, entries: readonly Entry[]): Pursuit {
  const inField = written(situation, entries, waitingField(situation, true));
  if (inField) return inField;
  const isNamed = entries.some(({ field }) => field !== undefined);
  const next = isNamed ? nextEntry(situation, entries) : undefined;
  return next ?? { stuck: speechIn(situation.language).nothingHappened(situation.goal.said) };
}

/** A form that is open already is filled in before it is sent off: the empty field right before what would be pressed. */
function fieldBefore({ page }: Situation, pursuit: Pursuit): Control | undefined {
  if (!('do' in pursuit) || !pursuit.way.startsWith(DEAL)) return undefined;
  const controls = controlsOf(page);
  const at = controls.findIndex(({ id }) => pursuit.way.endsWith(` ${id}`));
  const before = controls[at - 1];
  return before?.role === 'textbox' && (before.value ?? '') === '' ? before : undefined;
}

/** "Reply “Yes”": what was pressed has opened a field for it. */
function written(
  situation: Situation,
  [entry, ...more]: readonly Entry[],
  field: Control | undefined,
): Pursuit | undefined {
  const isMade = isFilling(situation);
  if (!entry || entry.field || more.length > 0 || isMade || !field) return undefined;
  const call = { tool: 'set', input: { id: field.id, value: valueFor(entry.value, field) } };
  return {
    do: [call],
    way: `${WRITTEN}${field.id}`,
    thought: `Putting “${entry.value.text}” into “${calledSo(field)}”.`,
  };
}

const WRITTEN = 'enter 0  ';

/** "Assign it to Ann": what is called after the verb takes the value by itself. */
function namedByVerb(situation: Situation, { words }: Phrase, entries: readonly Entry[]): Pursuit | undefined {
  const [entry, ...more] = entries;
  if (!entry || entry.field || more.length > 0) return undefined;
  if (wasDone(situation, BY_VERB)) return reachedBy(situation, speechIn(situation.language).done(situation.goal.said));
  const needs = { to: 'write', value: entry.value } as const;
  const candidates = ground({ words }, situation.page, needs).filter(({ control }) => serves(needs, control));
  const [first] = candidates;
  if (!first || !isCertain(candidates)) return undefined;
  // "Comment “Thanks”", where a field is called so: what is written there is for others to read, and is sent off.
  if (first.control.role === 'textbox' && SAID.some((word) => alike(word, words) >= LIKELY))
    return filledIn(
      situation,
      [{ ...entry, field: { words: first.control.name, exact: true } }],
      { words },
      { words },
      true,
    );
  const call = { tool: 'set', input: { id: first.control.id, value: valueFor(entry.value, first.control) } };
  return { do: [call], way: BY_VERB, thought: `Putting “${entry.value.text}” into “${calledSo(first.control)}”.` };
}

const SAID = ['comment', 'reply', 'answer', 'review', 'post'];
const A_LITTLE = 0.3;
const BY_VERB = 'put it in';

/** What was filled in for it is sent off. */
function finishing(situation: Situation, verb: Phrase): Pursuit {
  if (wasDone(situation, FINISHED)) return sentOff(situation);
  const named = namedChoice(situation);
  if (named) return named;
  const button = senderOf(situation, verb);
  if (!button) return { stuck: speechIn(situation.language).notFound(verb.words, triedIn(situation)) };
  const call = { tool: 'click', input: { id: button.id } };
  return { do: [call], way: FINISHED, thought: `Pressing “${calledSo(button)}”.` };
}

const FINISHED = 'send it off';

/** What was pressed has opened a form: nothing is done before that is filled in, and the task does not say with what. */
function askedForMore(situation: Situation, verb: Phrase, things: Things): Pursuit | undefined {
  const { page, language, told } = situation;
  const controls = controlsOf(page);
  // A page that was drawn anew, and is the same one, had its fields before.
  const isRedrawn = controls.every((control) => isNew(situation, control));
  const isOther = page.onTop !== undefined || told.some((one) => one.includes('The page is another one now'));
  const came = (field: Control) => isOther || (!isRedrawn && isNew(situation, field));
  // Nothing is forwarded to nobody, whether or not its page says so.
  const isForward = alike('forward', verb.words) >= LIKELY;
  const asksToWhom = ({ role, name }: Control) => isForward && role === 'textbox' && alike('to', name) >= LIKELY;
  const isAsked = (field: Control) => asksToWhom(field) || (field.states.includes('required') && came(field));
  const open = controls.filter((field) => (field.value ?? '') === '' && isAsked(field));
  const isThere = isStillListed(situation, things) || besideIt(situation, things, [verb.words]) !== undefined;
  return open.length === 0 || isThere
    ? undefined
    : { stuck: speechIn(language).noValue(open.map(calledSo).join(', ')) };
}

/** Where the thing stands in its list as before, the page is the same one, drawn anew: its fields are for something else. */
function isStillListed({ page, memo, now }: Situation, things: Things): boolean {
  return page.onTop === undefined && choose(meantThings(things, memo), page, alike, now).found;
}
