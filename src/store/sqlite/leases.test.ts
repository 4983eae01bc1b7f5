import { hostname } from 'node:os';
import { expect, test, vi } from 'vitest';
import { openStore } from '../sqlite.ts';

test('a driver that did not move for too long learns that it is no longer the driver', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await using store = await openStore(':memory:');
  await store.runs.create({ id: 'a-run', task: 'Look', options: {}, startedAt: '2026-11-15T09:30:00.000Z' });
  const longAgo = new Date(Date.now() - 600_000).toISOString();
  await using frozen = await store.leases.claim('a-run', { pid: 4711, host: 'elsewhere', at: longAgo });

  await using driver = await store.leases.claim('a-run', { pid: process.pid, host: hostname(), at: longAgo });
  vi.advanceTimersByTime(5_000);

  expect(frozen.lost.aborted).toBe(true);
  expect(frozen.lost.reason).toMatchObject({ code: 'run_in_use' });
  expect(driver.lost.aborted).toBe(false);
  vi.useRealTimers();
});

test('a driver elsewhere stays the driver as long as it shows that it lives', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await using store = await openStore(':memory:');
  await store.runs.create({ id: 'a-run', task: 'Look', options: {}, startedAt: '2026-11-15T09:30:00.000Z' });
  const longAgo = new Date(Date.now() - 600_000).toISOString();
  await using _theirs = await store.leases.claim('a-run', { pid: 4711, host: 'elsewhere', at: longAgo });

  vi.advanceTimersByTime(5_000);

  expect(await store.leases.holder('a-run')).toMatchObject({ host: 'elsewhere', alive: true });
  vi.useRealTimers();
});
