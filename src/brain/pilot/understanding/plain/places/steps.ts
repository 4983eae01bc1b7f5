import type { Step } from '../step.ts';
import { asAdvised } from './advised.ts';
import { asWantedFile } from './asked-for-by.ts';
import { withoutReader, withPlace } from './for-whom.ts';
import { asAskedThere } from './looked-there.ts';
import { withoutWhoItIs } from './named-recipient.ts';
import { asOpenedTab } from './on-its-tab.ts';
import { asPersonMeant } from './person-meant.ts';
import { withPlaceAfter } from './place-after.ts';
import { asDoneWithIt } from './said-of-it.ts';
import { asThatPlace } from './spoken-place.ts';
import { asIt, asNamed } from './that-one.ts';
import { asTheirRow } from './their-row.ts';
import { asTypedThen } from './told-then-typed.ts';
import { withStars } from './with-stars.ts';

/** Where it is, and which one. */
export const PLACES: readonly Step[] = [
  asThatPlace,
  asTheirRow,
  asWantedFile,
  asDoneWithIt,
  asPersonMeant,
  asTypedThen,
  asAskedThere,
  withoutReader,
  withoutWhoItIs,
  withPlace,
  withPlaceAfter,
  asOpenedTab,
  withStars,
  asAdvised,
  asNamed,
  asIt,
];
