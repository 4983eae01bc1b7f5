import type { ScriptStep } from '../../src/brain/scripted.ts';
import type { Practice } from '../../src/practice/server.ts';

/** Where a task begins, and whose copy of the sites it is done on. */
export interface Place {
  practice: Practice;
  visitor: string;
}

/** Something that people ask for, with a script in the place of a model. */
export interface QuietTask {
  /** What it shows, in a few words. */
  name: string;
  /** As a person would write it. */
  task: string | ((place: Place) => string);
  site: string;
  path: string;
  /** What the navigator answers. The last step quotes what proves that the task is done. */
  steps: readonly ScriptStep[] | ((place: Place) => readonly ScriptStep[]);
  /** Whatever has to be there before: what somebody has put into a cart yesterday. */
  prepare?(place: Place): Promise<void>;
}

/** A task that leaves one trace in the world. */
export interface Commit extends QuietTask {
  /** Whether the server has it. */
  isDone(state: unknown): boolean;
  /** What weighs so much that nobody may allow it for good. */
  isWeighty?: boolean;
}
