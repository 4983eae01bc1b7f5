import type { Language } from '../language.ts';

/**
 * What a run itself says to people, in one language: questions, reasons, refusals, limits. Models read English. Nothing of this is
 * compared with anything, so a permission is the same in every language.
 */
export interface Speech {
  language: Language;
  /** The name of something that stands on a page. */
  quoted(name: string): string;
  /** An act as it is told: `click button "Send"`. */
  deed(spoken: string): string;
  asks: Asks;
  /** What stands below a question, a line each. */
  facts: Facts;
  /** Why nobody is even asked. */
  refusals: Refusals;
  /** Why a site cannot be reached. */
  shut(why: Shut): string;
  /** Why it happened without a question. */
  allowed: { before: string; asPart: string };
  person: Person;
  doubt: Doubt;
  stuck: Stuck;
  /** Why what was decided is not done any more. */
  dropped: { otherPage: string; otherTab: string; onTop: string; gone(id: string): string };
  mended: { lookedAgain: string; openedAgain: string; leftOut: string; askedAgain: string };
  checks: Checks;
  endings: Endings;
}

/** What would be done, without the question mark, and why it is asked about. */
interface Asks {
  press(name: string | undefined, host: string): string;
  givesRights: string;
  sendPaymentData(host: string): string;
  isPaymentData: string;
  openLinkSaying(word: string): string;
  mayChange: string;
  doThis(tool: string): string;
  cannotBeUndone: string;
  carry(to: string, from: readonly string[]): string;
  mightBeTold: string;
  emptyPage: string;
  open(address: string): string;
  beginsMessage: string;
  notNamed: string;
  tellModelsWords(host: string): string;
  notNamedAndOpen: string;
  use(host: string): string;
  blindAndOpen: string;
  /** Of what stands on the button itself. */
  buttonSaysSo: string;
  sendForm(button: string | undefined, host: string): string;
  formPays: string;
  formSetsPassword: string;
  formHoldsPassword: string;
  formHoldsCode: string;
  formChanges: string;
  sendTo(host: string): string;
  /** So many things at once, where that is known and more than one. */
  changesServer(things: number | undefined): string;
  openPaymentSheet(host: string | undefined): string;
  pageAsksForPayment: string;
  goOnWith(tool: string): string;
  notOfTheTask: string;
  /** One signature for what a task needs. */
  sign: string;
  toSign(permission: Signed): string;
}

/** What one line of a sheet allows. */
export interface Signed {
  /** The kind of act. */
  effect: string;
  origin: string;
  count: number;
  amount?: number | undefined;
  recipients?: readonly string[] | undefined;
}

interface Facts {
  page: string;
  under: string;
  beside: string;
  ticked: string;
  from: string;
  to: string;
  goesTo: string;
  readBefore: string;
  says: string;
  recipients: string;
  amount: string;
  thingsAtOnce: string;
  file: string;
  largestSum: string;
  selected(count: number): string;
  selectedOnPage(count: number): string;
  andMore(count: number): string;
  moreCharacters(count: number): string;
  notShown: string;
  payment(to: string): string;
  message(to: string): string;
  otherSiteThan(pages: string): string;
  toOtherSite(host: string): string;
  unreadBytes(count: number): string;
  unreadPart: string;
  notNamedNorFollowed: string;
}

interface Refusals {
  secretElsewhere(host: string): string;
  sentOnElsewhere(host: string): string;
  nameBeforeHost(host: string): string;
  permission(host: string, name: string): string;
  notWritable(site: string | undefined): string;
  toOpen(site: string): string;
}

/** Why a site cannot be reached, as a value. */
export type Shut =
  | { kind: 'blocked'; site: string }
  | { kind: 'unlisted'; site: string }
  | { kind: 'closed'; site: string; place: Place }
  | { kind: 'scheme'; scheme: string }
  | { kind: 'no address' }
  | { kind: 'no host' };

export type Place = 'public' | 'loopback' | 'private' | 'link-local' | 'metadata' | 'reserved';

/** A person at the mouse, and tabs of theirs. */
interface Person {
  browserIsYours: string;
  usesBrowser: string;
  wantsBrowser: string;
  wayIsFree: string;
  whichTab: string;
  newTab: string;
  untitled: string;
}

interface Doubt {
  wasItDone(deed: string): string;
  done: string;
  notDone: string;
  pageShows(quote: string): string;
}

interface Stuck {
  failsAgain(times: number, deed: string): string;
  circles(one: string, other: string): string;
  standsStill(steps: number): string;
  noProgress(steps: number): string;
  nudge: string;
  howToGoOn: string;
  nothingHelped: string;
}

interface Checks {
  notSeen(quote: string): string;
  notQuoted: string;
  accepted(method: string, url: string): string;
  answered(status: number): string;
  doesNotHold: string;
  wrongShape(misfit: string): string;
  notProved: string;
}

interface Endings {
  limit(what: string): string;
  steps(count: number): string;
  cost(dollars: number): string;
  tokens(count: number): string;
  seconds(count: number): string;
  early: string;
  waits: string;
  stopped: string;
}
