import type { Observation } from '../../observation.ts';
import { nearlySaid } from './nearly-said.ts';
import { controlsOf } from './page-parts.ts';
import { languageOf } from './understanding/language.ts';
import { look } from './understanding/lexicon/match.ts';
import { verbs } from './understanding/lexicon/verbs.ts';
import { findDates } from './understanding/values/dates.ts';
import { findQuoted } from './understanding/values/quoted.ts';

/** What the page shows as one text of several words, and the task says word for word; and what the task lists of what there is to choose. */
export function namesSaid(task: string, page: Observation): string[] {
  const texts = page.lines.flatMap(({ parts }) =>
    parts.map((part) => (typeof part === 'string' ? part : part.name).trim()),
  );
  const all = [...new Set(texts)].filter((text) => text.includes(' '));
  const whole = all.filter((text) => isSaidIn(task, text));
  return [...whole, ...nearlyIn(task, all, whole), ...listedIn(task, page)];
}

/** What is said in other forms than it is written; "Select: Night bus" is the box of what is called so. */
function nearlyIn(task: string, texts: readonly string[], whole: readonly string[]): string[] {
  const names = new Set(texts.flatMap((text) => [text, ...(LABELLED.exec(text)?.slice(1) ?? [])]));
  const found = [...names].filter((name) => name.length <= LONGEST && nearlySaid(task, name));
  // What is part of a longer one is not meant by itself, and what is there to the letter is.
  return found.filter(
    (name) => !whole.includes(name) && ![...found, ...whole].some((other) => other !== name && isSaidIn(other, name)),
  );
}

const LABELLED = /^\p{L}+: (.+)$/u;
const LONGEST = 80;

/** "Select xR4, b3, eWW, k9 and …", where boxes are called so: one list, however odd its names. */
function listedIn(task: string, page: Observation): string[] {
  const boxes = new Set(controlsOf(page).flatMap(({ role, name }) => (BOXES.has(role) ? [name.trim()] : [])));
  const parts = task.split(/,\s*|\s+(?:and|и)\s+/u);
  // The first stands behind what is to be done with them.
  const members = parts.map((part) => (boxes.has(part) ? part : (part.split(/\s+/).at(-1) ?? '')));
  const from = members.findIndex((member, at) => {
    const some = members.slice(at, at + FEWEST);
    return member !== '' && some.length === FEWEST && some.every((one) => boxes.has(one) && !one.includes(' '));
  });
  const listed = from < 0 ? [] : members.slice(from);
  const end = listed.findIndex((one, at) => !boxes.has(one) || (at > 0 && parts[from + at] !== one));
  return listed.slice(0, end < 0 ? listed.length : end);
}

const BOXES = new Set(['checkbox', 'radio', 'switch', 'option']);
/** So many make a list that is none by chance. */
const FEWEST = 4;

/** Whether a text has these words as words of their own. */
export function isSaidIn(text: string, words: string): boolean {
  return placeIn(text.toLowerCase(), words.toLowerCase()) >= 0;
}

function placeIn(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + words.length]];
    if (!/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after)) return at;
  }
  return -1;
}

/**
 * "drag Agree on the discount to Review", on a page that shows “Agree on the discount”: what looks like a name, and is one there to the
 * letter, is put in quotes, so that its small words, numbers and commas are no instructions.
 */
export function withQuotes(task: string, names: readonly string[], now: Date): string {
  const longestFirst = names
    .filter((name) => !name.includes(' ') || mayBeMisread(name, task))
    .sort((a, b) => b.length - a.length);
  return longestFirst.reduce((said, name) => quoted(said, name, now), task);
}

function quoted(task: string, name: string, now: Date): string {
  const exactly = placeIn(task, name);
  const span = exactly < 0 ? nearlySaid(task, name) : undefined;
  const at = span?.start ?? exactly;
  const end = span?.end ?? at + name.length;
  const isQuoted = findQuoted(task).some(({ start, end: to }) => start < end && at < to);
  // A calendar shows “December 2026”, and the task says 4 December 2026: a day is not taken apart.
  const isOfDay = findDates(task, now, languageOf(task)).some(({ start, end: to }) => start < at && to === end);
  const [open, close] = /\p{Script=Cyrillic}/u.test(task) ? ['«', '»'] : ['"', '"'];
  return at < 0 || isQuoted || isOfDay ? task : `${task.slice(0, at)}${open}${name}${close}${task.slice(end)}`;
}

/** Written as a name, and more than words with capitals: those are taken for a name anyway. */
function mayBeMisread(name: string, task: string): boolean {
  const words = name.toLowerCase().replaceAll('ё', 'е').split(/\s+/);
  const isCalledSo = /^[\p{Lu}\d]/u.test(name) && !/["«»“”„]|[.!?]\s/u.test(name);
  const isPlain = /^(?:\p{Lu}\p{L}*\s?)+$/u.test(name);
  const exactly = placeIn(task, name);
  const span = exactly < 0 ? nearlySaid(task, name) : undefined;
  const isCommand = look(verbs, words, 0) !== undefined && BEGINNING.test(task.slice(0, span?.start ?? exactly));
  const isLimit = words.some((word) => LIMITS.test(word));
  return (
    isCalledSo &&
    !isPlain &&
    !isCommand &&
    !isLimit &&
    words.length <= MOST_WORDS &&
    name.length < (span ? LARGER_SHARE : LARGEST_SHARE) * task.length
  );
}

const MOST_WORDS = 8;
/** A page that shows the whole task calls nothing so. */
const LARGEST_SHARE = 0.7;
const LARGER_SHARE = 0.85;
/** Here a verb says what is to be done. */
const BEGINNING = /(?:^|[.,;:!?\n]|(?:^|\s)(?:and|then|please|to|и|затем|потом|пожалуйста))\s*$/i;
/** What narrows a task down is never taken for part of a name. */
const LIMITS = /^(?:not|no|never|don't|except|unless|until|if|не|ни|кроме|пока|если)$/;
