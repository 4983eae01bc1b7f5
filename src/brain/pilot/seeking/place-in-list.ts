import type { Control, Line, Observation } from '../../../observation.ts';
import type { Kind, Phrase } from '../goal.ts';
import { alike } from '../words/alike.ts';
import { normal } from '../words/normal.ts';
import { trigramsAlike } from '../words/trigrams.ts';

/** "To the top", "to the third place": which place in its list is meant; nothing where the words name something else. */
export function placeMeant({ words: said, ordinal, kind, place, like, best }: Phrase): number | undefined {
  // "the top of the list": of what it is the top was said by what is moved.
  const isOfList = /^(?:of|in)$/.test(place?.is ?? '') && place?.what.kind === 'list' && place.what.words === '';
  // «в самый верх»: there is nothing that it would be the most of.
  const words = said || (best?.order === 'most' ? best.by.words : '');
  const isBare = words === '' && (kind === undefined || MEMBERS.has(kind)) && (!place || isOfList) && !like;
  if (isBare && ordinal !== undefined) return ordinal;
  if (isCalled(words, PLACES)) return ordinal;
  if (ordinal !== undefined) return undefined;
  if (isCalled(words, TOPS)) return 1;
  return isCalled(words, ENDS) ? -1 : undefined;
}

/** "To the first item" is to where it stands. */
const MEMBERS: ReadonlySet<Kind> = new Set<Kind>(['item', 'row', 'card', 'option']);
const PLACES = ['place', 'position', 'место', 'позиция'];
const TOPS = ['top', 'beginning', 'start', 'начало', 'верх'];
const ENDS = ['end', 'bottom', 'конец', 'низ'];
const SAME = 0.85;
const ROOT = 0.3;

function isCalled(words: string, names: readonly string[]): boolean {
  // By the word itself: a column called "Done" is not the end of a list.
  return words !== '' && names.some((name) => alike(name, words) >= SAME && trigramsAlike(name, normal(words)) >= ROOT);
}

/** What stands at a place of the list that a thing is in, with the thing's own place; both counted from 1. */
export function placeInList(
  { lines }: Observation,
  thing: Control,
  place: number,
): { control: Control; own: number; place: number } | undefined {
  const at = lines.findIndex(({ parts }) => parts.includes(thing));
  const line = lines[at];
  if (!line) return undefined;
  if (line.kind !== 'item' && line.kind !== 'row') return placeInLine(line, thing, place);
  const isBeside = (other: number) => lines[other]?.kind === line.kind && lines[other]?.depth === line.depth;
  const isWithin = (other: number) => isBeside(other) || (lines[other]?.depth ?? -1) > line.depth;
  let first = at;
  while (isWithin(first - 1)) first -= 1;
  let last = at;
  while (isWithin(last + 1)) last += 1;
  const items = lines
    .slice(first, last + 1)
    .filter(({ kind, depth, continues }) => kind === line.kind && depth === line.depth && !continues);
  const wanted = place > 0 ? place : items.length + 1 + place;
  const control = items[wanted - 1]?.parts.find((part) => typeof part !== 'string');
  return control ? { control, own: items.indexOf(line) + 1, place: wanted } : undefined;
}

/** A short list may stand on one line: those of its kind, one after the other. */
function placeInLine(
  { parts }: Line,
  thing: Control,
  place: number,
): { control: Control; own: number; place: number } | undefined {
  const items = parts.filter((part) => typeof part !== 'string').filter(({ role }) => role === thing.role);
  const wanted = place > 0 ? place : items.length + 1 + place;
  const control = items[wanted - 1];
  return control && items.length > 1 ? { control, own: items.indexOf(thing) + 1, place: wanted } : undefined;
}
