import { LotsmanError } from '../../errors.ts';
import type { Context } from '../command.ts';
import { listenForStop } from '../interrupt.ts';
import { version } from '../version.ts';
import { Call, SessionGone } from './call.ts';
import { redacted } from './redacted.ts';
import { lastWords, startSession } from './start.ts';
import { type Whereabouts, whereabouts } from './whereabouts.ts';
import type { Facts, Question, Result } from './wire.ts';

type Needs = Pick<Context, 'config' | 'loaded' | 'flags' | 'terminal' | 'redactor'>;

/** A connection to the session, and whether it was opened for it just now. */
export interface Kept {
  readonly call: Call;
  /** About the browser, when it was started here and now. */
  readonly opened: Facts | undefined;
}

/** Asks the kept session of the configuration, which is started if there is none. Ctrl-C stops the asking, not the session. */
export async function askKept(needs: Needs, question: Question, beforeStart?: () => Promise<void>): Promise<Result> {
  const { config, terminal, redactor } = needs;
  const { signal } = listenForStop();
  for (;;) {
    const { call } = await reachKept(whereabouts(config.session), needs, { beforeStart, signal });
    try {
      return redacted(await call.ask(question, { signal, note: terminal.say }), redactor);
    } catch (error) {
      // It was just ending, and has not begun: the next one can be asked.
      if (!(error instanceof SessionGone)) throw error;
    } finally {
      call[Symbol.dispose]();
    }
  }
}

export interface Reaching {
  /** The last word before a browser is started. */
  beforeStart?: (() => Promise<void>) | undefined;
  /** Stops the waiting; a session that is being started goes on. */
  signal?: AbortSignal;
}

export async function reachKept(
  place: Whereabouts,
  needs: Needs,
  { beforeStart, signal }: Reaching = {},
): Promise<Kept> {
  const found = await Call.to(place);
  if (found) {
    found.mustBeOf(version());
    tellIdleFlags(place, needs);
    return { call: found, opened: undefined };
  }
  await beforeStart?.();
  const { flags, terminal } = needs;
  const gone = await lastWords(place);
  terminal.say(
    gone === undefined ? `Starting session "${place.name}" …` : `${gone} Starting session "${place.name}" anew …`,
  );
  const opened = await startSession(place, flags, signal);
  for (const note of opened?.notes ?? []) terminal.say(`  ${note}`);
  const call = await Call.to(place);
  if (!call)
    throw new LotsmanError('connection_lost', `Session "${place.name}" ended as soon as it was open.`, {
      hint: `Its log says why: ${place.log}`,
    });
  return { call, opened };
}

/** Flags about the browser come too late for one that is open. */
function tellIdleFlags({ name }: Whereabouts, { loaded: { origins }, terminal }: Needs): void {
  const late = Object.entries(origins).flatMap(([key, origin]) =>
    origin.source === 'flag' && !HEEDED.has(key) ? [origin.name] : [],
  );
  if (late.length === 0) return;
  const verb = late.length === 1 ? 'holds' : 'hold';
  terminal.say(`${late.join(', ')} ${verb} only for a session that is started; "${name}" is open already.`);
}

/** Settings that each command reads for itself. */
const HEEDED: ReadonlySet<string> = new Set(['session', 'logLevel', 'logFormat', 'logFile', 'color', 'language']);
