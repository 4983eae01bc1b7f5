import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import type { Brain } from '../brain/brain.ts';
import type { Helm } from '../browser/helm.ts';
import type { Session } from '../browser/session.ts';
import type { Tool } from '../browser/tool.ts';
import type { Language } from '../language.ts';
import type { Asked, PersonsAnswer, RunEvent, RunResult } from '../run-events.ts';
import type { Rule } from '../safety/rule.ts';
import type { Store } from '../store/store.ts';
import type { Hooks } from './crew.ts';
import type { RunGuard } from './guarded-session.ts';
import type { Limits } from './limits.ts';

/** What a run needs. */
export interface RunOptions {
  session: Session;
  helm?: Helm;
  brain: Brain;
  store: Store;
  /** Where the run's state is kept after every node. */
  saver: BaseCheckpointSaver;
  /** Knows which sites may be reached; every one, when left out. */
  guard?: RunGuard;
  /** Sites on which something may be changed; those of the guard, or all of them, when left out. */
  writeSites?: readonly string[];
  /** The browser is somebody's own and has ways out that nobody watches: then more is asked. */
  hasNoProxy?: boolean;
  tools?: readonly Tool[];
  /** Shorter prompts and fewer tools, for models that lose themselves in long ones. */
  small?: boolean;
  rules?: readonly Rule[];
  /** Ask a model for a second opinion where the rules are silent; it sees the task and the act, never the page. */
  guardian?: boolean;
  limits?: Partial<Limits>;
  /** In which people are spoken to; that of the task, when left out. */
  language?: Language;
  hooks?: Hooks;
  /** Keep small pictures of the pages in the folder of the run, for its report. */
  pictures?: boolean;
  /** Somebody who is there to answer. */
  person?: (question: Asked, signal: AbortSignal) => Promise<PersonsAnswer>;
  /** When nobody is: wait until an answer comes from elsewhere, or park the run and leave. */
  whenAlone?: 'wait' | 'leave';
  /** Stand back when a person uses the mouse or the keyboard in the pages; only where there is a window, unless said. */
  heedsPerson?: boolean;
  /** Ends everything at once. */
  signal?: AbortSignal;
}

export interface Task {
  /** The name of the run; see `newRunId`. */
  id: string;
  task: string;
  /** JSON schema of the data that is wanted. */
  wanted?: unknown;
  startUrl?: string | undefined;
}

/** One task from start to result. Its story is read with `for await`; it goes on whether anybody reads or not. */
export interface Run extends AsyncIterable<RunEvent> {
  readonly id: string;
  readonly result: Promise<RunResult>;
  /** Ends the step, saves, and leaves; the run can be resumed. */
  stop(): void;
  /** Answers a question. The first answer counts: says whether this one is it. */
  answer(question: string, answer: PersonsAnswer): Promise<boolean>;
  /** What a person has to say on the way; the next decision heeds it. */
  say(words: string): void;
  /** Stands back after this step and hands the browser over, until somebody answers that it may go on. */
  pause(): void;
  /** Hears a thought while it is being thought, each time all of it so far. The returned function ends it. */
  onThinking(listener: (thought: string) => void): () => void;
}
