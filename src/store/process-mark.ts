import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * What tells a process from a later one with the same number: when it was started, and on Windows, which does not tell that
 * cheaply, its name. In a container the next process often gets the number of the last. Undefined: no such process, or
 * the system does not say.
 */
export async function processMark(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') return startTick(await readFile(`/proc/${pid}/stat`, 'utf8'));
    if (process.platform === 'win32')
      return imageName(await said('tasklist', '/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh'));
    return (await said('ps', '-p', String(pid), '-o', 'lstart=')).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process that had this number and this mark is still there. */
export async function isRunning(pid: number, mark: string | undefined): Promise<boolean> {
  if (!exists(pid)) return false;
  return mark === undefined || (await processMark(pid)) === mark;
}

/** The 22nd field. The second is the name of the program in brackets, in which anything may stand. */
function startTick(stat: string): string | undefined {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A zombie has ended; only nobody has asked how.
  return fields[0] === 'Z' ? undefined : fields[19];
}

function imageName(csv: string): string | undefined {
  return csv.match(/^"([^"]+)"/)?.[1];
}

async function said(command: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, words, {
    timeout: 5_000,
    env: { ...process.env, LC_ALL: 'C' },
  });
  return stdout;
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
