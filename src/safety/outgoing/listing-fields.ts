import type { Contents } from './contents.ts';
import type { Field } from './flatten.ts';
import { lastName, nameWords } from './name-words.ts';

/** Which part of a list, in which order. */
const PARTS = words(
  'page pages pagesize perpage cursor offset skip limit after before sort sorting sortby orderby pagination paging scroll scrollid pagetoken nextpagetoken facets facet draw',
);
/** What stands beside these, and means little alone. */
const BESIDE = words(
  'per size take first last start rows top count num number order direction dir asc desc ascending descending lang language locale hl gl currency timezone tz fields include includes exclude expand view layout display token index columns length by next id category categories tag tags min max gte lte gt lt',
);
/** Which things. */
const CHOICES = words('filter filters filtering where q query search keyword keywords term terms needle criteria');
/** From when to when, from where to where; but also from whom to whom. */
const ENDS = words('from to since until range between begin end startdate enddate date');
/** What belongs to the machinery. */
const MACHINERY = words(
  'csrf xsrf csrftoken csrfmiddlewaretoken authenticity requestverificationtoken nonce ts timestamp requestid version v format callback cb rnd',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** All fields say which part of which list is wanted, and at least one says it plainly. */
export function listsOnly({ fields, isOpaque, files }: Contents): boolean {
  const said = fields.filter((field) => !isMachinery(field));
  return (
    !isOpaque && files.length === 0 && said.some(isPlain) && said.every((field) => isPlain(field) || isBeside(field))
  );
}

function isMachinery({ name }: Field): boolean {
  return nameWords(lastName(name)).some((word) => MACHINERY.has(word));
}

function isPlain({ name, value }: Field): boolean {
  if (value.length > 2000) return false;
  const root = nameWords(name.split(/[.[]/)[0] ?? '');
  if (root[0] === 'filter' || root[0] === 'filters') return true;
  if (root.some((word) => CHOICES.has(word)) && root.every((word) => CHOICES.has(word) || BESIDE.has(word)))
    return true;
  const own = nameWords(lastName(name));
  const isPart = (word: string) => PARTS.has(word) || CHOICES.has(word);
  return own.some(isPart) && own.every((word) => isPart(word) || BESIDE.has(word));
}

function isBeside({ name, value }: Field): boolean {
  const own = nameWords(lastName(name));
  if (own.length === 0) return false;
  if (own.every((word) => BESIDE.has(word))) return value.length <= 60;
  return own.every((word) => ENDS.has(word) || BESIDE.has(word)) && isMeasure(value);
}

/** A day, a moment, a number: not a person, not an account. */
function isMeasure(value: string): boolean {
  return /^(?:-?\d{1,9}(?:\.\d+)?|1\d{9}(?:\d{3})?|now.*|\d{4}-\d{2}(?:-\d{2})?(?:[T ][\d:.+Z-]*)?|\d{1,2}[./]\d{1,2}[./]\d{2,4}|)$/.test(
    value.trim(),
  );
}
