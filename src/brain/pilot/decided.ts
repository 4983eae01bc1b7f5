import type { ToolCall } from '../brain.ts';
import type { Memo } from './memo.ts';
import type { Explained } from './situation.ts';

/** One decision: what to do, and what to keep for the next. */
export interface Decided {
  thought: string;
  actions: readonly ToolCall[];
  memo: Memo;
  why?: Explained;
  /** It did not get anywhere as the task was read. */
  isLost?: true;
}
