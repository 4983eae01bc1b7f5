import type { Phrase } from '../goal.ts';

/** By the words for it, or by what was understood of it, or of several. */
export type Named = string | Phrase | readonly Phrase[];

/** What the pilot says to people, in one language. */
export interface Speech {
  notUnderstood(words: readonly string[]): string;
  asItIs: string;
  /** With the names of the ways that were tried. */
  notFound(what: Named, ways: readonly string[]): string;
  /** The browser shows its own page of an error in the place of one. */
  notOpened(what: string): string;
  whichOne(what: Named): string;
  notAllowed(what: string): string;
  /** It was to be downloaded, and no file came. */
  noFileCame(what: string): string;
  nothingHappened(what: string): string;
  standsOtherwise(what: string): string;
  wentWrong(what: string, why: string): string;
  noValue(what: Named): string;
  /** A value for which no field was told. */
  noPlace(value: string): string;
  noFile(what: string): string;
  done(what: Named): string;
  notNeeded(what: string): string;
  pressed(name: Named): string;
  entered(value: string, field: Named): string;
  /** What is on or off, and does not say which. */
  pressedBeside(what: Named): string;
  chosen(what: Named): string;
  opened(what: Named): string;
  searched(what: string): string;
  foundThere(what: string): string;
  allDone(what: readonly string[]): string;
  soFar(done: readonly string[], trouble: string): string;
  tooMany(what: string): string;
  /** It led nowhere as it was first read. */
  readsOtherwise: string;
  /** It was done as it was read after that. */
  wasReadOtherwise: string;
  /** How many there are of what was told by its looks, and whether there are any. */
  counted(what: Named, count: number): string;
  isThere(what: Named, count: number): string;
  /** What did not come about while it was waited for. */
  notInTime(what: string, seconds: number): string;
}
