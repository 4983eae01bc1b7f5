import type { Observation, Part } from '../../../observation.ts';
import type { Constraint, Phrase } from '../goal.ts';
import type { Candidate } from '../grounding/ground.ts';
import { type Chosen, choose } from '../reading/choose.ts';
import type { Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';

/** "The button in the row of Anna": of the candidates, the one that stands in the row, card or item that is meant. */
export function inRecord(
  { page, now }: Situation,
  wanted: Phrase,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const { place } = wanted;
  if (!place || candidates.length === 0) return undefined;
  const { like = [], place: around, ...what } = place.what;
  // "The comment of Ann": what is around it is said in it.
  const said: Constraint[] = around ? [{ is: 'contains', value: { text: around.what.words, kind: 'text' } }] : [];
  const where = [...like, ...said];
  const wishes = [
    { what, count: 'one', where } as const,
    // Pages have other words for what they show.
    ...(where.length > 0 ? [{ what: { words: '' }, count: 'one', where: where.map(saidAnyhow) } as const] : []),
  ];
  const inside =
    wishes.map((things) => within(choose(things, page, alike, now), candidates)).find(({ length }) => length > 0) ?? [];
  // What only stands beside what was said is not called so.
  const called = inside.filter((one) => isCalled(wanted, one));
  const [first, second] = called.length > 0 ? called : inside;
  if (first && (!second || first.score > second.score)) return first;
  if (candidates.length < 2) return undefined;
  return (
    nearestBelow(page, (around?.what ?? place.what).words, candidates) ??
    closing(
      page,
      where,
      candidates.filter((one) => isCalled(wanted, one)),
    )
  );
}

/**
 * "Like on the comment by Ann that says thanks": where nothing parts the comments but that each ends with a button of the same
 * name, the one that ends the lines in which all of it is said.
 */
function closing(
  { lines }: Observation,
  where: readonly Constraint[],
  candidates: readonly Candidate[],
): Candidate | undefined {
  const told = where.flatMap(({ is, value }) => (is === '=' || is === 'contains' ? [value.text] : []));
  if (told.length === 0 || told.length < where.length) return undefined;
  const sorted = candidates.toSorted((a, b) => a.line - b.line);
  const [only, ...others] = sorted.filter(({ line }, at) => {
    const own = lines.slice((sorted[at - 1]?.line ?? -1) + 1, line + 1);
    return told.every((text) => own.some(({ parts }) => parts.some((part) => says(part, text))));
  });
  return others.length === 0 ? only : undefined;
}

function isCalled({ words }: Phrase, { control }: Candidate): boolean {
  return words !== '' && coverage(words, control.name).share >= CALLED_SO;
}

const CALLED_SO = 0.9;

function within(chosen: Chosen, candidates: readonly Candidate[]): readonly Candidate[] {
  const [record] = chosen.found ? chosen.records : [];
  const ids = new Set(record?.controls.map(({ id }) => id));
  return candidates.filter(({ control }) => ids.has(control.id));
}

/** "by Ann": it says so, whatever it calls that. */
function saidAnyhow(one: Constraint): Constraint {
  return one.is === '=' && one.value.kind === 'text' ? { is: 'contains', value: one.value } : one;
}

/** The first that stands below the only line which says it: what belongs together stands together. */
export function nearestBelow<At extends { line: number }>(
  { lines }: Observation,
  words: string,
  candidates: readonly At[],
): At | undefined {
  if (words === '') return undefined;
  const said = lines.flatMap(({ parts }, at) => (parts.some((part) => says(part, words)) ? [at] : []));
  const [line, ...others] = said;
  if (line === undefined || others.length > 0) return undefined;
  return candidates.filter((one) => one.line >= line).sort((a, b) => a.line - b.line)[0];
}

function says(part: Part, words: string): boolean {
  const text = typeof part === 'string' ? part : part.name;
  return text.toLowerCase().includes(words.toLowerCase());
}
