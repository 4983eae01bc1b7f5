import { execFile } from 'node:child_process';

/** The store may ask its user to unlock it. */
const PATIENCE = 60_000;

/** Runs a program of the system. What is secret goes over its stdin: everybody can read a command line. */
export function runQuietly(program: string, words: readonly string[], input = ''): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = execFile(program, words, { timeout: PATIENCE }, (error, stdout) =>
      resolve(error ? undefined : stdout),
    );
    // It may be gone before it has read anything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
