import type { Phrase, Things } from '../goal.ts';
import type { Answered, Told } from './answered.ts';
import { toldByBadge } from './badges.ts';
import { namedSo, seenIn } from './gather.ts';
import { assumption, type Inquiry, unselected, untold } from './inquiry.ts';
import type { Mind } from './mind.ts';
import type { Reading } from './record.ts';
import { bare } from './row.ts';
import { areSaying } from './satisfy.ts';
import { select } from './select.ts';
import { type Stated, statedCounts } from './stated.ts';

/** How many there are: counted; where nothing narrows them down, as the page says. */
export function countOf({ query, readings, mind, looked }: Inquiry): Answered {
  const { things } = query;
  const { what, where, except = [] } = things;
  const selected = select(things, readings, mind);
  const stated = statedCounts(what, readings, mind, selected.ok ? seenIn(selected.among) : undefined);
  const isListed = selected.ok && selected.among.listed !== undefined;
  const isNarrowed = isListed || where.length + except.length + (what.like?.length ?? 0) > 0;
  const about = what.words;
  const told = isNarrowed ? undefined : toldBy(what.words, readings, mind);
  if (told) return said(told, about, looked);
  const plain = plainly(things);
  const badge = plain && toldByBadge(plain, readings.at(-1)?.badges ?? [], mind);
  const isOther =
    selected.ok && selected.among.by === 'name' && selected.records.some(({ name }) => name !== badge?.quote);
  if (badge && !isOther) return said(badge, about, looked);
  if (!selected.ok) {
    // None of those that are there fits: that is a number too.
    const none = selected.why === 'none fits' ? (selected.among?.records ?? []) : [];
    if (none.length > 0 && [...where, ...(what.like ?? [])].every((one) => areSaying(none, one, mind))) {
      const seen = selected.among ? seenIn(selected.among) : 0;
      return { found: true, want: 'count', about, rows: [], figure: { number: 0 }, looked, ...missing(stated, seen) };
    }
    const [only, ...others] = stated;
    if (only && others.length === 0 && !isNarrowed) return said(only, about, looked);
    return unselected(selected, looked);
  }
  const seen = seenIn(selected.among);
  if (!isNarrowed) {
    const [only, ...others] = stated.filter(({ number }) => number >= seen);
    if (only && others.length === 0 && only.number !== seen)
      return { ...said(only, about, looked), rows: selected.records.map(bare) };
    if (only && others.length > 0 && !stated.some(({ number }) => number === seen))
      return untold('ambiguous', about, looked, selected.records);
  }
  const number = isNarrowed ? selected.records.length : seen;
  const quote = stated.find((one) => one.number === number)?.quote;
  const figure = { number, ...(quote === undefined || isNarrowed ? {} : { quote }) };
  const rows = (isNarrowed ? selected.records : selected.among.records).map(bare);
  return {
    found: true,
    want: 'count',
    about,
    rows,
    figure,
    looked,
    ...(isNarrowed ? missing(stated, seen) : {}),
    ...assumption(selected.among),
  };
}

/** "Messages that are new" are new messages; what is told of them otherwise no badge tells. */
function plainly({ what, where, except = [] }: Things): Phrase | undefined {
  const isPlain = where.every(({ of, is, value }) => !of && (is === '=' || is === 'contains') && value.kind === 'text');
  if (!isPlain || except.length > 0) return undefined;
  return { ...what, words: [what.words, ...where.map(({ value }) => value.text)].join(' ').trim() };
}

/** "Members: 4,812" is their number, not one member. */
function toldBy(words: string, readings: readonly Reading[], mind: Mind): Stated | undefined {
  const [record, ...others] = namedSo(words, readings, mind, { isExact: true })?.records ?? [];
  if (!record || others.length > 0 || record.kind === 'field') return undefined;
  const [property, ...more] = record.properties.filter(({ is }) => is === undefined);
  const [value] = property?.values ?? [];
  if (!property || !value || more.length > 0 || value.kind !== 'number' || value.text !== property.text)
    return undefined;
  return { number: value.number, quote: record.quote };
}

function said({ number, quote }: Stated, about: string, looked: Told['looked']): Told {
  return { found: true, want: 'count', about, rows: [], figure: { number, quote }, looked };
}

/** The page speaks of more than we have seen. */
export function missing(stated: readonly Stated[], seen: number): Pick<Told, 'incomplete'> {
  const more = stated.find(({ number }) => number > seen);
  return more ? { incomplete: { seen, of: more.number, quote: more.quote } } : {};
}
