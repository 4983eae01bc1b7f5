import { constants } from 'node:os';

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
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const exitCode = 128 + constants.signals[name];
    process.on(name, () => {
      if (controller.signal.aborted) process.exit(exitCode);
      controller.abort();
      resolve(exitCode);
    });
  }
  return { signal: controller.signal, stopped: promise };
}
