import type { Phrase } from '../goal.ts';
import { type Candidate, ground } from '../grounding/ground.ts';
import { isCertain } from '../grounding/is-certain.ts';
import { calledSo } from '../page-parts.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { CALLED_SO } from './called.ts';
import { isAboutIt } from './is-about.ts';
import { meant } from './meant.ts';
import { OPENED } from './roles.ts';

/** "The letters in Spam", said on another page: first to the place that the page offers under this name. */
export function goToPlace(situation: Situation, { place }: Phrase): Pursuit | undefined {
  if (place?.is !== 'in') return undefined;
  const where = meant(place.what, situation.memo);
  const way = `look in ${where.words}`;
  if (where.words === '' || where.like || isAboutIt(situation.page, where) || isHere(situation, way)) return undefined;
  const candidates = ground(where, situation.page, { to: 'open' }).filter(({ control }) => LEADS.has(control.role));
  const [first] = candidates;
  if (!first || !isCertain(candidates) || first.control.states.includes('current')) return undefined;
  if (alike(where.words, first.control.name) < CALLED_SO) return undefined;
  const call = { tool: 'click', input: { id: first.control.id } };
  return { do: [call], way, thought: `Going to “${calledSo(first.control)}” first.` };
}

/** "in the card “Photos” tick …", "the deadline of the task “Photos”", where that is only named here: it is opened first. */
export function openPlace(situation: Situation, { place }: Phrase): Pursuit | undefined {
  if (place?.is !== 'in' && place?.is !== 'of') return undefined;
  const where = meant(place.what, situation.memo);
  const way = `look into ${where.words}`;
  const isTried = situation.memo.ways.some(({ name }) => name === way);
  if (where.words === '' || where.place || isTried || isAboutIt(situation.page, where)) return undefined;
  const leading = ground(where, situation.page, { to: 'open' }).filter(({ control }) => OPENED.has(control.role));
  const named = leading.filter(({ control }) => alike(where.words, control.name) >= JUST_SO);
  const [first, ...others] = named.length > 0 ? named : inShort(leading, where.words);
  if (!first || others.some(({ control }) => control.name !== first.control.name)) return undefined;
  const call = { tool: 'click', input: { id: first.control.id } };
  return { do: [call], way, thought: `Opening “${calledSo(first.control)}” first.` };
}

const JUST_SO = 0.85;

/** "in the cookie settings", where there is just "Settings": the page says less, and nothing else. */
function inShort(candidates: readonly Candidate[], words: string): readonly Candidate[] {
  const [first] = candidates;
  const isSaid = first !== undefined && coverage(first.control.name, words).share >= ALL_SAID;
  return isSaid && isCertain(candidates) ? [first] : [];
}

const ALL_SAID = 0.9;

/** Gone there just now, whatever the page calls itself, and no farther than behind what was found there. */
function isHere({ memo }: Situation, way: string): boolean {
  return memo.ways.findLast(({ name }) => !name.startsWith('look behind '))?.name === way;
}

const LEADS = new Set(['link', 'tab', 'treeitem', 'menuitem']);
