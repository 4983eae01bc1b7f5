import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { LotsmanError, reasonOf } from '../../errors.ts';

/** Writes a report where only its owner can read it: it tells what somebody did. */
export async function writeReport(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content, { mode: 0o600 });
  } catch (cause) {
    throw new LotsmanError('bad_input', `The report cannot be written to ${file}: ${reasonOf(cause)}.`, {
      hint: 'Name another file with --out.',
      cause,
    });
  }
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
};

/** Shows a file with the program that the machine has for it. */
export async function openFile(file: string): Promise<void> {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...args, file], { detached: true, stdio: 'ignore' });
  try {
    await once(opener, 'spawn');
  } catch (cause) {
    throw new LotsmanError('no_browser', `Nothing here opens files: ${program} cannot be started.`, {
      hint: `The report is at ${file}.`,
      cause,
    });
  }
  opener.unref();
}
