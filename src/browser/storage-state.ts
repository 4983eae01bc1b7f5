import { writeFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright-core';
import { within } from '../deadline.ts';
import { LotsmanError, reasonOf } from '../errors.ts';

/** Puts the cookies and local storage of a file in place of those that the browser has. */
export async function readStorageState(context: BrowserContext, file: string, deadline: number): Promise<void> {
  await within(deadline, 'Loading the storage state', context.setStorageState(file)).catch((cause: unknown) => {
    throw new LotsmanError('bad_input', `The storage state in ${file} cannot be used: ${reasonOf(cause)}.`, {
      hint: 'It must be a file that --save-storage-state (or Playwright) wrote.',
      cause,
    });
  });
}

/** Writes cookies and local storage to a file that only its owner can read. */
export async function writeStorageState(context: BrowserContext, file: string, deadline: number): Promise<void> {
  const state = await within(deadline, 'Reading cookies and storage', context.storageState());
  await writeFile(file, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 }).catch((cause: unknown) => {
    throw new LotsmanError('bad_input', `The storage state cannot be written to ${file}: ${reasonOf(cause)}.`, {
      hint: 'Give --save-storage-state a file in a folder that exists.',
      cause,
    });
  });
}
