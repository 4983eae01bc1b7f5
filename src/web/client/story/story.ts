import type { CausedRequest } from '../../../action.ts';
import type { DownloadedFile } from '../../../events.ts';
import type {
  Asked,
  CheckedClaim,
  JudgedFacts,
  KeptPicture,
  PersonsAnswer,
  PlannedAction,
  RunResult,
  Subgoal,
} from '../../../run-events.ts';

/** A run as the page shows it: all of its events, added up. Parts that an event does not concern stay the same objects. */
export interface Story {
  /** The place of the last event that is in it. */
  readonly sequence: number;
  readonly task: string;
  readonly model: string;
  readonly startedAt: string | undefined;
  /** When the last thing happened. */
  readonly at: string | undefined;
  readonly page: { readonly url: string; readonly title: string };
  readonly plan: readonly Subgoal[];
  readonly steps: readonly StoryStep[];
  /** What it waits for. */
  readonly question: OpenQuestion | undefined;
  readonly claims: readonly CheckedClaim[];
  readonly pictures: readonly StoryPicture[];
  readonly spent: Spent;
  readonly result: RunResult | undefined;
}

export interface StoryStep {
  /** The place of its first event: the same step may come twice in a run that went on. */
  readonly key: number;
  readonly step: number;
  readonly at: string;
  readonly thought: string | undefined;
  readonly page: { readonly url: string; readonly title: string } | undefined;
  readonly lines: readonly StoryLine[];
  /** How the page looked at its end. */
  readonly picture: KeptPicture | undefined;
  /** What was judged and not done yet. */
  readonly judged: Judged | undefined;
}

export type StoryLine = { readonly key: number } & (Deed | Note | Exchange);

/** Something that was done. */
export interface Deed {
  readonly kind: 'deed';
  readonly action: PlannedAction;
  readonly told: string;
  readonly url: string;
  readonly milliseconds: number;
  readonly requests: readonly CausedRequest[];
  readonly files: readonly Pick<DownloadedFile, 'name' | 'size'>[];
  readonly dialogs: number;
  readonly consoleErrors: number;
  readonly judged: Judged | undefined;
}

export interface Judged {
  readonly verdict: 'allowed' | 'asked' | 'denied';
  readonly because: string;
  readonly facts: JudgedFacts;
}

export interface Note {
  readonly kind: 'note';
  readonly note: NoteKind;
  readonly text: string;
  readonly hint?: string;
}

export type NoteKind =
  | 'resumed'
  | 'failed'
  | 'refused'
  | 'dropped'
  | 'mended'
  | 'wondered'
  | 'noted'
  | 'compacted'
  | 'checked'
  | 'unproved'
  | 'heard'
  | 'paused'
  | 'wentOn';

/** A question, and what came back. */
export interface Exchange {
  readonly kind: 'exchange';
  readonly asked: Asked;
  readonly answer: PersonsAnswer | undefined;
}

export interface OpenQuestion extends Asked {
  readonly step: number;
  /** On what the question rests. */
  readonly facts: JudgedFacts | undefined;
  /** How the page looked when it was asked. */
  readonly picture: KeptPicture | undefined;
}

export interface StoryPicture extends KeptPicture {
  readonly step: number;
}

export interface Spent {
  readonly input: number;
  readonly output: number;
  /** In US dollars; undefined where somebody was asked whose price nobody knows. */
  readonly cost: number | undefined;
}

export const UNTOLD: Story = {
  sequence: 0,
  task: '',
  model: '',
  startedAt: undefined,
  at: undefined,
  page: { url: '', title: '' },
  plan: [],
  steps: [],
  question: undefined,
  claims: [],
  pictures: [],
  spent: { input: 0, output: 0, cost: 0 },
  result: undefined,
};
