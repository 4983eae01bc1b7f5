import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isRunning, processMark } from './process-mark.ts';

test('a process is known by its number and its mark, and only while it runs', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const pid = child.pid ?? 0;
  const mark = await processMark(pid);

  expect(mark).toEqual(expect.any(String));
  expect(await isRunning(pid, mark)).toBe(true);

  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await isRunning(pid, mark)).toBe(false);
});

test('a number that another process got in the meantime is not taken for the first', async () => {
  expect(await isRunning(process.pid, await processMark(process.pid))).toBe(true);
  expect(await isRunning(process.pid, 'the mark of one that ended long ago')).toBe(false);
});
