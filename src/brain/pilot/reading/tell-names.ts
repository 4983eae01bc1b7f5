import type { Query } from '../goal.ts';
import type { Answered, Piece, Row } from './answered.ts';
import { missing } from './count.ts';
import { findProperty } from './find-property.ts';
import { fromSentences } from './from-sentences.ts';
import { seenIn } from './gather.ts';
import { assumption, type Inquiry, unselected, untold } from './inquiry.ts';
import { FITS, type Mind } from './mind.ts';
import { kindsOf } from './property-kinds.ts';
import type { PageRecord } from './record.ts';
import { allOf, pieceOf } from './row.ts';
import { select } from './select.ts';
import { statedCounts } from './stated.ts';
import { tellValue } from './tell-value.ts';

/** Which they are, with what was asked about each. */
export function tellNames(inquiry: Inquiry): Answered {
  const { query, readings, mind, looked } = inquiry;
  const { things, tell, want } = query;
  const selected = select(things, readings, mind);
  if (!selected.ok) {
    // "Which discount": a value, where no list has such things.
    const isValue = want === 'name' && things.best === undefined && kindsOf(things.what.words).length > 0;
    const said = isValue ? fromSentences({ ...query, want: 'value' }, readings, mind, looked) : undefined;
    return said?.found ? said : unselected(selected, looked);
  }
  const { records, best = [] } = selected;
  const parts = want === 'list' && selected.among.by === 'name' ? partsOf(records) : [];
  if (parts.length > 0) return { found: true, want, about: things.what.words, rows: parts, looked };
  const rows = records.map((record, at): Row => {
    const compared = best[at];
    const told = tell.flatMap(({ words }) => onlyOne(record, words, mind));
    const by = things.best?.by.words ?? '';
    return { record, name: record.name, told: compared && told.length === 0 ? [pieceOf(by, compared)] : told };
  });
  if (rows.every(({ name }) => name === '')) return untold('no such things', things.what.words, looked);
  if (want === 'name' && rows.length === 1 && saysNothingNew(rows[0], query, mind))
    return tellValue({ ...inquiry, query: { ...query, want: 'value' } });
  const seen = seenIn(selected.among);
  const stated = statedCounts(things.what, readings, mind, seen);
  return {
    found: true,
    want,
    about: things.what.words,
    rows,
    looked,
    ...missing(stated, seen),
    ...assumption(selected.among),
  };
}

/** "Which is my seat?" — "Seat": the name of what was asked about is no answer; what it is may be one. */
function saysNothingNew(row: Row | undefined, { things: { what, where, best } }: Query, mind: Mind): boolean {
  if (!row || row.told.length > 0 || best || what.ordinal !== undefined || what.like || where.length > 0) return false;
  return what.words !== '' && mind.fits(what.words, row.name) >= FITS && mind.fits(row.name, what.words) >= FITS;
}

/** "List the skills" where "Skills" is a heading with a few words under it: they are meant, not the heading. */
function partsOf([record, ...others]: readonly PageRecord[]): Row[] {
  if (record?.kind !== 'card' || others.length > 0) return [];
  const own = record.properties.filter(({ is }) => is === undefined);
  if (own.length < 2 || own.some(({ label, values }) => label !== '' || values.length > 0)) return [];
  return own.map(({ text }) => ({ record, name: text, told: [] }));
}

/** The properties of several things side by side. */
export function tellTable({ query, readings, mind, looked }: Inquiry): Answered {
  const { things, tell } = query;
  const selected = select(things, readings, mind);
  if (!selected.ok) return unselected(selected, looked);
  const rows = selected.records.map((record): Row => {
    // An empty place keeps the columns apart.
    const told = tell.map(({ words }) => onlyOne(record, words, mind)[0] ?? { label: words, text: '', quote: '' });
    return { record, name: record.name, told: tell.length === 0 ? allOf(record) : told };
  });
  const lost = tell.find((_, at) => rows.every(({ told }) => told[at]?.text === ''));
  if (lost) return untold('no such property', lost.words, looked, selected.records);
  const seen = seenIn(selected.among);
  const stated = statedCounts(things.what, readings, mind, seen);
  return {
    found: true,
    want: 'table',
    about: things.what.words,
    rows,
    looked,
    ...missing(stated, seen),
    ...assumption(selected.among),
  };
}

/** Where it cannot be told which is meant, all are shown: the reader sees both. */
function onlyOne(record: PageRecord, words: string, mind: Mind): Piece[] {
  const found = findProperty(record, words, mind);
  const [first] = found;
  if (!first) return [];
  return [{ ...pieceOf(words, first), text: found.map(({ text }) => text).join(' / ') }];
}
