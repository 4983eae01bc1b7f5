import { test } from 'vitest';
import { startPractice } from '../src/practice/server.ts';
import { forThisFile } from './for-this-file.ts';

/** A process, its browser and several steps on a busy machine. */
export const LONG = 90_000;

/** Windows has no signals to send. */
export const posix = test.skipIf(process.platform === 'win32');

/** The name of the run that a command speaks of. */
export function runIn(text: string): string {
  return /\d{6}-[a-z]{7}/.exec(text)?.[0] ?? '';
}

/** The practice sites while a file of tests runs, and the flags with which somebody begins a task on one of them. */
export async function practiceToBeginAt(): Promise<(site: string, visitor: string) => string[]> {
  const [practice] = await forThisFile(startPractice());
  return (site, visitor) => ['--start-url', practice.url(site, '/', visitor)];
}
