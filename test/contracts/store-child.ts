/** The other process in the contract of stores: opens one, does one job, says so, and is killed or ends. */
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Store } from '../../src/store/store.ts';

const [module = '', place = '', job = ''] = process.argv.slice(2);
const { openStore } = (await import(module)) as { openStore(place: string): Promise<Store> };
const store = await openStore(place);

const jobs: Record<string, () => Promise<void>> = {
  async append() {
    ready();
    await once(process.stdin, 'data');
    for (let number = 0; number < 100; number++)
      await store.events.append('a-run', { type: 'counted', number, by: process.pid });
    process.exit(0);
  },
  async tell() {
    for (let number = 1; ; number++) {
      await store.events.append('a-run', { type: 'counted', number });
      // Past all buffers: what was told is told, also when this process is killed the moment after.
      writeSync(1, `${number}\n`);
    }
  },
  async intend() {
    await store.events.append('a-run', { type: 'about_to_pay' });
    await store.journal.intend('a-run', { key: 'pay', step: 3, action: { tool: 'click' } });
    ready();
  },
  async drive() {
    await store.leases.claim('a-run', { pid: process.pid, host: hostname(), at: new Date().toISOString() });
    ready();
  },
  async answer() {
    await store.answers.post('a-run', 'which', { from: process.pid });
    ready();
  },
  async open() {
    ready();
  },
};

// Until it is killed, or its parent is gone.
process.stdin.resume().once('end', () => process.exit());
await jobs[job]?.();

function ready(): void {
  process.stdout.write('ready\n');
}
