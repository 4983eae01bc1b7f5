import type { Line, Looks, NoticeKind } from '../../observation.ts';

/** The words in which an observation is told: one table for each language. The page's own words stay as they are. */
export interface Speech {
  untitled: string;
  loading: string;
  tab: (number: number, of: number) => string;
  screen: (number: string, of: string) => string;
  onTop: (what: string) => string;
  unanswered: (frame: string) => string;
  /** Of the English text of a notice there is one already: it comes with the notice. */
  notice: (kind: NoticeKind, about: string | undefined) => string | undefined;

  role: (role: string) => string;
  /** Before a row of controls of one role. */
  roles: (role: string) => string;
  state: (state: string) => string;
  looks: (looks: Looks) => string;
  placeholder: string;
  options: string;
  coveredBy: (what: string) => string;
  picture: string;
  /** Behind words of the page that no person sees there. */
  notDrawn: string;

  lines: (count: number) => string;
  controls: (count: number) => string;
  screens: (count: number, spoken: string) => string;
  above: string;
  below: string;
  characters: (count: number) => string;
  more: (count: number, kind: Line['kind'] | undefined) => string;
  leftOut: (what: string) => string;
  /** How to see what was left out. */
  ways: string;

  nothingChanged: string;
  title: (title: string) => string;
  address: (address: string) => string;
  loaded: string;
  loadingAgain: string;
  nothingOnTop: string;
  scrolled: (from: string, to: string, of: string) => string;
  focus: (control: string) => string;
  outOfView: (lines: string) => string;
  over: (notice: string) => string;

  found: (lines: number, query: string) => string;
  foundNothing: (query: string) => string;
  near: (words: readonly string[]) => string;
  someWords: (words: readonly string[]) => string;
  moreFound: (count: number) => string;
  badPattern: (why: string) => string;

  part: (from: number, to: number, of: number) => string;
  page: (number: number, of: number) => string;
  nextPage: (left: string, part: number, page: number) => string;
  noPart: (part: number) => string;
}
