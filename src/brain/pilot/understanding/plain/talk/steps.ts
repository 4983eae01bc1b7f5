import { asOneOfThem, withoutAppearing, withoutSender, withoutThereNeeded } from '../spare-words.ts';
import type { Step } from '../step.ts';
import { asAskedBriefly } from './asked-briefly.ts';
import { asCalledFirst } from './called-first.ts';
import { asChangedThere } from './changed-there.ts';
import { withoutCircumstances } from './circumstances.ts';
import { asForm } from './form-list.ts';
import { withoutEveryOne, withoutMereTalk, withoutState, withoutStress } from './mere-talk.ts';
import { asNeededThen } from './needed-then.ts';
import { asNoted } from './noted-briefly.ts';
import { asPersonNamed } from './person-first.ts';
import { withoutAssent, withoutFavour, withoutPoliteness, withoutSite } from './politeness.ts';
import { withDeedFirst } from './pronoun-first.ts';
import { asDoneBefore, asIfDone, asSupposed } from './said-as-noun.ts';
import { asBeingThere, asSought } from './seen-there.ts';
import { asWritten } from './should-say.ts';
import { asWaitedFor } from './slow-to-come.ts';
import { asSwitchedFirst } from './switched-so.ts';
import { asAllThere, asInThere, asThoseThere } from './that-are-there.ts';
import { withThingLast } from './thing-first.ts';
import {
  withoutColumns,
  withoutCourse,
  withoutFieldAside,
  withoutGiven,
  withoutGiving,
  withoutOpening,
  withoutSuch,
  withoutValueNoun,
} from './told-by-the-way.ts';
import { asSpared } from './unwilling.ts';
import { asWayFirst } from './way-told-after.ts';
import { asWritersLetter } from './who-wrote.ts';

/** What people say before and around what they want. */
export const OPENING: readonly Step[] = [
  asSpared,
  asWaitedFor,
  withoutPoliteness,
  withoutFavour,
  asDoneBefore,
  asIfDone,
  asNoted,
  asAskedBriefly,
  asChangedThere,
  withThingLast,
  asWayFirst,
  withDeedFirst,
  asSought,
  asBeingThere,
  asWritersLetter,
  asPersonNamed,
  asCalledFirst,
  asNeededThen,
  asWritten,
  withoutOpening,
  withoutSuch,
  withoutColumns,
  withoutGiven,
  withoutGiving,
  withoutCourse,
  withoutFieldAside,
  withoutValueNoun,
  withoutCircumstances,
];

/** What is left of mere talk. */
export const LEFT_OVER: readonly Step[] = [
  withoutAssent,
  asForm,
  withoutAppearing,
  asSupposed,
  asSwitchedFirst,
  withoutSite,
  withoutSender,
  asOneOfThem,
  withoutThereNeeded,
  asInThere,
  asThoseThere,
  asAllThere,
  withoutState,
  withoutStress,
  withoutMereTalk,
  withoutEveryOne,
];
