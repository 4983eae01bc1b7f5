import type { Action, Effect, Foresight } from '../action.ts';
import type { Outgoing } from '../outgoing.ts';
import type { Speech } from '../speech/speech.ts';
import type { Reach } from './origins.ts';

/** What is known of one action: from the page and the network, not from the model's account of it. */
export interface Facts {
  /** The words in which a person is told what the rules say. No verdict depends on them. */
  speech: Speech;
  /** What the tool says of itself; rules may know better. */
  effect: Effect;
  foresight: Foresight;
  url: string;
  /** All that the user wrote for this run: the task, where to begin, answers. */
  words: readonly string[];
  /** Sites that the user has listed as open. */
  listed?: readonly string[];
  /** Sites on which something may be changed, as they are listed; on all, when left out. */
  writable?: readonly string[];
  /** Where all that the model has read so far came from. */
  read: readonly Source[];
  /** Whether the address that it opens may be reached, where somebody knows. */
  reach?: Reach;
  /** The moment, in milliseconds since 1970. */
  at: number;
  /** The browser is somebody's own and has ways out that nobody watches. */
  hasNoProxy?: boolean;
  /** What stands on the page around it: looked up when something has to be asked. */
  scene?: Scene;
  /** What the action is about to send: known only when it has been done, and judged before it leaves the browser. */
  outgoing?: Outgoing;
  /** What is known of the page that sends it. */
  wake?: Wake;
  /** What a page has asked the browser for. */
  permission?: Wish;
}

/** An action with its facts: what a rule looks at. */
export interface Case extends Facts {
  action: Action;
}

/** A permission that a page wants: the place of the user, the camera, notifications … */
export interface Wish {
  name: string;
  /** The site that wants it. */
  origin: string;
  /** The user has listed it among those that pages get. */
  isListed: boolean;
}

/** A site, or `file:` and the site it came down from. */
export interface Source {
  origin: string;
  /** The user has a session there, or it came from a secret or a file. */
  isPrivate: boolean;
  /** It was shown in pages of other sites, and never as a page of its own. */
  isFramed?: boolean;
}

export interface Scene {
  url: string;
  /** What fields hold and what is ticked, in the order of the page. */
  fields: readonly unknown[];
  /** People who are named in them. */
  recipients: readonly string[];
  /** The largest sum of money that is to be seen. */
  sum?: number;
}

export interface Wake {
  /** Nothing on this page has been touched yet: it is still arriving. */
  isUntouched: boolean;
  /** The page has sent the same before without being touched. */
  isHabit: boolean;
  /** The page has gone to another view since it was touched, within the same document. */
  hasMoved?: boolean;
  /** It carries a secret that was typed by its name. */
  carriesSecret?: boolean;
  /** Those people and accounts in it that are secrets themselves: a person is shown a mask in their place. */
  masked?: readonly string[];
}

/** What an act does to the world. A permission for the run is given for one of these, on one site. */
export const COMMIT_KINDS = [
  'pay',
  'order',
  'delete',
  'send',
  'publish',
  'sign out',
  'subscribe',
  'sign in',
  'account',
  'authorise',
  'upload',
  'download',
  'submit',
  'reach',
  'flow',
  'other',
] as const;
export type CommitKind = (typeof COMMIT_KINDS)[number];

/** Each of these needs a yes of its own, unless somebody has said beforehand how often, and of a payment how much. */
export const WEIGHTY: ReadonlySet<CommitKind> = new Set(['pay', 'authorise', 'account']);

/** A yes to these says where something may go, and nothing of what may be done there. */
export const ABOUT_PLACES: ReadonlySet<CommitKind> = new Set(['flow', 'reach']);

/** What is at stake, beside the kind of act: what a permission can be limited to. */
export interface Worth {
  /** Addresses of people. */
  recipients?: readonly string[];
  /** The largest sum of money. */
  amount?: number;
  /** How many things are changed at once. */
  items?: number;
}

/** A person has to say yes first. Who wants it so says what would be done to the world, if there is a word for it. */
export interface Ask {
  kind: 'ask';
  what: string;
  because: string;
  commit?: CommitKind;
  /** The site it is done to; the page's own when left out. */
  origin?: string;
  /** Of a flow: the sites and files whose words might go there. */
  from?: readonly string[];
  worth?: Worth;
  /** Lines for the person: what goes where. */
  details?: readonly string[];
}

/** May it happen? */
export type Opinion = { kind: 'allow' } | Ask | { kind: 'deny'; because: string };

/** One worry. It has an opinion about an act, or none. */
export type Rule = (judged: Case) => Opinion | undefined;
