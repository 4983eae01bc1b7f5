import { openGuardedSession } from '../../agent/guarded-session.ts';
import { beginningsOf, guardOptions, guardSettings } from '../../agent/guarded-session-options.ts';
import type { Run, RunOptions } from '../../agent/run-options.ts';
import { Helm } from '../../browser/helm.ts';
import { sessionOptions } from '../../browser/options.ts';
import { filesIn, outboxOf } from '../../browser/outbox.ts';
import { isLotsmanError } from '../../errors.ts';
import { keeperOf } from '../../safety/secrets/keeper.ts';
import { Vault } from '../../safety/secrets/vault.ts';
import type { SqliteStore } from '../../store/sqlite.ts';
import type { Context } from '../command.ts';
import { listenForStopTwice, type PatientInterrupt } from '../interrupt.ts';
import { painter } from '../terminal.ts';
import { canAsk } from './can-ask.ts';
import { exitCodeOfRun } from './exit-code.ts';
import { lastThinker } from './last-thinker.ts';
import { limitsOf } from './limits.ts';
import { openQuestion } from './open-question.ts';
import { type Output, outputOf } from './output.ts';
import { personAt } from './person.ts';
import { findThinking, type Thinking, tellThinking } from './thinking.ts';

type Agent = typeof import('../../agent/run.ts');

export interface Journey {
  readonly run: string;
  readonly task: string;
  readonly isResumed: boolean;
  readonly store: SqliteStore;
  /** Where it is to start. */
  readonly startUrl?: string | undefined;
  /** As written down when the run began, for one that goes on. */
  readonly begunWith?: unknown;
  begin(agent: Agent, options: RunOptions): Promise<Run>;
}

/** How long a browser may take to close when somebody insists on leaving. */
const FAREWELL = 1_500;

/** Opens a browser, runs a task in it to its end, to a question or to Ctrl-C, and tells all of it. */
export async function drive(context: Context, journey: Journey): Promise<number> {
  const { config, redactor, log } = context;
  const stops = listenForStopTwice();
  const output = outputOf(context);
  const { task, startUrl, begunWith = { startUrl } } = journey;
  const sites = guardSettings(context.loaded, begunWith);
  const guarding = guardOptions(sites, beginningsOf({ task, options: begunWith }));
  // First, because without a model no window should open.
  const before = journey.isResumed ? await lastThinker(journey.store, journey.run) : undefined;
  const thinking = await findThinking(context.loaded, redactor, before);
  const vault = new Vault(config.secrets);
  // Neither should it with secrets that cannot be read: they would be missed in the middle of the run.
  await vault.list();
  output.begins(journey.run, journey.task, journey.isResumed);
  output.thinking(tellThinking(thinking));
  const loading = loadAgent(thinking);
  // Awaited below, unless there is no browser to use it in.
  loading.catch(() => {});
  const listener = (event: Parameters<Output['browser']>[0]) => {
    log.debug(event.type, { ...event });
    output.browser(event);
  };
  try {
    await using guarded = await openGuardedSession(sessionOptions(config), guarding, listener, stops.asked);
    const { session, guard } = guarded;
    const { agent, CheckpointSaver } = await loading;
    const secrets = keeperOf(vault);
    const highlight = config.highlight === 'on';
    const outbox = outboxOf({ files: [...config.files, ...filesIn(journey.task)], folder: config.outbox });
    const helm = new Helm(session, { deadline: config.deadline, redactor, secrets, highlight, outbox });
    const run = await journey.begin(agent, {
      session,
      helm,
      guard,
      brain: thinking.brain,
      store: journey.store,
      saver: new CheckpointSaver(journey.store.database),
      limits: limitsOf(context.loaded, journey.begunWith),
      small: config.smallModel === 'yes',
      guardian: config.roleModels.guardian !== undefined,
      pictures: config.pictures === 'on',
      whenAlone: config.input === 'wait' ? 'wait' : 'leave',
      ...personFor(context, output, () => run.stop()),
      signal: stops.insisted,
    });
    heed(stops, run, context);
    return await follow(run, journey.store, output, stops);
  } catch (error) {
    const { exitCode } = stops;
    // What breaks because everything is being ended is no news.
    if (exitCode === undefined || !(stops.insisted.aborted || isStop(error))) throw error;
    if (!stops.insisted.aborted) context.terminal.say('Stopped before it began.');
    return exitCode;
  }
}

function isStop(error: unknown): boolean {
  return isLotsmanError(error) && error.code === 'stopped';
}

/** LangGraph and the AI SDK take a second of CPU, which passes while the browser starts. */
async function loadAgent({ needsModel }: Thinking) {
  const [agent, { CheckpointSaver }] = await Promise.all([
    import('../../agent/run.ts'),
    import('../../store/checkpoint-saver.ts'),
    import('../../agent/graph.ts'),
    needsModel ? import('ai') : undefined,
  ]);
  return { agent, CheckpointSaver };
}

function personFor({ config, json }: Context, output: Output, gone: () => void): Pick<RunOptions, 'person'> {
  if (!canAsk({ config, json })) return {};
  const { stdin, stderr } = process;
  const paint = painter(config.color, stderr);
  return { person: personAt({ input: stdin, output: stderr, paint, show: (asked) => output.question(asked), gone }) };
}

/** The first Ctrl-C ends the step and saves; the second leaves at once. */
function heed(stops: PatientInterrupt, run: Run, { terminal }: Context): void {
  const { asked, insisted } = stops;
  const stop = () => {
    terminal.say('\nStopping after this step. Press Ctrl-C again to stop at once.');
    run.stop();
  };
  if (asked.aborted) stop();
  else asked.addEventListener('abort', stop, { once: true });
  insisted.addEventListener('abort', () => {
    terminal.say(`Stopped. lotsman resume ${run.id} continues it.`);
    setTimeout(() => process.exit(stops.exitCode), FAREWELL).unref();
  });
}

async function follow(run: Run, store: SqliteStore, output: Output, stops: PatientInterrupt): Promise<number> {
  let isOver = false;
  for await (const event of run) {
    output.event(event);
    if (event.type === 'finished') isOver = true;
  }
  const result = await run.result;
  const question = isOver ? undefined : await openQuestion(store, run.id);
  const isInterrupted = !isOver && question === undefined;
  const exitCode = (isOver ? undefined : stops.exitCode) ?? exitCodeOfRun[result.status];
  output.ending({ run: run.id, result, exitCode, isInterrupted, question });
  if (isOver) output.over(run.id);
  return exitCode;
}
