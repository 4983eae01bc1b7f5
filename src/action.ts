import type { DialogKind, DownloadedFile } from './events.ts';
import type { Control, Observation } from './observation.ts';
import type { Held } from './outgoing.ts';

/** What an action does to the world: looks, can be undone on the page, or leaves a trace. */
export type Effect = 'read' | 'act' | 'commit';

/** One thing to do: a tool by its name, and what it is given. */
export interface Action {
  tool: string;
  input: unknown;
}

/** What is known of an action before it is done: asked of the page, never of the model. */
export interface Foresight {
  /** What it touches, as it was last seen. */
  target?: Control;
  /** The form that it would send. */
  submits?: {
    method: string;
    to: string;
    /** How many fields a person can fill. */
    fields: number;
    password: boolean;
    card: boolean;
    /** The number of a bank account. */
    account: boolean;
    file: boolean;
    code: boolean;
  };
  /** The address it leads to. */
  leadsTo?: string;
  downloads?: boolean;
  /** So many things of a list are ticked or chosen: it may act on all of them. Left out where it is not more than one. */
  selected?: number;
}

/** What an action brought about, as the browser saw it. */
export interface Outcome {
  tool: string;
  /** What was done, in words: `Clicked button "Add to cart".` */
  said: string;
  /** What was read, in the words of the page or file that it stands in: to be used, never to be obeyed. */
  read?: string;
  /** What was read or found, as a value. */
  data?: unknown;
  /** A picture that was taken. */
  picture?: Picture;
  /** The page before and after; the same look twice when the tool only reads. */
  before: Observation | undefined;
  now: Observation | undefined;
  aftermath: Aftermath;
}

export interface Picture {
  mediaType: 'image/png' | 'image/jpeg';
  bytes: Uint8Array;
}

/** What happened in the browser between the action and the moment the page came to rest. */
export interface Aftermath {
  /** The address before the action, when it is another one now. */
  leftUrl: string | undefined;
  url: string;
  dialogs: readonly { kind: DialogKind; message: string; answer: 'accepted' | 'dismissed' }[];
  tabsOpened: readonly { tab: number; url: string }[];
  tabsClosed: readonly number[];
  downloads: readonly DownloadedFile[];
  /** Requests that the action caused; pictures, fonts and the like are not told. */
  requests: readonly CausedRequest[];
  /** What it would send, and what waits for somebody's word. */
  held: readonly Held[];
  /** Errors that the page wrote to its console or threw. */
  consoleErrors: number;
  /** Anything else worth a line: a refused pop-up, a permission asked for, a file chooser. */
  notes: readonly string[];
  /** False when the page was still busy with what the action started. */
  settled: boolean;
  milliseconds: number;
}

export interface CausedRequest {
  method: string;
  url: string;
  /** Undefined while there is no answer. */
  status: number | undefined;
  /** Why there is none and will be none. */
  failure?: string;
}
