// The thread behind `guard-thread.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import { startGuardProxy } from './guard-proxy.ts';
import type { Beginning, Order, Report } from './guard-thread.ts';

const report = (told: Report) => parentPort?.postMessage(told);

const proxy = await startGuardProxy({
  ...(workerData as Beginning),
  onRefused: (refused) => report({ refused }),
  onFailed: (failed) => report({ failed }),
});
parentPort?.on('message', async (order: Order) => {
  if ('policy' in order) return proxy.setPolicy(order.policy);
  await proxy[Symbol.asyncDispose]();
  parentPort?.close();
});
report({ port: proxy.port });
