import type { Observation } from '../../../observation.ts';
import type { Query } from '../goal.ts';
import type { Answered } from './answered.ts';
import { countOf } from './count.ts';
import { differenceOf } from './difference.ts';
import { type Inquiry, inquire, untold } from './inquiry.ts';
import type { Alike } from './record.ts';
import { tellNames, tellTable } from './tell-names.ts';
import { tellValue } from './tell-value.ts';
import { totalOf } from './total.ts';
import { heldAgainst } from './unused.ts';
import { whether } from './whether.ts';

/** Answers a question from pages alone. What the pages do not say, or say in two ways, it does not answer. */
export function answer(
  query: Query,
  pages: readonly Observation[],
  alike: Alike,
  now: Date,
  /** What was done before it was asked, in words. */
  done: readonly string[] = [],
): Answered {
  const inquiry = inquire(query, pages, alike, now, done);
  return heldAgainst(found(inquiry), inquiry.query, inquiry.readings, inquiry.mind);
}

function found(inquiry: Inquiry): Answered {
  switch (inquiry.query.want) {
    case 'value':
      return tellValue(inquiry);
    case 'name':
    case 'list':
      return tellNames(inquiry);
    case 'table':
      return tellTable(inquiry);
    case 'count':
      return countOf(inquiry);
    case 'sum':
    case 'average':
      return totalOf(inquiry);
    case 'difference':
      return differenceOf(inquiry);
    // Nothing is said of it: it is worked out.
    case 'solution':
      return untold('no such things', inquiry.query.things.what.words, inquiry.looked);
    case 'whether':
      return whether(inquiry);
  }
}
