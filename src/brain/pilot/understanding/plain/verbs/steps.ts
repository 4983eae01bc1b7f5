import { anySoMany, withoutDown, withoutList, withoutPointing } from '../spare-words.ts';
import type { Step } from '../step.ts';
import { asFilledIn } from '../talk/form-list.ts';
import { asCalled } from './called-so.ts';
import { asCodeEntered } from './code-applied.ts';
import { asFirst } from './comes-first.ts';
import { asCopiedOver } from './copied-over.ts';
import { asFocused } from './cursor-put.ts';
import { withoutFirst } from './done-first.ts';
import { asFilter } from './filter-tools.ts';
import { withLetterFields } from './letter-fields.ts';
import { asLetterSent } from './letter-told.ts';
import { asMadeWithFields } from './made-with-fields.ts';
import { asMarked } from './marked-again.ts';
import { asDoneWithEach } from './one-of-each.ts';
import { asOrderedAgain } from './ordered-again.ts';
import {
  asAssign,
  asCreate,
  asCreatedWith,
  asLookUp,
  asMove,
  asPress,
  asPressed,
  asReply,
  asSearch,
  asSearchedFor,
  asTaken,
} from './other-verbs.ts';
import { asSaved } from './saved-ones.ts';
import { asChosenThere } from './set-to-name.ts';
import { asSignedIn } from './signed-in.ts';
import { asOptions } from './so-many-options.ts';
import { asFound } from './sought-to-be-told.ts';
import { asWithdrawn } from './taken-back.ts';
import { asTheirs } from './whose-it-is.ts';
import { asNewLetter, asTextLast, asWriting, withoutSending } from './wished-letters.ts';
import { withoutSavedLogin } from './with-saved-login.ts';
import { asMadeWithText } from './written-in-it.ts';

/** Verbs that mean what others mean, with what goes along with them. */
export const VERBS: readonly Step[] = [
  asOrderedAgain,
  asSignedIn,
  withLetterFields,
  asLetterSent,
  asTextLast,
  asLookUp,
  asCodeEntered,
  asTaken,
  asWithdrawn,
  asChosenThere,
  asSearch,
  asSearchedFor,
  asCalled,
  asMadeWithText,
  asMadeWithFields,
  asFilledIn,
  withoutPointing,
  asNewLetter,
  asWriting,
  withoutSending,
  withoutFirst,
  asFirst,
  asTheirs,
  asFound,
  withoutList,
  asCreate,
  asCreatedWith,
  asReply,
  asAssign,
  asMarked,
  asSaved,
  withoutSavedLogin,
  withoutDown,
  anySoMany,
  asOptions,
  asMove,
  asFilter,
  asPress,
  asPressed,
  asFocused,
  asCopiedOver,
  asDoneWithEach,
];
