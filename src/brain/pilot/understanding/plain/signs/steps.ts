import type { Step } from '../step.ts';
import { withQuotedEnds } from '../talk/told-by-the-way.ts';
import { asBegun } from '../verbs/other-verbs.ts';
import { asAskedInText } from './asked-in-text.ts';
import { asCell } from './column-of-row.ts';
import { asCompared } from './compared-with-signs.ts';
import { withoutFieldDash } from './field-dash.ts';
import { withoutHead } from './headed-note.ts';
import { asInPlace } from './headed-place.ts';
import { asDoneWithHead } from './headed-thing.ts';
import { asSaidJust } from './just-said.ts';
import { inLetters } from './letter-case.ts';
import { asPath } from './menu-path.ts';
import { asNoted } from './noted-down.ts';
import { withoutNumberWord } from './said-number.ts';
import { inFull } from './short-words.ts';
import { withCounts } from './so-many-times.ts';
import { asChain } from './step-by-step.ts';
import { withoutTextOfReply } from './text-of-reply.ts';
import { asQuoted } from './unquoted-text.ts';

/** What signs, quotes and letters say is said in words. */
export const SIGNS: readonly Step[] = [
  asBegun,
  inFull,
  inLetters,
  withoutHead,
  asInPlace,
  asDoneWithHead,
  withCounts,
  asChain,
  asPath,
  asCompared,
  asAskedInText,
  asQuoted,
  asCell,
  withQuotedEnds,
  asSaidJust,
  withoutTextOfReply,
  withoutFieldDash,
  withoutNumberWord,
  asNoted,
];
