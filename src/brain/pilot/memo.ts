import type { Observation } from '../../observation.ts';
import type { ToolCall } from '../brain.ts';

/** What the pilot keeps from one decision to the next. Plain JSON: it is kept with the run and survives a crash. */
export interface Memo {
  /** Which of the goals is being reached. */
  goal: number;
  /** What was done for it so far, in order: each way by its name, and how it went. */
  ways: readonly Way[];
  /** How often the goal was reached, where it is repeated. */
  rounds: number;
  /** What "it" and "them" mean now. */
  mentioned: string;
  /** What was found out and done, for the end. */
  findings: readonly Finding[];
  /** Pages that were read for one answer that goes on over several. */
  pages: readonly Observation[];
  /** The highest number on the page when it was last decided: what has a higher one came with the act. */
  newest: number;
  /** How much people had said when the goal began. */
  heard: number;
  /** What pages showed just as the task says it, and what is therefore read as a name. */
  names: readonly string[];
  /** Which reading of the task is followed: 0 the likeliest, then the others in their order. */
  reading: number;
  /** Where it began; empty before that. */
  start: string;
  /** Where the goal began; empty where that is where all began. */
  began: string;
  /** The last goal for which something was done that is not undone by going back to where it began; -1 where there is none. */
  touched: number;
  /** What is said if no other reading leads further: what came of the first. */
  first?: Ended;
}

/** How it would have ended by the first reading. */
export interface Ended {
  thought: string;
  actions: readonly ToolCall[];
  memo: Memo;
}

/** Something that was tried: `press 12`, `open menu 7`. */
export interface Way {
  name: string;
  /** Well: and something is different on the page. Idle: and nothing is. */
  went: 'well' | 'idle' | 'wrong' | 'unknown';
  /** The page before it, in short. */
  before: string;
  /** What the page warned of before it, where it did. */
  warned?: readonly string[];
}

/** What one goal came to. */
export interface Finding {
  goal: number;
  text: string;
  claims: readonly { claim: string; quote?: string }[];
  data?: unknown;
  /** The bare value that was found out, for who is to put it somewhere. */
  found?: string;
}

export const NOTHING_YET: Memo = {
  goal: 0,
  ways: [],
  rounds: 0,
  mentioned: '',
  findings: [],
  pages: [],
  newest: 0,
  heard: 0,
  names: [],
  reading: 0,
  start: '',
  began: '',
  touched: -1,
};

/** What was kept, or a beginning: another brain may have been at work before. */
export function memoIn(kept: unknown): Memo {
  const isMemo = typeof kept === 'object' && kept !== null && 'goal' in kept && 'ways' in kept;
  return isMemo ? { ...NOTHING_YET, ...(kept as Partial<Memo>) } : NOTHING_YET;
}
