import { constants } from 'node:os';
import { LotsmanError } from '../errors.ts';

/** Ctrl-C and its relatives, once someone has begun to listen. */
export interface Interrupt {
  readonly signal: AbortSignal;
  /** Comes true with the exit code for what stopped us, as shells count it: 130 for Ctrl-C. */
  readonly stopped: Promise<number>;
}

/**
 * For commands that have something to close before they leave. The first signal asks, the second one ends the process
 * at once; commands that do not listen end at the first.
 */
export function listenForStop(): Interrupt {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<number>();
  hearSignals((exitCode) => {
    if (controller.signal.aborted) process.exit(exitCode);
    controller.abort();
    resolve(exitCode);
  });
  return { signal: controller.signal, stopped: promise };
}

/** For a run, which has a step to finish first. */
export interface PatientInterrupt {
  /** The first signal: finish what is being done, save, leave. */
  readonly asked: AbortSignal;
  /** The second: leave it and go. A third one ends the process. */
  readonly insisted: AbortSignal;
  /** As shells count it; undefined as long as nobody has asked. */
  readonly exitCode: number | undefined;
}

export function listenForStopTwice(): PatientInterrupt {
  const [asked, insisted] = [new AbortController(), new AbortController()];
  let first: number | undefined;
  hearSignals((exitCode) => {
    if (insisted.signal.aborted) process.exit(exitCode);
    first ??= exitCode;
    (asked.signal.aborted ? insisted : asked).abort(new LotsmanError('stopped', 'It was stopped.'));
  });
  return {
    asked: asked.signal,
    insisted: insisted.signal,
    get exitCode() {
      return first;
    },
  };
}

function hearSignals(hear: (exitCode: number) => void): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => hear(128 + constants.signals[name]));
}
