import type { CausedRequest } from '../action.ts';
import type { Language } from '../language.ts';
import type { Evidence, PersonsAnswer, ResultStatus, Spot, Subgoal } from '../run-events.ts';
import type { RunStatus } from '../store/store.ts';

/** All that is told about a run, as a value: what every format shows, and what `json` is. */
export interface Report {
  /** Of this form. */
  version: 1;
  run: string;
  task: string;
  language: Language;
  status: RunStatus;
  startedAt: string;
  /** When it last moved. */
  endedAt: string;
  startUrl?: string;
  /** Who thought, in the order in which they came. */
  models: readonly string[];
  steps: number;
  /** Missing while it is under way. */
  result?: ReportedResult;
  claims: readonly ReportedClaim[];
  plan: readonly Subgoal[];
  timeline: readonly ReportedStep[];
  questions: readonly ReportedQuestion[];
  permissions: readonly ReportedPermission[];
  /** What cannot be undone, from the journal. */
  deeds: readonly ReportedDeed[];
  spending: readonly Spending[];
  total: Spent;
  time: TimeByPart;
  troubles: readonly Trouble[];
  pictures: readonly ReportedPicture[];
  /** Pictures that are kept with the run and have no room here. */
  picturesLeftOut: number;
}

export interface ReportedResult {
  status: ResultStatus;
  summary: string;
  because?: string;
  data?: unknown;
}

export interface ReportedClaim {
  claim: string;
  proved: boolean;
  because?: string;
  evidence: readonly ReportedEvidence[];
}

/** What proves a claim, and the picture of the page it was on. */
export type ReportedEvidence = Evidence & {
  shown?: Shown;
  /** The words that are quoted are no page's: they tell what was done. */
  isDeed?: true;
};

/** A picture, and what is marked on it. */
export interface Shown {
  /** The number of the picture. */
  picture: number;
  spots: readonly Spot[];
}

/** One step; what came before the first has the number 0. */
export interface ReportedStep {
  step: number;
  at: string;
  thought?: string;
  /** Where it arrived by the end. */
  url?: string;
  title?: string;
  actions: readonly ReportedAction[];
  notes: readonly Note[];
  /** How the page looked that it arrived on without an action of its own. */
  shown?: Shown;
}

export interface ReportedAction {
  tool: string;
  /** What was meant: `click button "Send"`. */
  spoken: string;
  /** What came of it, in a sentence. */
  told: string;
  /** What was read. */
  read?: string;
  milliseconds: number;
  requests: readonly CausedRequest[];
  files: readonly { name: string; sha256: string; size: number }[];
  before?: Shown;
  after?: Shown;
}

/** Something worth a line in a step besides what was done. */
export interface Note {
  kind:
    | 'failed'
    | 'refused'
    | 'dropped'
    | 'mended'
    | 'wondered'
    | 'noted'
    | 'checked'
    | 'unproved'
    | 'asked'
    | 'heard'
    | 'paused'
    | 'resumed';
  text: string;
}

export interface ReportedQuestion {
  step: number;
  at: string;
  kind: 'question' | 'approval' | 'hand_over' | 'doubt';
  text: string;
  options: readonly string[];
  url: string;
  /** What would be done. */
  action?: string;
  answer?: PersonsAnswer;
  answeredAt?: string;
}

export interface ReportedPermission {
  /** What was allowed. */
  what: string;
  site: string;
  for: 'once' | 'run' | 'always';
  step?: number;
  /** What rested on it. */
  used: readonly { step: number; action: string }[];
}

export interface ReportedDeed {
  step: number;
  at: string;
  action: string;
  url: string;
  /** Missing: nobody knows. */
  outcome?: string;
}

export interface Spent {
  input: number;
  output: number;
  cached: number;
  /** In US dollars; missing where a price is not known. */
  cost?: number;
}

/** What one role took, with one model. */
export interface Spending extends Spent {
  role: string;
  model: string;
  questions: number;
  milliseconds: number;
}

/** In milliseconds; the parts make up the total. */
export interface TimeByPart {
  total: number;
  thinking: number;
  acting: number;
  /** For an answer, or for somebody to resume it. */
  waiting: number;
  /** Looking, starting, saving. */
  rest: number;
}

export interface Trouble {
  step: number;
  at: string;
  kind: 'error' | 'warning';
  text: string;
  hint?: string;
  code?: string;
}

export interface ReportedPicture {
  number: number;
  step: number;
  /** The name of the file in the folder of the run. */
  file: string;
  mediaType: 'image/jpeg' | 'image/png';
  url: string;
  width: number;
  height: number;
  /** It was taken because something failed. */
  isOfFailure: boolean;
}
