import type { Control } from '../../../observation.ts';
import type { Goal, Phrase, Things } from '../goal.ts';
import type { PageRecord } from '../reading/record.ts';
import { blocksMeant } from '../seeking/blocks.ts';
import { areRecords, chooseRecords } from '../seeking/choose-records.ts';
import { goToPlace } from '../seeking/go-to-place.ts';
import { thingsLookingSo } from '../seeking/looking-so.ts';
import { meantThings, spokenPhrase } from '../seeking/meant.ts';
import { thingsOfSort } from '../seeking/one-by-one.ts';
import { isSought, seek } from '../seeking/seek.ts';
import { thingsInPlace } from '../seeking/things-in-place.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { speechIn } from '../speaking/speech-in.ts';
import { alike } from '../words/alike.ts';
import { dealWith } from './deal-with.ts';
import { reachedBy } from './deed.ts';
import { fromWhere } from './from-where.ts';
import { nextInOrder, oneByOne } from './one-by-one.ts';
import { leadOf } from './open-record.ts';
import { removingWords } from './removing-words.ts';

/** Does the same with each of the things that are meant. */
export function pursueEach(situation: Situation, each: Things): Pursuit {
  const { act, said } = situation.goal;
  if (act.kind === 'remove') return dealWith(situation, each, removingWords(situation.goal.said));
  if (act.kind === 'handle') return dealWith(situation, each, [act.verb.words]);
  if (act.kind === 'add') return dealWith(situation, each, [`move to ${act.to?.words ?? ''}`, act.to?.words ?? 'add']);
  const things = meantThings(each, situation.memo);
  const next = things.inOrder ? nextInOrder(situation) : undefined;
  if (next) return next;
  const first = fromWhere(situation, things) ?? goToPlace(situation, things.what);
  if (first) return first;
  const isBegun = situation.memo.ways.some(({ name }) => name.startsWith(EACH));
  const place = contentsOf(situation, things);
  const blocks = place || act.kind !== 'press' ? [] : blocksMeant(situation.page, things);
  const isFound = place !== undefined || blocks.length > 0;
  const seen = isFound ? [] : thingsLookingSo(situation.page, things);
  const sorted = isFound || act.kind !== 'press' ? [] : thingsOfSort(situation.page, things);
  const records = place ?? [blocks, seen, sorted].find(({ length }) => length > 0);
  const found = records ? { records } : chooseRecords(situation, things, isBegun);
  const speech = speechIn(situation.language);
  const ended = reachedBy(situation, speech.done(said), spokenPhrase(things.what));
  if (!areRecords(found)) return isBegun && 'stuck' in found ? ended : found;
  if (things.inOrder) return oneByOne(situation, found.records, things.inOrder);
  const record = found.records.find((one) => !isTouched(situation, one));
  // What should have left its place and is still there was not moved.
  if (!record && place && place.length > 0 && act.kind === 'drag') return { stuck: speech.nothingHappened(said) };
  const failed = situation.memo.ways.find(({ name, went }) => name.startsWith(EACH) && went === 'wrong');
  if (!record && failed) return { stuck: speech.wentWrong(said, failed.name.slice(EACH.length)) };
  if (!record) return isBegun ? ended : { stuck: speech.notFound(things.what, []) };
  return { ...touched(situation, act, record), ...{ way: wayWith(record) } };
}

const EACH = 'each: ';

/** By the number of what it is touched with: several may be called the same. */
function wayWith(record: PageRecord): string {
  return `${EACH}${record.name} ${handleOf(record)?.id ?? ''}`;
}

/** What a thing is touched with: itself, where it is nothing else, however it looks by now. */
function handleOf(record: PageRecord): Control | undefined {
  const [only, ...others] = record.controls;
  return only && others.length === 0 ? only : leadOf(record);
}

function isTouched({ memo }: Situation, record: PageRecord): boolean {
  return memo.ways.some(({ name }) => name === wayWith(record));
}

/** "Each card in the column": all that stands there, where the page has such a part. */
function contentsOf({ page }: Situation, things: Things): PageRecord[] | undefined {
  const { what, best, except = [] } = things;
  const isWhole = what.words === '' && !best && except.length === 0 && !what.like;
  const place = isWhole ? placeOf(things) : undefined;
  return place ? thingsInPlace(page, place) : undefined;
}

/** "In Ideas", and "from Ideas" just so. */
function placeOf({ what, where: [only, ...more] }: Things): Phrase | undefined {
  if (!only) return what.place?.is === 'in' ? what.place.what : undefined;
  const isFrom = only.is === '=' && only.of !== undefined && FROM.has(only.of.words.toLowerCase());
  return isFrom && more.length === 0 && !what.place ? { words: only.value.text } : undefined;
}

const FROM = new Set(['from', 'in', 'из', 'в', 'с']);

function touched(situation: Situation, act: Goal['act'], record: PageRecord): Pursuit {
  const thought = `“${record.name}”: ${situation.goal.said}.`;
  if (act.kind === 'drag') {
    const target = seek(situation, act.to, { to: 'hover' });
    const what = handleOf(record);
    if (!isSought(target) || !what) return isSought(target) ? { stuck: record.name } : target;
    return { do: [{ tool: 'drag', input: { id: what.id, to: target.control.id } }], way: '', thought };
  }
  const box = record.controls.find(({ role }) => role === 'checkbox' || role === 'switch');
  if (box && (act.kind === 'tick' || act.kind === 'choose')) {
    const on = act.kind === 'choose' || act.on;
    return { do: [{ tool: 'check', input: { id: box.id, on } }], way: '', thought };
  }
  const control = act.kind === 'press' ? called(record, act.target) : handleOf(record);
  if (!control) return { stuck: speechIn(situation.language).notFound(record.name, []) };
  return { do: [{ tool: 'click', input: { id: control.id } }], way: '', thought };
}

function called({ controls }: PageRecord, { words }: Phrase): Control | undefined {
  if (words === '') return controls[0];
  const ranked = controls.map((control) => ({ control, worth: alike(words, control.name) }));
  return ranked.sort((a, b) => b.worth - a.worth)[0]?.control;
}
