import type { ResultStatus, RunEvent, RunResult } from '../run-events.ts';
import type { Touch } from '../touch.ts';

// What the server and the page tell each other. Types almost alone: the page brings no schema along.

/** In `Authorization: Bearer …` of every call. The page gets it in the fragment of its address, which no server is sent. */
export type Token = string;

export type RunState = ResultStatus | 'running' | 'waiting' | 'interrupted';

/** A run in a list. */
export interface RunCard {
  id: string;
  task: string;
  state: RunState;
  startedAt: string;
  updatedAt: string;
  steps: number;
  /** In US dollars; unknown where nobody knows the price. */
  cost?: number;
  /** It is driven by this server: it can be steered, and its browser watched. Others can be read and answered. */
  isHere: boolean;
  /** A question waits for an answer. */
  isAsking: boolean;
}

/** `GET /api/runs?search=&limit=`: the newest first. */
export interface RunList {
  runs: readonly RunCard[];
}

/** `GET /api/runs/:run`. */
export interface RunDetails extends RunCard {
  result?: RunResult;
  /** What can be made of it. */
  formats: readonly ReportFormat[];
}

export type ReportFormat = 'html' | 'markdown' | 'json' | 'gif' | 'webm';

/** `POST /api/runs`; answered with `Begun`, or with `Refused` and 400. */
export interface RunWish {
  task: string;
  startUrl?: string;
  model?: string;
  maxSteps?: number;
  /** In US dollars. */
  maxCost?: number;
  /** As in the settings: `10m`. */
  maxTime?: string;
  /** Whether the browser has a window of its own beside the live picture. */
  window?: boolean;
}

export interface Begun {
  run: string;
}

/** Whatever is refused: what is wrong, in a sentence, and what to do. */
export interface Refused {
  code: string;
  message: string;
  hint?: string;
}

/**
 * `GET /api/runs/:run/story?after=N`: a stream of `text/event-stream`, read with `fetch`. Each event of the run as
 * `event: told`, its place as the `id`; passing thoughts as `event: thinking`; `event: standing` when the card changes. A
 * comment every few seconds shows that the line is alive. Whoever lost it asks again with the last place they have.
 *
 * The same address, upgraded to a web socket as `/live` is, sends the same text in its messages, and closes with `NO_RUN`
 * where there is no such run. That is for browsers, which open only six streams to one server, in all their windows.
 */
export interface StoryLines {
  told: { sequence: number; event: RunEvent };
  thinking: { thought: string };
  standing: RunCard;
}

/** How such a socket is closed where there is no such run. */
export const NO_RUN = 4404;

/** `GET /api/news`: the same kind of stream, for the lists: `event: standing` for every run that changes. */
export type NewsLines = Pick<StoryLines, 'standing'>;

/** `POST /api/runs/:run/answer`; answered with `Answered`, and with `Refused` and 409 when it has been answered already. */
export interface Answering {
  question: string;
  allows?: 'once' | 'run' | 'always' | 'no';
  text?: string;
}

export interface Answered {
  /** Some process drives the run and hears it; otherwise it goes on with `/resume`. */
  isDriven: boolean;
}

/** `POST /api/runs/:run/say`. */
export interface Saying {
  words: string;
}

// `POST /api/runs/:run/stop`, `/pause`, `/resume` have no body. `/resume` goes on after a pause, and with a run that was
// stopped, killed or left waiting.

// `GET /api/runs/:run/pictures/:file`: a picture that was kept; with `.json` in the place of its ending, the `Places` on it.

/** `POST /api/runs/:run/report` with `{ format }`: where it can be fetched, once, within a minute, without the token. */
export interface ReportPlace {
  address: string;
}

/**
 * `GET /api/runs/:run/live`, upgraded to a web socket with the protocols `lotsman` and the token. The server sends a
 * `Scene` as text whenever it changes, and pictures as binary messages: JPEG, the newest only. The page answers each picture
 * with `{ type: 'seen' }`, which is how the server knows how fast it may send.
 */
export interface Scene {
  type: 'scene';
  url: string;
  title: string;
  /** Of the page in CSS pixels: what `Touch` is measured in. */
  width: number;
  height: number;
  /** Who has the mouse: the run, this connection, or another one. */
  driver: 'run' | 'you' | 'other';
}

/** What the page sends over the same socket. Touches are heeded only while `driver` is `you`. */
export type LiveWish =
  | { type: 'seen' }
  /** Take the mouse: the run stands back after its step. */
  | { type: 'take' }
  /** Give it back: the run goes on. */
  | { type: 'give' }
  | Touch;

export type { Touch } from '../touch.ts';

/** `GET /api/grants`. `DELETE /api/grants/:id` takes one back. */
export interface GrantList {
  grants: readonly {
    id: string;
    effect: string;
    origin: string;
    terms: Readonly<Record<string, unknown>>;
    givenAt: string;
    run: string;
    uses: number;
    usedAt?: string;
  }[];
}

/** `GET /api/settings`: what holds, and where it comes from. Secrets are masked. */
export interface SettingList {
  settings: readonly { name: string; value: string; source: string; description: string }[];
  /** The files that were read. */
  files: readonly string[];
}

/** `GET /api/models`: who would think now, and what was tried. */
export interface ModelList {
  chosen: string;
  because: string;
  tried: readonly { what: string; result: string }[];
}

/** `GET /api/hello`: the first thing a page asks. */
export interface Hello {
  version: string;
  runs: number;
}
