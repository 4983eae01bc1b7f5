import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from './sessions.ts';

const MAIN = join(import.meta.dirname, '..', 'src', 'cli', 'main.ts');

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A command that is under way. */
export interface Typed {
  /** Ctrl-C. */
  kill(): void;
  /** Waits until it has said this on stderr. */
  heard(words: string): Promise<void>;
  ended: Promise<Outcome>;
}

export interface Person extends AsyncDisposable {
  start(...args: string[]): Typed;
  /** Types `lotsman …` and reads what it prints. */
  lotsman(...args: string[]): Promise<Outcome>;
  /** The same, with flags for Node itself. */
  startWith(flags: readonly string[], ...args: string[]): Typed;
  /** Writes a file, and says where it is. */
  file(name: string, content: string): Promise<string>;
  folder: string;
}

/** Somebody who types commands, with a home of their own and no terminal that could ask back; the browser has no window. */
export async function person(more: Record<string, string> = {}): Promise<Person> {
  const folder = await temporaryFolder();
  const env = {
    ...process.env,
    HOME: folder.path,
    USERPROFILE: folder.path,
    XDG_DATA_HOME: join(folder.path, 'data'),
    LOCALAPPDATA: join(folder.path, 'data'),
    LOTSMAN_HEADLESS: 'yes',
    LOTSMAN_COLOR: 'never',
    ...more,
  };
  const startWith = (flags: readonly string[], ...args: string[]): Typed => {
    const child = spawn(process.execPath, [...flags, MAIN, ...args], { env, cwd: folder.path });
    child.stdin.end();
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const)
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        said[name] += chunk;
      });
    return {
      kill: () => void child.kill('SIGINT'),
      heard: (words) => expect.poll(() => said.stderr, { timeout: 30_000 }).toContain(words),
      ended: once(child, 'close').then(([code]) => ({ code, ...said })),
    };
  };
  return {
    folder: folder.path,
    start: (...args) => startWith([], ...args),
    startWith,
    lotsman: (...args) => startWith([], ...args).ended,
    async file(name, content) {
      await writeFile(join(folder.path, name), content);
      return join(folder.path, name);
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}
