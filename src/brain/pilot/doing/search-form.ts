import type { Control, Observation } from '../../../observation.ts';
import type { Entry } from '../goal.ts';
import { controlsOf } from '../page-parts.ts';
import { kindsOf } from '../reading/property-kinds.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { filledIn } from './forms.ts';

/**
 * "Search for flats in the district Vesta with 3 rooms", where the page has no one field to search with, but one for each of that:
 * what is said after the name of a field goes into it, and what is left over into the only one that was not named.
 */
export function searchWithForm(situation: Situation, query: string): Pursuit | undefined {
  const { page } = situation;
  const entries = entriesFor(page, query);
  if (!entries) return undefined;
  const says = controlsOf(page).some(({ role, name }) => role === 'button' && alike('search', name) >= CALLED_SO);
  // Whatever sends the form off will do where nothing says that it searches.
  const sender = { words: says ? 'search' : '' };
  return filledIn(situation, entries, sender, sender);
}

/** Nothing unless each word that tells something has its field. */
export function entriesFor(page: Observation, query: string): Entry[] | undefined {
  const fields = controlsOf(page).filter(({ role, name }) => FIELDS.has(role) && name !== '');
  const words = query.split(/\s+/).map((word) => word.replace(/[,;]$/, ''));
  const spoken = fields
    .map((field) => ({ field: field.name, at: words.findIndex((word) => names(word, fields)[0] === field) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  // "crime movies", where a field is called "Movie genre": after what names a field comes what goes into it.
  const named = spoken
    .map(({ field, at }, index) => ({
      field,
      at,
      text: withoutJoints(words.slice(at + 1, spoken[index + 1]?.at)).join(' '),
    }))
    .filter(({ text }) => text !== '');
  const entries = named.map(({ field, text }) => ({ field, text }));
  const [first] = named;
  if (fields.length < 2 || !first) return undefined;
  const rest = withoutJoints(words.slice(0, first.at));
  // "crime movies": of which sort all of them are is no value.
  const left = (rest.length > 1 ? rest.slice(0, -1) : rest).join(' ');
  const unnamed = fields.filter(({ name }) => !named.some(({ field }) => field === name));
  const [other, ...others] = unnamed;
  if (left !== '' && other && others.length === 0) entries.push({ field: other.name, text: left });
  const isWhole = rest.length < 2 || others.length === 0;
  return isWhole
    ? entries.map(({ field, text }) => ({ field: { words: field }, value: { text, kind: 'text' } }))
    : undefined;
}

const FIELDS = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);

/** A word that is part of several names tells none of them apart. */
function names(word: string, fields: readonly Control[]): readonly Control[] {
  if (word.length < SHORTEST) return [];
  const named = fields.filter(
    ({ name }) => alike(word, name) >= CALLED_SO || name.split(/\s+/).some((part) => alike(word, part) >= JUST_SO),
  );
  // "from year 1995", where a field is called "Date of purchase".
  const dated = named.length === 0 && YEAR.test(word) ? fields.filter(isForDate) : named;
  return dated.length === 1 ? dated : [];
}

const YEAR = /^(?:year|года?)$/i;

function isForDate({ name }: Control): boolean {
  return kindsOf(name).includes('date');
}

const SHORTEST = 4;
const CALLED_SO = 0.5;
const JUST_SO = 0.6;

function withoutJoints(words: readonly string[]): string[] {
  const from = words.findIndex((word) => !JOINT.test(word));
  const to = words.findLastIndex((word) => !JOINT.test(word));
  return from < 0 ? [] : words.slice(from, to + 1);
}

const JOINT = /^(?:by|from|of|in|with|and|the|an?|for|at|is|to|as|:|в|во|с|со|из|от|на|для|и|по|года?)$/i;
