import type { Control, Observation, Part } from '../../../observation.ts';
import type { Phrase, Things } from '../goal.ts';
import { calledSo, wordsOn } from '../page-parts.ts';
import { saidOn } from '../seeking/said-on.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { reachedBy, sending } from './deed.ts';

/**
 * "Add the skill “Vue”", where a field is there to add such things: it is written there, and added with the button beside it or
 * with Enter. It counts when the page shows it afterwards. Nothing where the page has no such field, or several.
 */
export function typedIn(situation: Situation, { what, count, where }: Things, said?: Phrase): Pursuit | undefined {
  const { page, language, goal } = situation;
  // "in my profile" is "to my profile".
  const to = said ?? (what.place?.is === 'in' ? what.place.what : undefined);
  const isElsewhere = what.place !== undefined && what.place.what !== to;
  const isOne =
    what.words !== '' && !what.isPronoun && !isElsewhere && !what.like && count === 'one' && where.length === 0;
  if (!isOne) return undefined;
  const speech = speechIn(language);
  const adding = situation.memo.ways.find(({ name }) => name.startsWith(ADDED));
  if (adding && wasDone(situation, adding.name)) {
    const added = adding.name.slice(ADDED.length);
    return wordsOn(page).toLowerCase().includes(added.toLowerCase())
      ? reachedBy(situation, speech.done(goal.said), added)
      : { stuck: speech.nothingHappened(goal.said) };
  }
  const place = fieldToAdd(page, what.words);
  if (!place || (to && !isAddedTo(situation, to, place.field))) return undefined;
  const { field, button } = place;
  const isTo = to !== undefined && !what.place && isAddedTo(situation, to, field, false) && !saidOn(page, what.words);
  const words = what.exact || isTo ? what.words : namedAfter(situation, what.words, field);
  if (words === undefined) return undefined;
  if (!wasDone(situation, TYPED)) {
    const call = { tool: 'set', input: { id: field.id, value: words } };
    return { do: [call], way: TYPED, thought: `Putting “${words}” into “${calledSo(field)}”.` };
  }
  return { do: [sending(field, button)], way: `${ADDED}${words}`, thought: `Adding “${words}”.` };
}

/**
 * "the tag cedar", where the field adds a tag: what comes after the word for such things; all of it where the last thing that was
 * added was one of them. What the page shows already is not a new name.
 */
function namedAfter(
  { page, previous }: Situation,
  said: string,
  { name, placeholder = '' }: Control,
): string | undefined {
  const [noun = '', ...rest] = said.split(/\s+/);
  const isNoun = (word: string) => nounsIn(`${name} ${placeholder}`).some((one) => alike(word, one) >= CALLED_SO);
  const isLater = previous?.kind === 'add' && isNoun(previous.things.what.words.split(/\s+/)[0] ?? '');
  const words = rest.length > 0 && isNoun(noun) ? rest.join(' ') : isLater ? said : '';
  return words === '' || saidOn(page, words) ? undefined : words;
}

function nounsIn(text: string): string[] {
  return text.split(/[\s,.]+/).filter((word) => word.length > 2 && alike('add', word) < LIKELY);
}

/** "to my skills", where the field adds a skill; "to my profile", on the page of that. */
function isAddedTo({ page }: Situation, to: Phrase, { name, placeholder = '' }: Control, orOfPage = true): boolean {
  const added = nounsIn(`${name} ${placeholder} ${orOfPage ? page.title : ''}`);
  return to.words.split(/\s+/).some((word) => added.some((one) => alike(word, one) >= CALLED_SO));
}

const TYPED = 'write what is added';
const ADDED = 'add what was written: ';

/** The only field that says it adds something, or that has a button for it beside it; empty, or with the words in it. */
function fieldToAdd(
  { lines }: Observation,
  words: string,
): { field: Control; button: Control | undefined } | undefined {
  const free = lines.flatMap(({ parts }, at) =>
    parts.flatMap((part) => (typeof part !== 'string' && isFree(part, words) ? [{ field: part, at }] : [])),
  );
  const places = free.map(({ field, at }) => {
    const near = [lines[at], lines[at + 1]].flatMap((line) => line?.parts ?? []);
    return { field, button: near.slice(near.indexOf(field) + 1).find(isAdding) };
  });
  const named = places.filter(({ field }) => adds(field));
  // What is shown already is added somewhere else with what stands beside it.
  const isShown = lines.some(({ parts }) => parts.some((part) => nameOf(part).includes(words)));
  const beside = isShown ? [] : places.filter(({ button }) => button && ADDS.test(button.name.trim()));
  const [only, ...others] = named.length > 0 ? named : beside;
  return others.length > 0 ? undefined : only;
}

function nameOf(part: Part): string {
  return typeof part === 'string' ? part : part.name;
}

/** A button that adds what is written, and names nothing else to be added. */
const ADDS = /^(?:\+|add|добавить)$/i;

function isAdding(part: Part): part is Control {
  return (
    typeof part !== 'string' &&
    part.role === 'button' &&
    (ADDS.test(part.name.trim()) || alike('add', part.name) >= LIKELY)
  );
}

function isFree({ role, value = '', states }: Control, words: string): boolean {
  return FIELDS.has(role) && !states.includes('disabled') && (value === '' || words.endsWith(value));
}

function adds({ name, placeholder = '' }: Control): boolean {
  return [name, placeholder].some((text) => text !== '' && coverage('add', text).share >= CALLED_SO);
}

const FIELDS = new Set(['textbox', 'combobox']);
const LIKELY = 0.5;
const CALLED_SO = 0.8;
