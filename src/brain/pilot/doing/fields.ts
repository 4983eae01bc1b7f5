import type { Control, Observation } from '../../../observation.ts';
import type { Act, Phrase, Value } from '../goal.ts';
import { BARE } from '../grounding/scene.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { boxRatherThanLink } from '../seeking/box-rather-than-link.ts';
import { called } from '../seeking/called.ts';
import { isAboutIt } from '../seeking/is-about.ts';
import { meant, spokenPhrase } from '../seeking/meant.ts';
import { BOXES } from '../seeking/roles.ts';
import { hasFailed, isSought, seek, triedIn } from '../seeking/seek.ts';
import { withoutKindWord } from '../seeking/without-kind-word.ts';
import { type Pursuit, type Situation, wasDone, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { findValues } from '../understanding/values/find.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { afterHeld } from './after-held.ts';
import { byUnit } from './by-unit.ts';
import { cellCalled } from './cell.ts';
import { choiceUnder } from './choice-under.ts';
import { chooseBest } from './choose-best.ts';
import { chosenWith } from './chosen-with.ts';
import { closePopup } from './close-popup.ts';
import { codeFor } from './code-for.ts';
import { columnFilter, isColumnWithMenu } from './column-filter.ts';
import { copyHeld } from './copy-held.ts';
import { copyValues } from './copy-values.ts';
import { deedsDone, lastDeed, reachedBy, touch, wentWell } from './deed.ts';
import { drag } from './drag.ts';
import { emptyField, fieldMadeFor } from './empty-field.ts';
import { asChoice, fieldOtherwise } from './field-for.ts';
import { givenValue } from './found-value.ts';
import { nudge } from './nudge.ts';
import { onlyUnder } from './only-under.ts';
import { nextStep } from './onwards.ts';
import { openForm } from './open-form.ts';
import { optionLike } from './option-like.ts';
import { openParty } from './party.ts';
import { slide } from './slide.ts';
import { step } from './stepper.ts';
import { chooseSuggestion } from './suggestion.ts';
import { takeSuggested } from './take-suggested.ts';
import { timeInColumns } from './time-columns.ts';
import { upload } from './upload.ts';
import { valueFor } from './value-for.ts';
import { wholeNames } from './whole-names.ts';

type Of<Kind extends Act['kind']> = Extract<Act, { kind: Kind }>;

/** Puts a value into a field; what kind of field it is decides how. */
export function enter(situation: Situation, { value: said, field, after }: Of<'enter'>): Pursuit {
  const speech = speechIn(situation.language);
  const phrase = field ?? { words: '' };
  if (said.heldIn) return copyHeld(situation, said.heldIn, phrase);
  if (said.isFound && phrase.kind === 'form') return copyValues(situation);
  const value = givenValue(situation, said);
  if (!value) return { stuck: speech.noValue(phrase) };
  const owner = absentOwner(situation.page, phrase);
  if (owner) return { stuck: speech.notFound(owner, []) };
  const moved =
    nudge(situation, value, phrase) ??
    step(situation, value, phrase) ??
    slide(situation, value, phrase) ??
    timeInColumns(situation, value, phrase);
  if (moved) return moved;
  // What is only pressed was not written anywhere.
  const isPressed = /^(?:click|check) \d+$/.test(lastDeed(situation)?.name ?? '');
  const ended = reachedBy(situation, isPressed ? speech.chosen(value.text) : speech.entered(value.text, phrase));
  const offered = takeSuggested(situation, value);
  if (offered) return offered;
  // Many pages take a value only when its field is left: whoever is done leaves it.
  if (wentWell(situation) && !isStillEmpty(situation, value))
    return situation.isLast && !wasTried(situation, LEAVE) ? leaving() : ended;
  const closed = closePopup(situation);
  if (closed) return closed;
  if (isCardFor(situation.page, value, phrase))
    return drag(situation, { kind: 'drag', what: { words: value.text, exact: true }, to: phrase });
  const cell = cellCalled(situation.page, phrase);
  if (cell) return writeInto(situation, cell, value);
  const choice = choiceUnder(situation.page, phrase.words, value.text);
  if (choice && !hasFailed(situation, choice)) return choosing(choice);
  const empty = emptyField(situation.page, phrase) ?? fieldMadeFor(situation.page, phrase, value);
  const found = empty
    ? { control: empty, why: { looked: spokenPhrase(phrase), candidates: [] } }
    : seek(situation, phrase, { to: 'write', value });
  if (!isSought(found) && after) return found;
  const otherwise = isSought(found) ? undefined : fieldOtherwise(situation.page, phrase, value);
  if (otherwise && !hasFailed(situation, otherwise)) return writeInto(situation, otherwise, value);
  const kept = isSought(found) || after ? undefined : asChoice(situation.page, phrase, value.text);
  if (kept && !hasFailed(situation, kept)) return choosing(kept);
  if (!isSought(found))
    return (
      namedByValue(situation, value) ??
      nextStep(situation) ??
      openParty(situation, phrase, value) ??
      offering(situation, value) ??
      byUnit(situation, value) ??
      found
    );
  const { control } = found;
  if (!field && isTaken(situation, control, value)) return { stuck: speech.noPlace(value.text) };
  const suggested = chooseSuggestion(situation, value, control);
  if (suggested) return suggested;
  const put = valueFor(value, control);
  const more = after && afterHeld(control, put, after);
  if (after && !more && (control.value ?? '') !== '')
    return { stuck: speech.wentWrong(situation.goal.said, calledSo(control)) };
  const call = more ?? { tool: 'set', input: { id: control.id, value: put } };
  return touch(found, call, `Putting “${put}” into “${calledSo(control)}”.`);
}

/** "Her e-mail", of Ada Byron: where the page knows nobody of that name, the form is to be about her first. */
function absentOwner({ lines }: Observation, { place }: Phrase): Phrase | undefined {
  const owner = place?.is === 'of' ? place.what : undefined;
  if (!owner || owner.exact || !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(owner.words)) return undefined;
  const shown = lines.flatMap(({ parts }) => parts.map((part) => (typeof part === 'string' ? part : spoken(part))));
  return shown.some((text) => coverage(owner.words, text).share >= NAMED) ? undefined : owner;
}

function spoken({ name, value = '' }: Control): string {
  return `${name} ${value}`;
}

const NAMED = 0.8;

/** What was entered just before stands in there: what comes next, of which no field was told, does not go over it. */
function isTaken({ previous }: Situation, control: Control, { text }: Value): boolean {
  const held = (control.value ?? '').trim();
  return previous?.kind === 'enter' && held !== '' && held === previous.value.text && held !== text;
}

/** "Put “Call Ann” into Done", where both are there, the one as a card and the other as a heading: it is moved. */
function isCardFor({ lines }: Observation, { text, exact }: Value, { words }: Phrase): boolean {
  if (!exact || words === '') return false;
  const all = lines.flatMap(({ parts }) => parts);
  const isField = all.some((part) => typeof part !== 'string' && part.name === words && WRITTEN_IN.has(part.role));
  const isHeading = lines.some(
    ({ kind, parts }) =>
      (kind === 'heading' || kind === 'landmark' || kind === 'group') && parts.some((part) => part === words),
  );
  return !isField && isHeading && all.some((part) => typeof part !== 'string' && part.name === text);
}

const WRITTEN_IN = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);

/** Something came between: what was written is not there, and is written once more. */
function isStillEmpty(situation: Situation, { text }: Value): boolean {
  const last = lastDeed(situation)?.name ?? '';
  const field = controlsOf(situation.page).find(({ id }) => last === `set ${id}`);
  const tries = situation.memo.ways.filter(({ name }) => name === last).length;
  return text !== '' && field?.role === 'textbox' && field.value === '' && tries < MOST_TRIES;
}

const MOST_TRIES = 3;

/** What was tried and did not work is not tried again. */
function writeInto(situation: Situation, cell: Control, value: Value): Pursuit {
  const { said } = situation.goal;
  if (hasFailed(situation, cell)) return { stuck: speechIn(situation.language).nothingHappened(said) };
  const call = { tool: 'set', input: { id: cell.id, value: valueFor(value, cell) } };
  const why = { looked: calledSo(cell), candidates: [] };
  return touch({ control: cell, why }, call, `Putting “${value.text}” into “${calledSo(cell)}”.`);
}

const LEAVE = 'leave the field';

function leaving(): Pursuit {
  return { do: [{ tool: 'press', input: { key: 'Tab' } }], way: LEAVE, thought: 'Leaving the field.' };
}

/** "Set the filter Remote": no field takes the value, but something is called so. A day is more than the number on it. */
function namedByValue({ page }: Situation, { text, kind }: Value): Pursuit | undefined {
  const control = called(page, [text], { to: 'choose', roles: CHOSEN });
  return control && (kind === 'text' || control.name.trim() === text) ? choosing(control) : undefined;
}

/** No field is called so, but just one list offers it: "a term of 30 days", where the page says "Period". */
function offering(situation: Situation, { text, exact }: Value): Pursuit | undefined {
  const lists = controlsOf(situation.page).filter(
    (one) => !exact && !hasFailed(situation, one) && one.options && optionLike(one.options, text) !== undefined,
  );
  const [list, ...others] = lists;
  const option = list?.options && optionLike(list.options, text);
  if (!list || option === undefined || others.length > 0) return undefined;
  const call = { tool: 'select', input: { id: list.id, option } };
  return { do: [call], way: `select ${list.id}`, thought: `Only “${calledSo(list)}” offers “${option}”.` };
}

function choosing(control: Control): Pursuit {
  const call = callFor(control, undefined);
  return { do: [call], way: `${call.tool} ${control.id}`, thought: `Choosing “${calledSo(control)}”.` };
}

const CHOSEN = new Set([...BOXES, 'option', 'tab', 'button', 'link']);

/** One thing after the other, each by what it is: an option of a list, a box, a card. */
export function choose(situation: Situation, { things: named, from }: Of<'choose'>): Pursuit {
  const things = wholeNames(named, situation.goal.said, situation.page);
  const done = deedsDone(situation);
  const thing = things[done];
  if (!thing || wasDone(situation, TOGETHER)) return reachedBy(situation, speechIn(situation.language).chosen(things));
  const asked = meant(thing, situation.memo);
  // «выбери файл «план.txt» для загрузки»: what is at hand to be given away is given.
  if (things.length === 1 && asked.exact && situation.files.includes(asked.words)) {
    const file = { text: asked.words, kind: 'file', exact: true } as const;
    const to = from?.place?.what ?? asked.place?.what ?? from;
    return upload(situation, { kind: 'upload', file, ...(to && { to }) });
  }
  const best = chooseBest(situation, asked);
  if (best) return { ...best, ...('do' in best && { way: `choose ${done} ${best.way}` }) };
  const optional = chosenWith(situation, asked);
  if (optional && !('words' in optional)) return optional;
  const plain = optional ?? asked;
  const bare = withoutKindWord(situation.page, plain) ?? plain;
  const code = bare.exact ? undefined : codeFor(situation.page, bare.words);
  const wanted = code === undefined ? bare : { words: code, exact: true };
  const value = { text: wanted.words, kind: 'text' } as const;
  const column = from && isColumnWithMenu(situation, from) ? columnFilter(situation, { of: from, value }) : undefined;
  if (column) return column;
  const list = from ? seek(situation, from, { to: 'choose', value }) : undefined;
  // "favourite colour: teal", where the page has a field to write it into.
  if (from && list && isSought(list) && list.control.role === 'textbox' && things.length === 1)
    return enter(situation, { kind: 'enter', value: { ...value, ...(wanted.exact && { exact: true }) }, field: from });
  // What is called the size may be a heading over the sizes.
  const itself = from ? { ...wanted, place: { is: 'in', what: from } as const } : wanted;
  const sought =
    from && list && isSought(list) && listsOptions(list.control, from)
      ? list
      : seek(situation, itself, { to: 'choose', value });
  const isOff =
    from && isSought(sought) && onlyLeadsOff(boxRatherThanLink(situation.page, sought.control, wanted.words), wanted);
  const found = isOff ? notThere(situation, itself) : sought;
  // "Choose the blue mug", on its own page: it needs no more choosing.
  const isPlain = !thing.best && !thing.like && !thing.place && thing.ordinal === undefined;
  const under = !from && isPlain && !isSought(found) ? onlyUnder(situation.page, wanted.words) : undefined;
  if (under && !hasFailed(situation, under)) return { ...choosing(under), way: `choose ${done} ${under.id}` };
  const isShown = !from && things.length === 1 && isPlain && !isSought(found) && isAboutIt(situation.page, wanted);
  if (isShown) return reachedBy(situation, speechIn(situation.language).chosen(thing));
  const both = from && !isSought(found) ? asChoice(situation.page, from, wanted.words) : undefined;
  if (both && !hasFailed(situation, both)) return { ...choosing(both), way: `choose ${done} ${both.id}` };
  if (!isSought(found)) return nextStep(situation) ?? found;
  const control = boxRatherThanLink(situation.page, found.control, wanted.words);
  if (WRITTEN.test(control.role)) return enterChosen(situation, things, wanted, control);
  const option = optionIn(control, wanted);
  if (from && things.length > 1 && control.role === 'listbox') return chooseAll(situation, things, control);
  const call =
    option === undefined
      ? callFor(control, from && found === list ? wanted : undefined)
      : { tool: 'select', input: { id: control.id, option } };
  return {
    ...touch({ ...found, control }, call, `Choosing “${wanted.words}”.`),
    ...{ way: `choose ${done} ${control.id}` },
  };
}

/** A link that says nothing of what is chosen leads somewhere else. */
function onlyLeadsOff({ role, name }: Control, { words }: Phrase): boolean {
  return role === 'link' && words !== '' && coverage(words, name).share < CALLED_SO;
}

function notThere(situation: Situation, wanted: Phrase): Pursuit {
  return { stuck: speechIn(situation.language).notFound(wanted, triedIn(situation)) };
}

/** «поставь 30 дней», where a field counts days: there is nothing to pick, and a press on it would choose nothing. */
function enterChosen(situation: Situation, things: readonly Phrase[], wanted: Phrase, control: Control): Pursuit {
  const { now, language } = situation;
  const [span] = wanted.exact ? [] : findValues(wanted.words, now, language);
  const isWhole = span && span.start === 0 && span.end === wanted.words.length;
  const value: Value = isWhole ? span.value : { text: wanted.words, kind: 'text' };
  const isNothing = things.length > 1 || (value.kind === 'text' && control.role !== 'textbox');
  return isNothing
    ? { stuck: speechIn(language).notFound(wanted.words, []) }
    : enter(situation, { kind: 'enter', value, field: { words: calledSo(control), exact: true } });
}

/** What takes a value and offers none. */
const WRITTEN = /^(?:textbox|spinbutton|slider|date|time|month|week|datetime|datetime-local)$/;

/** A button may open a list; one that does not say so, and is called otherwise, does something else. */
function listsOptions({ role, options, states, name }: Control, { words }: Phrase): boolean {
  if (role !== 'button' || options !== undefined) return options !== undefined || LISTS.has(role);
  return states.includes('collapsed') || states.includes('expanded') || alike(words, name) >= CALLED_SO;
}

const CALLED_SO = 0.5;

/** A list of which several may be chosen takes them together. */
function chooseAll({ memo }: Situation, things: readonly Phrase[], { id }: Control): Pursuit {
  const options = things.map((thing) => meant(thing, memo).words);
  const call = { tool: 'select', input: { id, options } };
  return { do: [call], way: TOGETHER, thought: `Choosing ${options.join(', ')}.` };
}

const TOGETHER = 'choose them together';

function optionIn({ options = [] }: Control, { words, exact }: Phrase): string | undefined {
  return exact ? options.find((option) => option.trim() === words) : optionLike(options, words);
}

/** What shows no options yet is told which one is wanted; what is one itself is pressed. */
function callFor({ id, role }: Control, wanted: Phrase | undefined): { tool: string; input: object } {
  if (wanted && LISTS.has(role)) return { tool: 'select', input: { id, option: wanted.words } };
  return BOXES.has(role) ? { tool: 'check', input: { id, on: true } } : { tool: 'click', input: { id } };
}

const LISTS = new Set(['combobox', 'listbox', 'button', 'menu', 'tree']);

export function tick(situation: Situation, { things, on }: Of<'tick'>): Pursuit {
  const done = deedsDone(situation);
  const thing = things[done];
  if (!thing) return reachedBy(situation, ticked(situation, things));
  const plain = withoutState(situation);
  if (plain) return pressing(plain, done);
  if (on && thing.exact && isOffered(situation, thing.words)) return choose(situation, { kind: 'choose', things });
  const found = seek(situation, meant(thing, situation.memo), { to: 'tick' });
  if (!isSought(found)) return openForm(situation) ?? aroundNext(situation, thing) ?? found;
  const { id } = found.control;
  const call = { tool: 'check', input: { id, on } };
  return {
    ...touch(found, call, `${on ? 'Ticking' : 'Unticking'} “${calledSo(found.control)}”.`),
    ...{ way: `check ${done} ${id}` },
  };
}

/** "There is a checklist, tick “Iron” in it": what is called so holds the boxes, of which the next is ticked. */
function aroundNext({ page, ahead, goal, language }: Situation, { words }: Phrase): Pursuit | undefined {
  const [next] = ahead;
  const texts = page.lines.flatMap(({ parts }) => parts.filter((part) => typeof part === 'string'));
  const isShown = texts.some((text) => alike(words.replaceAll('-', ''), text.replaceAll('-', '')) >= HELD);
  return next?.kind === 'tick' && isShown
    ? { reached: { text: speechIn(language).notNeeded(goal.said), claims: [] } }
    : undefined;
}

const HELD = 0.7;

/** «включи «Сначала новые»», where that is one of the choices of a list: there is no box of that name, and just one such list. */
function isOffered({ page }: Situation, words: string): boolean {
  const controls = controlsOf(page);
  const lists = controls.filter(({ options = [] }) => options.some((option) => option.trim() === words));
  return lists.length === 1 && !controls.some(({ name }) => name.trim() === words);
}

/** A switch that was found, and does not say whether it is on or off: it can only be pressed. A button with a name does something else. */
function withoutState(situation: Situation): Control | undefined {
  const last = lastDeed(situation);
  const isPlain = situation.told.some((one) => one.includes('is nothing that is on or off'));
  if (!isPlain || last?.went !== 'wrong' || !last.name.startsWith('check ')) return undefined;
  return controlsOf(situation.page).find(
    ({ id, role, name }) => last.name.endsWith(` ${id}`) && (BARE.has(role) || (role === 'button' && name === '')),
  );
}

function pressing(control: Control, done: number): Pursuit {
  const call = { tool: 'click', input: { id: control.id } };
  return { do: [call], way: `click ${done} ${control.id}`, thought: `Pressing “${calledSo(control)}”.` };
}

/** What was only pressed is not said to be on or off. */
function ticked({ memo, language }: Situation, things: readonly Phrase[]): string {
  const speech = speechIn(language);
  const isUnknown = memo.ways.some(({ name }) => name.startsWith('click '));
  return isUnknown ? speech.pressedBeside(things) : speech.chosen(things);
}
