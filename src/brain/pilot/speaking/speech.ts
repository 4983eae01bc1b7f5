/** What the pilot says to people, in one language. */
export interface Speech {
  notUnderstood(words: readonly string[]): string;
  asItIs: string;
  notFound(what: string, tried: readonly string[]): string;
  /** The browser shows its own page of an error in the place of one. */
  notOpened(what: string): string;
  whichOne(what: string): string;
  notAllowed(what: string): string;
  nothingHappened(what: string): string;
  standsOtherwise(what: string): string;
  wentWrong(what: string, why: string): string;
  noValue(what: string): string;
  noFile(what: string): string;
  done(what: string): string;
  notNeeded(what: string): string;
  pressed(name: string): string;
  entered(value: string, field: string): string;
  /** What is on or off, and does not say which. */
  pressedBeside(what: string): string;
  chosen(what: string): string;
  opened(what: string): string;
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
  counted(what: string, count: number): string;
  isThere(what: string, count: number): string;
  /** What did not come about while it was waited for. */
  notInTime(what: string, seconds: number): string;
}
