import type { Things } from '../goal.ts';
import type { Answered } from './answered.ts';
import { type FoundProperty, findProperty } from './find-property.ts';
import { type Inquiry, unselected, untold } from './inquiry.ts';
import { ofEach } from './of-each.ts';
import { pieceOf } from './row.ts';
import { select } from './select.ts';
import { rounded } from './total.ts';

const AND = /\s+(?:and|и|or|или|vs\.?|versus|than|чем|против|from|от)\s+|\s*,\s*/iu;

/** One against the other: two things in one property, or one thing in two. */
export function differenceOf(inquiry: Inquiry): Answered {
  const { query, looked, readings, mind } = inquiry;
  const { things, tell, against = [] } = query;
  if (against.length === 1) {
    const asked = tell[0]?.words ?? things.best?.by.words ?? 'price';
    const found = ofEach([things.what, ...against], asked, inquiry);
    if ('found' in found) return found;
    return between(
      found.map((one) => ({ asked, found: [one] })),
      inquiry,
    );
  }
  if (tell.length === 2) {
    const selected = select(things, readings, mind);
    if (!selected.ok) return unselected(selected, looked);
    const [record, ...more] = selected.records;
    if (!record || more.length > 0) return untold('ambiguous', things.what.words, looked, selected.records);
    return between(
      tell.map(({ words }) => ({ asked: words, found: findProperty(record, words, mind) })),
      inquiry,
    );
  }
  const asked = tell[0]?.words ?? things.best?.by.words ?? 'price';
  const pair = pairOf(things, inquiry);
  if (!Array.isArray(pair)) return pair;
  return between(
    pair.map((record) => ({ asked, found: findProperty(record, asked, mind) })),
    inquiry,
  );
}

/** The two that are compared: named one after the other, or all that is left. */
function pairOf(things: Things, { readings, mind, looked }: Inquiry) {
  const names = things.what.words.split(AND).filter((name) => name !== '');
  const each =
    names.length === 2
      ? names.map((words) => select({ ...things, what: { words }, count: 'one' }, readings, mind))
      : [];
  const both = each.flatMap((one) => (one.ok && one.records.length === 1 ? one.records : []));
  if (both.length === 2) return both;
  const unclear = each.find((one) => one.ok && one.records.length > 1);
  if (unclear?.ok) return untold('ambiguous', things.what.words, looked, unclear.records);
  const lost = each.find((one) => !one.ok);
  if (lost && !lost.ok) return unselected(lost, looked);
  const selected = select(eitherOf(things), readings, mind);
  if (!selected.ok) return unselected(selected, looked);
  if (selected.records.length === 2) return [...selected.records];
  return untold('ambiguous', things.what.words, looked, selected.records);
}

/** "A and B" may have come as two conditions that nothing meets at once. */
function eitherOf(things: Things): Things {
  return things.count === 'one' ? { ...things, count: 'all' } : things;
}

interface Side {
  asked: string;
  found: readonly FoundProperty[];
}

function between(sides: readonly Side[], { looked, query }: Inquiry): Answered {
  const lost = sides.find(({ found }) => found.length === 0);
  if (lost) return untold('no such property', lost.asked, looked, []);
  const unclear = sides.find(({ found }) => found.length > 1);
  if (unclear)
    return untold(
      'ambiguous',
      unclear.asked,
      looked,
      unclear.found.map(({ record }) => record),
    );
  const told = sides.flatMap(({ asked, found: [one] }) => (one?.value ? [{ asked, one, value: one.value }] : []));
  const [first, second] = told;
  if (!first || !second) return untold('no such property', sides[0]?.asked ?? '', looked);
  const isOneKind = first.value.kind === second.value.kind && first.value.unit === second.value.unit;
  if (!isOneKind || first.value.upTo !== undefined || second.value.upTo !== undefined)
    return untold('ambiguous', first.asked, looked, [first.one.record, second.one.record]);
  const isDate = first.value.kind === 'date';
  const number = Math.abs(first.value.number - second.value.number) / (isDate ? 86_400_000 : 1);
  const unit = isDate ? 'days' : first.value.kind === 'time' ? 'min' : first.value.unit;
  return {
    found: true,
    want: 'difference',
    about: query.things.what.words,
    rows: told.map(({ asked, one }) => ({ record: one.record, name: one.record.name, told: [pieceOf(asked, one)] })),
    figure: { number: rounded(number), ...(unit === undefined ? {} : { unit }) },
    looked,
  };
}
