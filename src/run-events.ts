import type { CausedRequest } from './action.ts';
import type { DownloadedFile } from './events.ts';
import type { NoticeKind } from './observation.ts';

/** One line of a run's story. Past tense: each is a fact. Whoever wants to know what happened reads nothing else. */
export type RunEvent = Told & { step: number; at: string };

export type Told =
  | { type: 'started'; run: string; task: string; model: string; resumed: boolean }
  | { type: 'planned'; plan: readonly Subgoal[]; because: string }
  | { type: 'observed'; url: string; title: string; text: string; notices: readonly NoticeKind[] }
  | { type: 'thought'; thought: string; actions: readonly PlannedAction[] }
  | {
      type: 'judged';
      action: PlannedAction;
      verdict: 'allowed' | 'asked' | 'denied';
      because: string;
      facts: JudgedFacts;
    }
  | { type: 'passed'; kinds: readonly PassedKind[] }
  | { type: 'refused'; origin: string; because: string }
  | ({ type: 'asked' } & Asked)
  | { type: 'answered'; question: string; answer: PersonsAnswer }
  | { type: 'heard'; words: string }
  | { type: 'paused'; because: string }
  | { type: 'handed_over'; question: string; wall: string }
  | { type: 'taken_back'; question: string; because: string }
  | { type: 'acted'; action: PlannedAction; told: string; url: string; milliseconds: number; effects: Effects }
  | ({ type: 'pictured' } & KeptPicture)
  | { type: 'dropped'; actions: readonly PlannedAction[]; because: string }
  | { type: 'failed'; what: string; code: string; message: string; hint?: string; files: readonly string[] }
  | { type: 'mended'; how: string }
  | { type: 'reflected'; sign: string; response: 'nudge' | 'strategy' | 'question' | 'stop'; words: string }
  | { type: 'remembered'; what: string }
  | { type: 'compacted'; lines: number; into: string }
  | { type: 'validated'; holds: boolean; claims: readonly CheckedClaim[]; feedback: string }
  | ({ type: 'spent'; role: string; model: string; milliseconds: number; mended: readonly string[] } & Tokens)
  | ({ type: 'finished' } & RunResult);

/** An action as people read it: the tool, its input, and what it is meant for. */
export interface PlannedAction {
  tool: string;
  input: unknown;
  /** In words: `click button "Send"`. */
  spoken: string;
}

/** What nobody was asked about in one step, besides the first of its kind, which was `judged`. */
export interface PassedKind {
  /** Where it goes and which fields it has, without what they hold; or the permission that was asked for. */
  kind: string;
  verdict: 'allowed' | 'denied';
  count: number;
}

/** On what a verdict rests, in short. */
export interface JudgedFacts {
  /** The version of the rules. */
  policy: number;
  url: string;
  effect: string;
  /** What is touched: `button "Send"`. */
  target?: string;
  /** Where it leads, or where its form is sent. */
  leadsTo?: string;
  submits?: { method: string; to: string; holds?: readonly string[] };
  /** So many things of a list are ticked or chosen. */
  selected?: number;
  /** The request that would leave the browser. */
  outgoing?: { kind: string; method: string; url: string; from: string; size: number };
  /** What a page asked the browser for. */
  permission?: { name: string; origin: string };
  /** Sites on which something may be changed, where only some are. */
  writable?: readonly string[];
  /** The browser is somebody's own, and no proxy stands between it and the web. */
  hasNoProxy?: boolean;
  /** Sites of which the model has read; `private` where the user has a session. */
  read: readonly string[];
  /** The permission under which it is allowed. */
  under?: string;
}

/** What an action did beside what can be seen. */
export interface Effects {
  requests: readonly CausedRequest[];
  downloads: readonly DownloadedFile[];
  dialogs: number;
  consoleErrors: number;
}

/** A picture of what was in view, in the folder of the run. What stands where on it is in a file of the same name, as `Places`. */
export interface KeptPicture {
  /** The name of the file, without the folder. */
  file: string;
  url: string;
  width: number;
  height: number;
  /** Pixels of the page for one pixel of the picture. */
  scale: number;
}

/** From its left, top, right and bottom edge, in whole pixels of a picture. */
export type Spot = readonly [left: number, top: number, right: number, bottom: number];

/** What stands where on a picture, so that it can be marked later. */
export interface Places {
  /** What could be acted on, by its number. */
  controls: readonly (readonly [id: number, spot: Spot])[];
  /** The words that could be read, in the order of the document. */
  words: readonly (readonly [word: string, spot: Spot])[];
}

export interface Subgoal {
  goal: string;
  /** What would prove that it is reached. */
  evidence: string;
  state: 'open' | 'done' | 'dropped';
}

/** What a person is asked. The run waits without holding anything until somebody answers. */
export interface Asked {
  question: string;
  kind: 'question' | 'approval' | 'hand_over' | 'doubt';
  text: string;
  /** Answers that are offered; others may be given where the kind allows it. */
  options: readonly string[];
  /** What the page had to do with it. */
  url: string;
  /** What would be done. */
  action?: PlannedAction | undefined;
}

/** What a person said: yes or no, words, or both: "no, do this instead". */
export interface PersonsAnswer {
  allows?: 'once' | 'run' | 'always' | 'no';
  text?: string;
}

export interface Tokens {
  input: number;
  output: number;
  cached: number;
  /** In US dollars. */
  cost: number | undefined;
}

export type ResultStatus = 'done' | 'partial' | 'failed' | 'stopped' | 'blocked';

/** What a run came to. */
export interface RunResult {
  status: ResultStatus;
  /** In the language of the task. */
  summary: string;
  /** As the schema of the task wanted it. */
  data?: unknown;
  /** Each claim of the result with what proves it, or the confession that nothing does. */
  claims: readonly CheckedClaim[];
  /** Why it is not `done`. */
  because?: string;
  steps: number;
  milliseconds: number;
  spent: Tokens & { unpriced: boolean };
}

export interface CheckedClaim {
  claim: string;
  proved: boolean;
  evidence: readonly Evidence[];
  /** Why it is not proved. */
  because?: string | undefined;
}

/** What proves a claim. */
export type Evidence =
  | { kind: 'quote'; quote: string; url: string; step: number }
  | { kind: 'request'; method: string; url: string; status: number; step: number }
  | { kind: 'file'; name: string; sha256: string; step: number };
