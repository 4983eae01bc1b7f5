import type { Control, Observation } from '../../../observation.ts';
import type { Phrase, Relation, Things } from '../goal.ts';
import { captionOf } from '../grounding/caption-of.ts';
import { calledSo, controlsOf } from '../page-parts.ts';
import { CALLED_SO } from '../seeking/called.ts';
import { spokenPhrase } from '../seeking/meant.ts';
import { isSought, seek } from '../seeking/seek.ts';
import { type Pursuit, type Situation, wasDone, wasTried } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { coverage } from '../words/coverage.ts';
import { reachedBy } from './deed.ts';

/** "Any two in the list of topics": so many of what that list offers, and nothing outside of it. */
export function chooseSome(situation: Situation, { count, where, except = [] }: Things, from: Phrase): Pursuit {
  const speech = speechIn(situation.language);
  if (wasDone(situation, WAY)) return reachedBy(situation, speech.done(situation.goal.said));
  const boxes = boxesUnder(situation.page, from.words);
  if (boxes.length > 0 && where.length === 0) return tickSome(situation, boxes, count);
  const list = seek(situation, from, { to: 'choose' });
  if (!isSought(list)) return list;
  const offered = optionsOf(list.control, except);
  const wanted = count === 'all' ? offered.length : count === 'one' ? 1 : count;
  const options = offered.slice(0, wanted);
  // What must be true of them cannot be read off a list of names.
  if (where.length > 0 || options.length < wanted || wanted === 0)
    return { stuck: speech.notFound(`${spokenPhrase(from)}: ${wanted}`, []) };
  const call = { tool: 'select', input: { id: list.control.id, options } };
  const thought = `Choosing ${options.join(', ')} in “${calledSo(list.control)}”.`;
  return { do: [call], way: WAY, thought, why: list.why };
}

/** "two topics", "two of the entries in Topics", where a list is called “Topics”, or boxes stand under that: the list they are chosen from. */
export function groupCalled(page: Observation, { what: said }: Things): Phrase | undefined {
  const { place } = said;
  const isInIt = said.words === '' && !said.like && !said.best && place !== undefined && HOLDS.has(place.is);
  const what = isInIt ? place.what : said;
  const isBare = what.words !== '' && !what.place && !what.like && !what.best && what.ordinal === undefined;
  if (!isBare) return undefined;
  if (boxesUnder(page, what.words).length > 1) return what;
  const lists = controlsOf(page).filter(
    ({ role, name, options = [] }) =>
      (role === 'listbox' || role === 'combobox') &&
      options.length > 1 &&
      coverage(what.words, name).share >= CALLED_SO,
  );
  const [list, ...others] = lists;
  return list && others.length === 0 ? { words: list.name, exact: true } : undefined;
}

const HOLDS = new Set<Relation['is']>(['in', 'of', 'under']);
const WAY = 'choose some of the list';

/** Boxes under one heading are a list as well: one after the other, those that are ticked already count. */
function tickSome(situation: Situation, boxes: readonly Control[], count: Things['count']): Pursuit {
  const speech = speechIn(situation.language);
  const wanted = count === 'all' ? boxes.length : count === 'one' ? 1 : count;
  const left = wanted - boxes.filter(({ states }) => states.includes('checked')).length;
  if (left <= 0) return reachedBy(situation, speech.done(situation.goal.said));
  const box = boxes.find((one) => !one.states.includes('checked') && !wasTried(situation, `check ${one.id}`));
  if (!box) return { stuck: speech.nothingHappened(situation.goal.said) };
  const call = { tool: 'check', input: { id: box.id, on: true } };
  return { do: [call], way: `check ${box.id}`, thought: `Ticking “${calledSo(box)}”.` };
}

function boxesUnder({ lines }: Observation, words: string): Control[] {
  return lines.flatMap(({ parts }, at) => {
    const isThere = alike(words, captionOf(lines, at)) >= SAME;
    const boxes = parts.filter((part) => typeof part !== 'string');
    return isThere ? boxes.filter(({ role, states }) => role === 'checkbox' && !states.includes('disabled')) : [];
  });
}

function optionsOf({ options = [] }: Control, except: readonly Phrase[]): string[] {
  const isLeftOut = (option: string) => except.some(({ words }) => alike(words, option) >= SAME);
  return options.filter((option) => option.trim() !== '' && !MORE.test(option) && !isLeftOut(option));
}

/** A list that goes on tells how far; that is none of its options. */
const MORE = /^… \+/;
const SAME = 0.6;
