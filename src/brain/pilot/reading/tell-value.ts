import type { Phrase } from '../goal.ts';
import { acrossTable } from './across-table.ts';
import type { Answered, Piece, Row, Told } from './answered.ts';
import { missing } from './count.ts';
import { findProperty } from './find-property.ts';
import { fromSentences } from './from-sentences.ts';
import { type Gathered, namedSo, seenIn } from './gather.ts';
import { assumption, type Inquiry, unselected, untold } from './inquiry.ts';
import { FITS, type Mind } from './mind.ts';
import { needsAll } from './needs-all.ts';
import { isSameSort } from './nouns.ts';
import type { PageRecord, Reading } from './record.ts';
import { allOf, pieceOf } from './row.ts';
import { type Selected, select, speaksOfMany } from './select.ts';
import { statedCounts } from './stated.ts';

/** What a thing's property is; of a label, what stands beside it. */
export function tellValue(inquiry: Inquiry): Answered {
  const { tell, things } = inquiry.query;
  if (things.what.words === '' && tell.length > 0 && !speaksOfMany(things))
    return labelled(inquiry, tell) ?? ofThePage(inquiry) ?? inProse(inquiry) ?? ofThings(inquiry);
  return tell.length === 0 ? ofItself(inquiry) : ofThings(inquiry);
}

/** "What is the total": the thing is a label, or a row of which everything is told. */
function ofItself(inquiry: Inquiry): Answered {
  const { query, readings, mind, looked } = inquiry;
  const { things } = query;
  const { words } = things.what;
  if (speaksOfMany(things)) {
    const selected = select(things, readings, mind);
    const inText = selected.ok || things.count !== 'one' || things.best ? undefined : inProse(inquiry);
    if (inText?.found) return inText;
    if (!selected.ok) return unselected(selected, looked);
    const all = selected.records.map((record) => ({ record, name: record.name, told: valuesOf(record) }));
    return { ...told(all, inquiry), ...unseen(selected.among, inquiry) };
  }
  const named = namedSo(words, readings, mind, { isExact: things.what.exact });
  const rows = (named?.records ?? [])
    .map((record) => ({ record, name: record.name, told: valuesOf(record) }))
    .filter(tells);
  if (rows.length > 0) return oneOf(rows, words, inquiry);
  return (
    labelled(inquiry, [things.what]) ?? inProse(inquiry) ?? unfound(select(things, readings, mind), words, inquiry)
  );
}

function tells({ told: pieces }: Row): boolean {
  return pieces.length > 0;
}

/** Beside the name; where everything stands in one text, its values. */
function valuesOf(record: PageRecord): Piece[] {
  const pieces = allOf(record);
  if (pieces.length > 0) return pieces;
  return record.properties.flatMap((property) =>
    property.values
      .filter(({ kind }) => kind !== 'number')
      .map((value) => pieceOf('', { record, property, value, text: value.text })),
  );
}

/** So well the words have to fit the heading of a page to mean what it is about. */
const SURELY = 0.9;

/** A property of things: first of those that are called so, then of what the page as a whole tells. */
function ofThings(inquiry: Inquiry): Answered {
  const { query, readings, mind, looked } = inquiry;
  const { things, tell } = query;
  const isItself =
    !speaksOfMany(things) && readings.some(({ self }) => mind.fits(things.what.words, self.name) >= SURELY);
  const itself = isItself ? ofThePage(inquiry) : undefined;
  if (itself) return itself;
  const selected = select(things, readings, mind);
  const isSure = selected.ok && (selected.among.by === 'name' || speaksOfMany(things) || selected.records.length === 1);
  if (isSure && selected.ok) {
    const answered = properties(selected.records, inquiry);
    if (answered.found) return { ...answered, ...assumption(selected.among), ...unseen(selected.among, inquiry) };
    if (answered.why === 'ambiguous') return answered;
  }
  const together = tell.map((phrase) => ({ ...phrase, words: `${things.what.words} ${phrase.words}` }));
  const other = speaksOfMany(things)
    ? undefined
    : (labelled(inquiry, together, 0.9) ??
      (isAbout(things.what, readings, mind) ? (labelled(inquiry, tell) ?? ofThePage(inquiry)) : undefined) ??
      inProse(inquiry));
  if (other) return other;
  if (isSure && selected.ok) return properties(selected.records, inquiry);
  const crossed = speaksOfMany(things) ? undefined : acrossTable(inquiry);
  if (crossed) return told(crossed, inquiry);
  return selected.ok ? ofWhich(selected.records, inquiry) : unselected(selected, looked);
}

/** Which is the last, or the cheapest, only the whole list can tell. */
function unseen(among: Gathered, { query, readings, mind }: Inquiry): Pick<Told, 'incomplete'> {
  if (!needsAll(query)) return {};
  return missing(statedCounts(query.things.what, readings, mind, seenIn(among)), seenIn(among));
}

/** Several could be meant; none of them may say what is asked, and that is worth more to know. */
function ofWhich(records: readonly PageRecord[], inquiry: Inquiry): Answered {
  const { query, looked } = inquiry;
  const answered = properties(records, inquiry);
  if (!answered.found && answered.why === 'no such property') return answered;
  const [asked] = query.tell;
  return untold('ambiguous', query.things.what.words || (asked?.words ?? ''), looked, records);
}

function properties(records: readonly PageRecord[], { query, mind, looked }: Inquiry): Answered {
  const { tell, things, want } = query;
  const rows: Row[] = [];
  for (const record of records) {
    const found = tell.map(({ words }) => findProperty(record, words, mind));
    const unclear = found.findIndex(({ length }) => length > 1);
    if (unclear >= 0)
      return {
        ...untold('ambiguous', tell[unclear]?.words ?? '', looked),
        candidates: (found[unclear] ?? []).map((one) => ({
          record,
          name: record.name,
          told: [pieceOf(one.property.label, one)],
        })),
      };
    const pieces = found.flatMap(([one], at) => (one ? [pieceOf(tell[at]?.words ?? '', one)] : []));
    if (pieces.length > 0) rows.push({ record, name: record.name, told: pieces });
  }
  const lost = tell.find(({ words }) => !rows.some(({ told: pieces }) => pieces.some(({ label }) => label === words)));
  if (lost) return untold('no such property', lost.words, looked, records);
  if (things.count === 'one' && !speaksOfMany(things)) return oneOf(rows, things.what.words, { query, mind, looked });
  return { found: true, want, about: things.what.words, rows, looked };
}

/** Labels of the page that are called so. */
function labelled(inquiry: Inquiry, asked: readonly Phrase[], least = FITS): Answered | undefined {
  const { readings, mind, looked } = inquiry;
  const rows: Row[] = [];
  for (const { words } of asked) {
    const named = namedSo(words, readings, mind);
    if (!named || named.score < least) return undefined;
    const own = named.records.map((record) => ({ record, name: record.name, told: valuesOf(record) })).filter(tells);
    if (own.length === 0) return undefined;
    const texts = new Set(own.map(({ told: pieces }) => pieces.map(({ text }) => text).join()));
    if (texts.size > 1) return { ...untold('ambiguous', words, looked), candidates: own };
    rows.push(...own.slice(0, 1));
  }
  return told(rows, inquiry);
}

function isAbout({ words }: Phrase, readings: readonly Reading[], mind: Mind): boolean {
  const names = readings.flatMap(({ about, pairs, collections, self }) => [
    self.name,
    ...about,
    ...[...pairs, ...collections].flatMap((one) => one.about),
  ]);
  return words === '' || [...new Set(names)].some((name) => mind.fits(words, name) >= FITS || isSameSort(words, name));
}

/** What the page says of what it is about, by the kind of value: a price under the name of the thing. */
function ofThePage(inquiry: Inquiry): Answered | undefined {
  const answered = properties(
    inquiry.readings.map(({ self }) => self),
    inquiry,
  );
  return answered.found || answered.why === 'ambiguous' ? answered : undefined;
}

function inProse({ query, readings, mind, looked }: Inquiry): Answered | undefined {
  return fromSentences(query, readings, mind, looked);
}

type Bare = Pick<Inquiry, 'query' | 'looked' | 'mind'>;

function oneOf(rows: readonly Row[], about: string, inquiry: Bare): Answered {
  const texts = new Set(rows.map(({ told: pieces }) => pieces.map(({ text }) => text).join()));
  if (texts.size > 1) return { ...untold('ambiguous', about, inquiry.looked), candidates: rows };
  return told(rows.slice(0, 1), inquiry);
}

function told(rows: readonly Row[], { query, looked }: Bare): Told {
  return { found: true, want: query.want, about: query.things.what.words, rows, looked };
}

function unfound(selected: Selected, about: string, { looked }: Inquiry): Answered {
  return selected.ok ? untold('ambiguous', about, looked, selected.records) : unselected(selected, looked);
}
