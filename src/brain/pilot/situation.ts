import type { Control, Observation } from '../../observation.ts';
import type { UsableSecret } from '../../secrets.ts';
import type { ToolCall } from '../brain.ts';
import type { Goal, Language, Phrase } from './goal.ts';
import type { Finding, Memo } from './memo.ts';

/** All that is known when one goal is to be brought forward. */
export interface Situation {
  /** All that was said. */
  task: string;
  goal: Goal;
  language: Language;
  memo: Memo;
  /** All of the page. */
  page: Observation;
  /** The page in short: the same as long as it shows the same. */
  print: string;
  /** What the last actions said. */
  told: readonly string[];
  notes: readonly string[];
  secrets: readonly UsableSecret[];
  files: readonly string[];
  /** What a person answered when they were asked for this goal; nothing where nobody was. */
  answer: string;
  /** What was done right before this goal. */
  previous: Goal['act'] | undefined;
  /** What is to be done after it. */
  ahead: readonly Goal['act'][];
  /** What was waited for right before this goal. */
  awaited?: Phrase | undefined;
  /** Whether nothing else is to be done after this goal. */
  isLast: boolean;
  /** How much people have said so far. */
  heard: number;
  now: Date;
}

/** What comes of it. */
export type Pursuit =
  /** Something is to be done; then it is looked again. */
  | {
      do: readonly ToolCall[];
      way: string;
      thought: string;
      why?: Explained /** This page is read further with the next. */;
      keeps?: true;
    }
  /** The goal is reached. */
  | { reached: Omit<Finding, 'goal'>; mentions?: string }
  /** It cannot be told which of two is meant; where neither fits well, the task may mean something else. */
  | { ask: string; options: readonly string[]; isUnlikely?: true }
  /** There is no way forward, for this reason. */
  | { stuck: string };

/** Why something was chosen, for who asks. */
export interface Explained {
  looked: string;
  candidates: readonly string[];
}

/** Whether this was tried for the goal already. */
export function wasTried({ memo }: Situation, way: string): boolean {
  return memo.ways.some(({ name }) => name === way);
}

/** Whether this was done for the goal, and nothing went wrong. */
export function wasDone({ memo }: Situation, way: string): boolean {
  return memo.ways.some(({ name, went }) => name === way && (went === 'well' || went === 'idle'));
}

/** Whether something was entered into a form for the goal. */
export function isFilling({ memo }: Pick<Situation, 'memo'>): boolean {
  return memo.ways.some(({ name }) => name.startsWith('enter '));
}

/** Whether it came with the last act. */
export function isNew({ memo }: Situation, { id }: Control): boolean {
  return memo.newest > 0 && id > memo.newest;
}
