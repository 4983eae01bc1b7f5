import type { Control, Observation } from '../../../observation.ts';
import type { Phrase, Things } from '../goal.ts';
import { calledSo, wordsOn } from '../page-parts.ts';
import { type Pursuit, type Situation, wasDone } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { reachedBy } from './deed.ts';

/**
 * "Add the skill “Vue”", where a field is there to add such things: it is written there, and added with the button beside it or
 * with Enter. It counts when the page shows it afterwards. Nothing where the page has no such field, or several.
 */
export function typedIn(situation: Situation, { what, count, where }: Things, to?: Phrase): Pursuit | undefined {
  const { page, language, goal } = situation;
  const isNamed = what.words !== '' && what.exact === true && count === 'one' && where.length === 0;
  if (!isNamed) return undefined;
  const speech = speechIn(language);
  if (wasDone(situation, ADDED)) {
    const isShown = wordsOn(page).includes(what.words);
    return isShown
      ? reachedBy(situation, speech.done(goal.said), what.words)
      : { stuck: speech.nothingHappened(goal.said) };
  }
  const place = fieldToAdd(page, what.words);
  if (!place || (to && !isAddedTo(situation, to, place.field))) return undefined;
  const { field, button } = place;
  if (!wasDone(situation, TYPED)) {
    const call = { tool: 'set', input: { id: field.id, value: what.words } };
    return { do: [call], way: TYPED, thought: `Putting “${what.words}” into “${calledSo(field)}”.` };
  }
  const call = button
    ? { tool: 'click', input: { id: button.id } }
    : { tool: 'press', input: { key: 'Enter', id: field.id } };
  return { do: [call], way: ADDED, thought: `Adding “${what.words}”.` };
}

/** "to my skills", where the field adds a skill; "to my profile", on the page of that. */
function isAddedTo({ page }: Situation, to: Phrase, { name, placeholder = '' }: Control): boolean {
  const added = [...name.split(/\s+/), ...placeholder.split(/\s+/), ...page.title.split(/\s+/)].filter(
    (word) => word !== '' && alike('add', word) < LIKELY,
  );
  return to.words.split(/\s+/).some((word) => added.some((one) => alike(word, one) >= CALLED_SO));
}

const TYPED = 'write what is added';
const ADDED = 'add what was written';

/** The only field that says it adds something, empty or with the words in it, and the button beside it that does. */
function fieldToAdd(
  { lines }: Observation,
  words: string,
): { field: Control; button: Control | undefined } | undefined {
  const found = lines.flatMap(({ parts }, at) =>
    parts.flatMap((part) => (typeof part !== 'string' && adds(part, words) ? [{ field: part, at }] : [])),
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const near = [lines[only.at], lines[only.at + 1]].flatMap((line) => line?.parts ?? []);
  const after = near.slice(near.indexOf(only.field) + 1);
  const button = after.find(
    (part) => typeof part !== 'string' && part.role === 'button' && alike('add', part.name) >= LIKELY,
  );
  return { field: only.field, button: typeof button === 'string' ? undefined : button };
}

function adds({ role, name, placeholder = '', value = '', states }: Control, words: string): boolean {
  const isFree = FIELDS.has(role) && !states.includes('disabled') && (value === '' || value === words);
  return isFree && [name, placeholder].some((text) => text !== '' && coverage('add', text).share >= CALLED_SO);
}

const FIELDS = new Set(['textbox', 'combobox']);
const LIKELY = 0.5;
const CALLED_SO = 0.8;
