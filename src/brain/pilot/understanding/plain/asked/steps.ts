import type { Step } from '../step.ts';
import { withoutTheOne } from '../talk/told-by-the-way.ts';
import { asStay } from './a-stay.ts';
import { asStandingIn } from './according-to.ts';
import { asAddedUp } from './added-up.ts';
import { asOneAmong } from './among-them.ts';
import { asAnswerNeeded } from './answer-needed.ts';
import { asTable } from './as-a-table.ts';
import { asAskedApart } from './asked-apart.ts';
import { asAskedFirst } from './asked-last.ts';
import { asOfIt } from './asked-of-it.ts';
import { asTotal } from './comes-to.ts';
import { asCostOfList, asCostTogether } from './cost-together.ts';
import { asAskedOf, asNameOf } from './curious-about.ts';
import { asToldInTheEnd } from './forgotten-question.ts';
import { asSearchedFirst } from './found-by-search.ts';
import { asOrder } from './from-most-to-least.ts';
import { asThereIs } from './given-to-us.ts';
import { asAskedWhole } from './hangs-after.ts';
import { asManyHad } from './how-many-shown.ts';
import { asAskedOnly } from './if-it-were-so.ts';
import { asNameOfWhich } from './name-of-which.ts';
import { asRemembered } from './not-remembered.ts';
import { asOfThatRow } from './of-that-row.ts';
import { asOwnTime } from './own-times.ts';
import { asToldFromThere } from './should-be-there.ts';
import { asJoined } from './since-when.ts';
import { asSoughtAnyway } from './sought-among.ts';
import { asSuchOnes } from './such-ones.ts';
import { asOfToldWay } from './told-way.ts';
import { asPrice } from './was-paid.ts';
import { asItIs } from './what-it-is.ts';
import { asLookedInto } from './where-to-look.ts';
import { asWhichIsLess } from './which-is-less.ts';
import { asWithMost } from './who-has-most.ts';
import { asSearchedForIt } from './with-the-search.ts';

/** What is asked otherwise than by a plain question. */
export const ASKED: readonly Step[] = [
  asAskedWhole,
  asAnswerNeeded,
  asSoughtAnyway,
  asOfThatRow,
  asAddedUp,
  asWhichIsLess,
  asOneAmong,
  asSuchOnes,
  withoutTheOne,
  asThereIs,
  asAskedOnly,
  asToldInTheEnd,
  asRemembered,
  asToldFromThere,
  asSearchedForIt,
  asNameOfWhich,
  asAskedOf,
  asCostOfList,
  asStandingIn,
  asWithMost,
  asNameOf,
  asSearchedFirst,
  asTable,
  asOrder,
  asAskedFirst,
  asAskedApart,
  asTotal,
  asPrice,
  asCostTogether,
  asManyHad,
  asOfToldWay,
  asOwnTime,
  asJoined,
  asLookedInto,
  asOfIt,
  asItIs,
  asStay,
];
