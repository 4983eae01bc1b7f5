import {
  withoutAtEnd,
  withoutBoth,
  withoutCounting,
  withoutFinding,
  withoutManner,
  withoutNeed,
  withoutToo,
  withoutWhenDone,
} from '../spare-words.ts';
import type { Step } from '../step.ts';
import { asVerb } from '../verbs/deed-as-noun.ts';
import { asAccepted, asConfirmed } from './agreed-when-asked.ts';
import { asOnceThere, withoutAlso, withoutThen } from './and-also.ts';
import { asScrolledTo } from './appears-below.ts';
import { asPressedThere } from './button-there.ts';
import { asSeveralDeeds } from './by-several-deeds.ts';
import { asDealtWith } from './dealt-with.ts';
import { asPressedFor } from './done-by-pressing.ts';
import { withoutEmptyRequests } from './empty-requests.ts';
import { withoutLookingThrough } from './looked-through.ts';
import { asMadeUntil } from './made-until.ts';
import { withoutTheirs } from './of-theirs.ts';
import { asBoth } from './one-and-the-other.ts';
import { asOneByOne } from './one-by-one.ts';
import { asSentWith } from './sent-with-button.ts';
import { withoutWhatFor } from './told-what-for.ts';
import { asWatched } from './watched-first.ts';

/** Deeds that go without saying, or are said twice. */
export const SPARE: readonly Step[] = [
  asVerb,
  asDealtWith,
  asPressedThere,
  asScrolledTo,
  asConfirmed,
  asAccepted,
  withoutLookingThrough,
  withoutFinding,
  withoutTheirs,
  withoutWhenDone,
  asWatched,
  asMadeUntil,
  asOnceThere,
  asOneByOne,
  withoutAtEnd,
  withoutEmptyRequests,
  asSentWith,
  asSeveralDeeds,
  asPressedFor,
  withoutWhatFor,
  withoutManner,
  withoutToo,
  withoutThen,
  withoutAlso,
  withoutCounting,
  asBoth,
  withoutBoth,
  withoutNeed,
];
