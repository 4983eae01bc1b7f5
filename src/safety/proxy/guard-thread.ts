import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OriginPolicy } from '../origins.ts';
import type { Failure, Refusal } from './admission.ts';
import { chromiumFlags } from './chromium-flags.ts';
import type { GuardProxy, GuardProxyOptions } from './guard-proxy.ts';

/** What can be handed to another thread. */
export type GuardThreadOptions = Omit<GuardProxyOptions, 'resolve'>;
export type GuardThread = Omit<GuardProxy, 'traffic'>;

/** What the thread begins with, what it is told, and what it tells. */
export type Beginning = Omit<GuardThreadOptions, 'onRefused' | 'onFailed'>;
export type Order = { policy: OriginPolicy } | { end: true };
export type Report = { port: number } | { refused: Refusal } | { failed: Failure };

/** The guard proxy in a thread of its own: whatever else this process is busy with, no page waits for it. */
export async function startGuardThread({
  onRefused = () => {},
  onFailed = () => {},
  ...beginning
}: GuardThreadOptions): Promise<GuardThread> {
  // From the sources it is a .ts file, in the published package a .js one.
  const main = join(import.meta.dirname, `guard-thread-main${extname(import.meta.filename)}`);
  const worker = new Worker(main, { workerData: beginning satisfies Beginning });
  const ready = Promise.withResolvers<number>();
  worker.on('message', (report: Report) => {
    if ('port' in report) ready.resolve(report.port);
    else if ('refused' in report) onRefused(report.refused);
    else onFailed(report.failed);
  });
  // Without it nothing gets out any more; that is the safe side, and no reason to end whoever uses it.
  worker.on('error', (error) => {
    ready.reject(error);
    process.emitWarning(error instanceof Error ? error : String(error));
  });
  const order = (given: Order) => worker.postMessage(given);
  const ended = once(worker, 'exit').catch(() => {});
  const port = await ready.promise;
  // Whoever forgets to close it is not kept alive by it.
  worker.unref();

  return {
    port,
    flags: chromiumFlags(port),
    setPolicy: (policy) => order({ policy }),
    async [Symbol.asyncDispose]() {
      worker.ref();
      order({ end: true });
      await ended;
    },
  };
}
