import type { Control, Looks, Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { inPageOrder } from '../page-parts.ts';
import { coverage } from '../words/coverage.ts';
import { contradicts, type LooksSaid, looksSaid, withoutSize } from './looks-said.ts';
import type { Deed, Needs } from './needs.ts';
import { odds } from './odds.ts';
import { LEAST_LEAD } from './weights.ts';

/** What is done with a thing that one points at. */
const POINTED_AT = new Set<Deed>(['press', 'open', 'hover', 'choose', 'tick', 'drag']);
/** A name that says so much of what was said is what was said. */
const CALLED_SO = 0.85;
const LIKELY = 0.5;
/** As large as the largest, but for so much; for "the largest" there is less to spare. */
const NEARLY = 0.85;
const HARDLY_LESS = 0.97;

interface Scored {
  control: Control;
  score: number;
}

/**
 * "The big red button": of what fits the rest of the phrase, those that look so. What is called so comes first: "Red Bull" is
 * no bull in red, and "the little star" may be a round button that is called “Add star”.
 */
export function byLooks<One extends Scored>(
  phrase: Phrase,
  page: Observation,
  { to }: Needs,
  named: readonly One[],
  groundRest: (rest: Phrase) => readonly One[],
): readonly (One & { looksSo?: true })[] {
  const said = POINTED_AT.has(to) ? looksSaid(phrase) : undefined;
  if (!said || (said.isInName && named.some((one) => isCalledSo(phrase, one)))) return named;
  const unsized = said.isInName && said.looks.size ? { ...phrase, words: withoutSize(phrase.words) } : undefined;
  const sized = unsized && unsized.words !== said.rest.words ? groundRest(unsized) : [];
  if (unsized && sized.some((one) => isCalledSo(unsized, one))) return sized;
  const { ordinal, ...rest } = said.rest;
  const alike = ofThoseLooks(said.looks, calledBest(rest, groundRest(rest)));
  const meant = ordinal === undefined ? alike : nth(ordinal, alike, page);
  if (meant.length > 0) return meant.map((one) => ({ ...one, looksSo: true }));
  return named.filter(({ control }) => !contradicts(said.looks, control.looks));
}

/** Of what was called by a name besides, only what fits that as well as any other: "the red Stay button" is no red "Leave". */
function calledBest<One extends Scored>({ words }: Phrase, all: readonly One[]): readonly One[] {
  if (words === '') return all;
  const best = Math.max(...all.map(({ score }) => score));
  return all.filter(({ score }) => isNoLess(score, best));
}

function isNoLess(score: number, best: number): boolean {
  return odds(best) / (odds(best) + odds(score)) < LEAST_LEAD;
}

function isCalledSo({ words }: Phrase, { control, score }: Scored): boolean {
  return words !== '' && score >= LIKELY && coverage(words, control.name).share >= CALLED_SO;
}

/** Those that look as was said. Without a colour or a shape only what stands out by its size does. */
function ofThoseLooks<One extends { control: { looks?: Looks } }>(
  { colour, shape, size }: LooksSaid,
  all: readonly One[],
): readonly One[] {
  const seen = all.filter(({ control }) => control.looks !== undefined);
  const coloured = colour ? firstOf(colour, seen, (looks) => looks.colour) : seen;
  const shaped = shape ? firstOf(shape, coloured, (looks) => looks.shape) : coloured;
  return size ? ofSize(size, shaped) : shaped;
}

/** The likeliest that was meant and is there. */
function firstOf<One extends { control: { looks?: Looks } }, Name>(
  names: readonly Name[],
  all: readonly One[],
  nameOf: (looks: Looks) => Name | undefined,
): readonly One[] {
  for (const name of names) {
    const found = all.filter(({ control }) => control.looks && nameOf(control.looks) === name);
    if (found.length > 0) return found;
  }
  return [];
}

function ofSize<One extends { control: { looks?: Looks } }>(
  { order, isUtmost }: NonNullable<LooksSaid['size']>,
  all: readonly One[],
): readonly One[] {
  const wanted = order === 'most' ? 'big' : 'small';
  const possible = all.filter(({ control }) => (control.looks?.size ?? wanted) === wanted || isUtmost);
  const extents = possible.map(({ control }) => control.looks?.extent ?? 0);
  const spare = isUtmost ? HARDLY_LESS : NEARLY;
  const [least, most] = [Math.min(...extents), Math.max(...extents)];
  return possible.filter(({ control }) => {
    const extent = control.looks?.extent ?? 0;
    return order === 'most' ? extent >= spare * most : extent * spare <= least;
  });
}

function nth<One extends Scored>(ordinal: number, all: readonly One[], page: Observation): readonly One[] {
  const one = inPageOrder(page, all).at(ordinal < 0 ? ordinal : ordinal - 1);
  return one ? [one] : [];
}
