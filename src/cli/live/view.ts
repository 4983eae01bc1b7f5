import type { Asked, RunResult, Subgoal } from '../../run-events.ts';

/** What a run is at, in the moment. */
export type Doing =
  | { kind: 'starting' | 'planning' | 'looking' | 'thinking' | 'checking' | 'waiting' }
  | { kind: 'acting'; words: string };

/** A run as the live part shows it. */
export interface RunView {
  readonly run: string;
  readonly task: string;
  /** When it was begun here, in milliseconds. */
  readonly since: number;
  readonly step: number;
  /** The step whose number has been told. */
  readonly toldStep: number;
  readonly url: string;
  /** The page that has been told of. */
  readonly toldUrl: string;
  readonly plan: readonly Subgoal[];
  readonly doing: Doing;
  /** What is being thought, as far as it has come. */
  readonly thought: string;
  readonly tokens: number;
  /** In US dollars; undefined where nobody knows the price. */
  readonly cost: number | undefined;
  readonly question: Asked | undefined;
  readonly isStopping: boolean;
  readonly result: RunResult | undefined;
}

export function newRun({ run, task, since }: Pick<RunView, 'run' | 'task' | 'since'>): RunView {
  return {
    run,
    task,
    since,
    step: 0,
    toldStep: 0,
    url: '',
    toldUrl: '',
    plan: [],
    doing: { kind: 'starting' },
    thought: '',
    tokens: 0,
    cost: 0,
    question: undefined,
    isStopping: false,
    result: undefined,
  };
}
