import { randomUUID } from 'node:crypto';
import { startRun } from '../../src/agent/run.ts';
import { scriptedBrain } from '../../src/brain/scripted.ts';
import type { Practice } from '../../src/practice/server.ts';
import type { Asked } from '../../src/run-events.ts';
import { CheckpointSaver } from '../../src/store/checkpoint-saver.ts';
import { newRunId } from '../../src/store/run-id.ts';
import { openStore } from '../../src/store/sqlite.ts';
import type { AgentAtWork } from '../agent.ts';
import type { Commit, QuietTask } from './task.ts';

/** What a person was asked while a task was done. */
export interface Measured {
  task: QuietTask;
  /** By somebody who says yes each time. */
  first: readonly string[];
  /** By somebody who has said before that it is always allowed, where that was offered. */
  second: readonly string[];
  /** Whether everything that was asked could be allowed for good. */
  isForGood: boolean;
  milliseconds: number;
  /** What went wrong, if it did. */
  trouble: string | undefined;
}

export interface Ground {
  agent: Pick<AgentAtWork, 'session' | 'helm'>;
  practice: Practice;
}

/** Does a task for one visitor after the other, and counts what is asked. */
export async function measure(ground: Ground, task: QuietTask): Promise<Measured> {
  await using store = await openStore(':memory:');
  const began = performance.now();
  const first = await once(ground, task, store, 'once');
  const isAsked = first.questions.length > 0;
  const allowing = isAsked ? await once(ground, task, store, 'always') : first;
  const second = await once(ground, task, store, 'once');
  return {
    task,
    first: first.questions.map(({ text }) => text),
    second: second.questions.map(({ text }) => text),
    isForGood: allowing.questions.every(({ options }) => options.includes('always')),
    milliseconds: Math.round(performance.now() - began),
    trouble: first.trouble ?? allowing.trouble ?? second.trouble,
  };
}

type OpenStore = Awaited<ReturnType<typeof openStore>>;

async function once({ agent, practice }: Ground, task: QuietTask, store: OpenStore, allows: 'once' | 'always') {
  const { session, helm } = agent;
  const place = { practice, visitor: `quiet-${randomUUID()}` };
  // A language or a login from the task before would still be there.
  await session.context.clearCookies();
  await task.prepare?.(place);
  const steps = typeof task.steps === 'function' ? task.steps(place) : task.steps;
  const questions: Asked[] = [];
  const run = await startRun(
    {
      id: newRunId(),
      task: typeof task.task === 'function' ? task.task(place) : task.task,
      startUrl: practice.url(task.site, task.path, place.visitor),
    },
    {
      session,
      helm,
      brain: scriptedBrain({ navigator: steps, otherwise: ({ role }) => PLAIN[role] ?? {} }),
      store,
      saver: new CheckpointSaver(store.database),
      limits: { steps: steps.length + 6 },
      person: async (question) => {
        questions.push(question);
        return { allows: question.options.includes(allows) ? allows : 'once' };
      },
    },
  );
  const trouble = await run.result.then(
    ({ status, because, summary }) => (status === 'done' ? undefined : `${status}: ${because || summary}`),
    // A script that finds the page other than it expects.
    (error: Error) => error.message,
  );
  const isDone = !isCommit(task) || task.isDone(practice.state(task.site, place.visitor));
  return { questions, trouble: trouble ?? (isDone ? undefined : 'Nothing of it is on the server.') };
}

export function isCommit(task: QuietTask): task is Commit {
  return 'isDone' in task;
}

const PLAIN: Readonly<Record<string, object>> = {
  planner: { subgoals: [{ goal: 'Do what the task says', evidence: 'the page says so' }] },
  validator: { holds: true },
  summariser: { summary: 'Some steps were taken.' },
};
