import type { Run, RunOptions } from '../../agent/run-options.ts';
import { isLotsmanError } from '../../errors.ts';
import { lastThinker } from '../../harbour/last-thinker.ts';
import { openQuestion } from '../../harbour/open-question.ts';
import { findThinking, tellThinking } from '../../harbour/thinking.ts';
import { fitOut, type Journey } from '../../harbour/vessel.ts';
import type { RunEvent } from '../../run-events.ts';
import type { SqliteStore } from '../../store/sqlite.ts';
import type { Context } from '../command.ts';
import { listenForStopTwice, type PatientInterrupt } from '../interrupt.ts';
import { hasFace } from '../live/has-face.ts';
import { reactIsFinished } from '../live/react-mode.ts';
import { painter } from '../terminal.ts';
import { canAsk } from './can-ask.ts';
import { exitCodeOfRun } from './exit-code.ts';
import { type Output, outputOf } from './output.ts';
import { personAt } from './person.ts';

/** A run as the command line begins it. */
export interface CommandedRun extends Journey {
  readonly run: string;
  readonly isResumed: boolean;
  readonly store: SqliteStore;
  /** Who answers, where it is not whoever sits at the terminal. */
  readonly person?: RunOptions['person'];
}

/** How long a browser may take to close when somebody insists on leaving. */
const FAREWELL = 1_500;

/** Opens a browser, runs a task in it to its end, to a question or to Ctrl-C, and tells all of it. */
export async function drive(context: Context, commanded: CommandedRun): Promise<number> {
  const { config, loaded, redactor, log } = context;
  const { run: id, task, isResumed, store } = commanded;
  const stops = listenForStopTwice();
  const output = await openOutput(context, commanded);
  // First, because without a model no window should open.
  const before = isResumed ? await lastThinker(store, id) : undefined;
  const thinking = await findThinking(loaded, redactor, before).catch(async (error: unknown) => {
    await output.leave();
    throw error;
  });
  const earlier = isResumed ? (await store.events.read(id)).map(({ event }) => event as RunEvent) : [];
  const ready = () => {
    output.begins(id, task, isResumed, earlier);
    output.thinking(tellThinking(thinking));
  };
  const listener = (event: Parameters<Output['browser']>[0]) => {
    log.debug(event.type, { ...event });
    output.browser(event);
  };
  try {
    const outfit = { loaded, thinking, store, redactor, listener, ready, signal: stops.asked };
    await using vessel = await fitOut(outfit, commanded);
    const run = await vessel.begin(commanded, {
      whenAlone: config.input === 'wait' ? 'wait' : 'leave',
      ...(commanded.person ? { person: commanded.person } : personFor(context, output, () => run.stop())),
      signal: stops.insisted,
    });
    heed(stops, run, output, context);
    output.aboard(run);
    return await follow(run, store, output, stops);
  } catch (error) {
    await output.leave();
    const { exitCode } = stops;
    // What breaks because everything is being ended is no news.
    if (exitCode === undefined || !(stops.insisted.aborted || isStop(error))) throw error;
    if (!stops.insisted.aborted) context.terminal.say('Stopped before it began.');
    return exitCode;
  }
}

/** Drawn where somebody sits at a terminal, otherwise written line by line. */
async function openOutput(context: Context, { task, store }: CommandedRun): Promise<Output> {
  if (!hasFace(context)) return outputOf(context);
  reactIsFinished();
  const [{ liveOutput }, { reportFileOf }] = await Promise.all([
    import('../live/live-output.ts'),
    import('./report-of-run.ts'),
  ]);
  return liveOutput(context, task, (run) => reportFileOf(run, store, context));
}

function isStop(error: unknown): boolean {
  return isLotsmanError(error) && error.code === 'stopped';
}

function personFor({ config, json }: Context, output: Output, gone: () => void): Pick<RunOptions, 'person'> {
  if (!canAsk({ config, json })) return {};
  if (output.person) return { person: output.person };
  const { stdin, stderr } = process;
  const paint = painter(config.color, stderr);
  return { person: personAt({ input: stdin, output: stderr, paint, show: (asked) => output.question(asked), gone }) };
}

/** The first Ctrl-C ends the step and saves; the second leaves at once. */
function heed(stops: PatientInterrupt, run: Run, output: Output, { terminal }: Context): void {
  const { asked, insisted } = stops;
  const stop = () => {
    output.stopping();
    run.stop();
  };
  if (asked.aborted) stop();
  else asked.addEventListener('abort', stop, { once: true });
  insisted.addEventListener('abort', () => {
    void output.leave().then(() => terminal.say(`Stopped. lotsman resume ${run.id} continues it.`));
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
  await output.ending({ run: run.id, result, exitCode, isInterrupted, question });
  if (isOver) await output.over(run.id);
  return exitCode;
}
