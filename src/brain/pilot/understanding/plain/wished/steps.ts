import { withoutThere } from '../spare-words.ts';
import type { Step } from '../step.ts';
import { asAddedAsWished } from './added-as-wished.ts';
import { asAskedThem } from './asked-them.ts';
import { asBooked } from './booked-then.ts';
import { asCalledThen } from './called-then.ts';
import { asDoneThere } from './done-there.ts';
import { asAnswer } from './given-answers.ts';
import { asGivenTo } from './given-to.ts';
import { asInLanguage } from './in-what-language.ts';
import { onJourneyDay } from './journey-day.ts';
import { asJourneySearched } from './journey-search.ts';
import { asSet } from './made-so.ts';
import { asWishedFor } from './may-i-have.ts';
import { asSetSuch } from './needed-such.ts';
import { asNotedRoute } from './noted-route.ts';
import { asPutInto } from './ordered-so.ts';
import { asAllButThat } from './others-go.ts';
import { asMadeThere } from './placed-anew.ts';
import { asForwarded } from './sent-on.ts';
import { asDoneWith } from './shall-be-done.ts';
import { asMovedOver } from './shall-be-there.ts';
import { asPieces } from './so-many-pieces.ts';
import { asThroughItsMenu } from './through-its-menu.ts';
import { asThere } from './told-from-there.ts';
import { asSoughtJourney } from './told-journey.ts';
import { asCreated } from './wanted-anew.ts';
import { asDeed } from './wished-deeds.ts';
import { asFoundThere } from './wished-of-it.ts';
import { asMovedThere, asPutThere, asWantedThere } from './wished-places.ts';
import { asDone } from './wished-states.ts';
import { asAdded } from './wished-things.ts';

/** How things shall be is what is to be done with them. */
export const WISHED: readonly Step[] = [
  asFoundThere,
  asWishedFor,
  asDoneWith,
  asAllButThat,
  asAddedAsWished,
  asPieces,
  asThroughItsMenu,
  onJourneyDay,
  asJourneySearched,
  asNotedRoute,
  asSoughtJourney,
  asAskedThem,
  asDoneThere,
  asCalledThen,
  asGivenTo,
  asSetSuch,
  asAnswer,
  asPutInto,
  asForwarded,
  asInLanguage,
  asMovedOver,
  asMovedThere,
  asPutThere,
  asWantedThere,
  asDeed,
  asAdded,
  asDone,
  asSet,
  withoutThere,
  asThere,
  asCreated,
  asMadeThere,
  asBooked,
];
