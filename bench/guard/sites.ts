import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { startPractice } from '../../src/practice/server.ts';
import { servePages } from '../../test/serve.ts';

export interface Sites extends AsyncDisposable {
  pages: readonly { name: string; url: string }[];
  /** Buttons that ask the server for something, and one that does not. */
  buttons: string;
}

const FRONTS = ['mail', 'food', 'jobs', 'travel', 'office', 'forum', 'doors', 'gallery'];
const PARTS = 50;

/** Sites in a thread of their own, as real ones are elsewhere: they take no time from whoever looks at them. */
export async function startSites(latency: number): Promise<Sites> {
  const worker = new Worker(import.meta.filename, { workerData: { latency } });
  const addresses = await new Promise<Omit<Sites, keyof AsyncDisposable>>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  return { ...addresses, [Symbol.asyncDispose]: async () => void (await worker.terminate()) };
}

if (parentPort) {
  const { latency } = workerData as { latency: number };
  const practice = await startPractice();
  const parts = Array.from({ length: PARTS }, (_, at) => `<img src="/part?${at}">`).join('');
  const own = await servePages({
    '/parts': `<title>Parts</title>${parts}`,
    '/part': async (_, answer) => {
      await delay(latency);
      // Never kept, so that each load asks for all of them.
      answer.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
      answer.end(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${'x'.repeat(8_000)}--></svg>`);
    },
    '/buttons': `<title>Buttons</title><p id="said"></p>
      <button onclick="said.textContent += 'o'">Plain</button>
      <button onclick="fetch('/data').then((a) => a.text()).then((t) => { said.textContent += t })">Asking</button>`,
    '/data': async (_, answer) => {
      await delay(latency);
      answer.writeHead(200, { 'cache-control': 'no-store' }).end('x');
    },
  });
  parentPort.postMessage({
    pages: [
      ...FRONTS.map((site) => ({ name: `practice: ${site}`, url: practice.url(site, '/', 'bench') })),
      { name: `${PARTS} pictures`, url: `${own.origin}/parts` },
    ],
    buttons: `${own.origin}/buttons`,
  });
}
