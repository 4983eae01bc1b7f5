import type { Page } from 'playwright-core';
import type { NodeName } from '../src/agent/node-name.ts';
import { startRun } from '../src/agent/run.ts';
import type { Run, RunOptions, Task } from '../src/agent/run-options.ts';
import { State } from '../src/agent/state.ts';
import type { Brain, Question, Role } from '../src/brain/brain.ts';
import { promptText } from '../src/brain/prompt-text.ts';
import { type Asked as Hearing, type Script, scriptedBrain } from '../src/brain/scripted.ts';
import { Helm } from '../src/browser/helm.ts';
import type { Session } from '../src/browser/session.ts';
import type { Asked, PersonsAnswer, RunEvent, RunResult } from '../src/run-events.ts';
import { CheckpointSaver } from '../src/store/checkpoint-saver.ts';
import { newRunId } from '../src/store/run-id.ts';
import { openStore } from '../src/store/sqlite.ts';
import { observedSession, temporaryFolder } from './sessions.ts';

/** What is asked of the agent, who thinks for it, and who is there to answer. */
export interface Errand
  extends Partial<Pick<Task, 'wanted'>>,
    Pick<RunOptions, 'limits' | 'hooks' | 'rules' | 'heedsPerson' | 'guardian' | 'writeSites'> {
  task: string;
  at: string;
  /** Roles that are not in the script have a plain answer. */
  script: Script;
  person?: (question: Asked, signal: AbortSignal) => PersonsAnswer | Promise<PersonsAnswer>;
  /** Gets the run as soon as it has begun. */
  aboard?: (run: Run) => void;
}

/** All that came of an errand. */
export interface Voyage {
  result: RunResult;
  events: RunEvent[];
  /** The nodes of the graph, as the run came to them. */
  nodes: NodeName[];
  /** What each role read, in order. */
  read(role: Role): string[];
  asked: Question<unknown>[];
  /** The run's state at its end. */
  state: State;
  all<Type extends RunEvent['type']>(type: Type): Extract<RunEvent, { type: Type }>[];
}

export interface AgentAtWork extends AsyncDisposable {
  session: Session;
  helm: Helm;
  /** `through` puts something between the agent and the script, such as a wire. */
  run(errand: Errand, through?: (script: Brain) => Brain): Promise<Voyage>;
}

/** A real browser and the whole agent, with a script in the place of a model. */
export async function agentAtWork(): Promise<AgentAtWork> {
  const folder = await temporaryFolder();
  const { session } = await observedSession(folder.path);
  const helm = new Helm(session, { deadline: 10_000 });
  return {
    session,
    helm,
    run: (errand, through = (script) => script) => sail(errand, through, session, helm),
    async [Symbol.asyncDispose]() {
      await session.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

async function sail(errand: Errand, through: (script: Brain) => Brain, session: Session, helm: Helm): Promise<Voyage> {
  const {
    task,
    at,
    wanted,
    script,
    person,
    limits = {},
    hooks = {},
    rules,
    writeSites,
    heedsPerson = false,
    guardian = false,
    aboard,
  } = errand;
  await using store = await openStore(':memory:');
  const saver = new CheckpointSaver(store.database);
  // A language or a login from the errand before would still be there.
  await session.context.clearCookies();
  const asked: Question<unknown>[] = [];
  const nodes: NodeName[] = [];
  const id = newRunId();
  const brain = through(scriptedBrain({ otherwise: ({ role }) => PLAIN[role], ...script }));
  const run = await startRun(
    { id, task, wanted, startUrl: at },
    {
      session,
      helm,
      brain: overheard(brain, asked),
      store,
      saver,
      limits,
      hooks: { ...hooks, entered: (node) => void nodes.push(node) },
      heedsPerson,
      guardian,
      ...(rules ? { rules } : {}),
      ...(writeSites ? { writeSites } : {}),
      ...(person ? { person: async (question, signal) => person(question, signal) } : { whenAlone: 'leave' }),
    },
  );
  aboard?.(run);
  const events = await Array.fromAsync(run);
  const result = await run.result;
  const saved = await saver.getTuple({ configurable: { thread_id: id } });
  return {
    result,
    events,
    nodes,
    asked,
    read: (role) => asked.filter((one) => one.role === role).map(({ prompt }) => promptText(prompt)),
    state: State.parse(saved?.checkpoint.channel_values),
    all: <Type extends RunEvent['type']>(type: Type) =>
      events.filter((event): event is Extract<RunEvent, { type: Type }> => event.type === type),
  };
}

/** What each says where a test does not care. */
export const PLAIN: Readonly<Record<Role, object>> = {
  planner: { subgoals: [{ goal: 'Do what the task says', evidence: 'the page says so' }] },
  navigator: {},
  guardian: {},
  validator: { holds: true },
  extractor: {},
  summariser: { summary: 'Some steps were taken.' },
};

function overheard(brain: Brain, asked: Question<unknown>[]): Brain {
  return {
    name: brain.name,
    ask(question) {
      asked.push(question);
      return brain.ask(question);
    },
  };
}

/** The last word of a script: the task is done, and these words on the page prove it. */
export function done(summary: string, ...quotes: readonly string[]): object {
  return { tool: 'done', input: { summary, claims: quotes.map((quote) => ({ claim: quote, quote })) } };
}

/** The number of the first thing with such words in the newest part that has one. */
export function numberOf({ question }: Hearing, words: RegExp): number {
  for (const { text } of question.prompt.parts.toReversed())
    for (const [, id, what = ''] of text.matchAll(/\[(\d+)\] ([^[\n]*)/g)) if (words.test(what)) return Number(id);
  throw new Error(`Nothing like ${words} was shown:\n${question.prompt.parts.map(({ text }) => text).join('\n')}`);
}

/** A click on the first thing with such words. */
export function click(words: RegExp): (asked: Hearing) => object {
  return (asked) => ({ tool: 'click', input: { id: numberOf(asked, words) } });
}

/** Somebody who acts in the window and says nothing. */
export function silently(
  { helm }: Pick<AgentAtWork, 'helm'>,
  act: (page: Page) => Promise<void>,
): () => Promise<PersonsAnswer> {
  return async () => {
    await act(helm.tab.page);
    return new Promise(() => {});
  };
}
