import type { Step } from '../step.ts';
import { asMailAddress } from './address-of-mail.ts';
import { asThoseOfPlace } from './all-these.ts';
import { withAmountFirst } from './amount-after.ts';
import { asBeginningWith } from './begins-with.ts';
import { asTheTwo } from './both-of-them.ts';
import { asByItsWriter } from './by-its-writer.ts';
import { asAbout } from './deals-with.ts';
import { asTickedOff } from './done-already.ts';
import { withFree } from './for-free.ts';
import { asFoundSo } from './found-so.ts';
import { asPressedThere } from './has-a-button.ts';
import { asThereIs } from './has-in-it.ts';
import { asLetterThere } from './has-written.ts';
import { withExceptionLast } from './left-out-first.ts';
import { asAddedThere } from './missing-there.ts';
import { asNamedWare } from './named-ware.ts';
import { asUnread } from './not-read-yet.ts';
import { asNumberOf } from './number-of.ts';
import { asOfAll } from './of-everything.ts';
import { asHaving } from './offers-it.ts';
import { asPlainPlace } from './plainer-places.ts';
import { asSentBy } from './sent-by.ts';
import { asOfColour } from './shades-of.ts';
import { asKindSaid, withPlainNouns, withPlainTickets } from './small-names.ts';
import { asBesideIt } from './stands-beside.ts';
import { withValueMeant } from './value-meant.ts';
import { asFirstResult } from './what-you-find.ts';
import { asPlaceSaid } from './where-it-says.ts';
import { asAllInside } from './whole-contents.ts';
import { asWrittenBy } from './wrote-it.ts';

/** What things are like, and where they are, as pages say it. */
export const DESCRIBED: readonly Step[] = [
  asKindSaid,
  withPlainNouns,
  withPlainTickets,
  asPlainPlace,
  withFree,
  withAmountFirst,
  asBeginningWith,
  asWrittenBy,
  asByItsWriter,
  asAbout,
  asHaving,
  asNamedWare,
  asFoundSo,
  asFirstResult,
  asSentBy,
  asUnread,
  asOfColour,
  asTheTwo,
  asThoseOfPlace,
  asPlaceSaid,
  asBesideIt,
  asThereIs,
  asPressedThere,
  asAddedThere,
  asTickedOff,
  asLetterThere,
  asAllInside,
  asOfAll,
  withExceptionLast,
  asMailAddress,
  withValueMeant,
  asNumberOf,
];
