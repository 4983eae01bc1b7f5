import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { LotsmanError, reasonOf } from '../../errors.ts';
import { fieldKinds } from '../../secrets.ts';
import { writePrivate } from './private-file.ts';
import { Sealed } from './sealed.ts';

/** One secret as it lies in the file: all can be read but its value. */
export const Entry = z.object({
  name: z.string(),
  origins: z.array(z.string()).min(1),
  field: z.enum(fieldKinds),
  totp: z.boolean(),
  setAt: z.string(),
  value: Sealed,
});
export type Entry = z.infer<typeof Entry>;

const VaultFile = z.object({
  version: z.literal(1),
  /** Under this name the system's key store has the key. */
  id: z.string(),
  key: z.enum(['keychain', 'secret-service', 'file']),
  /** A known text, to tell a wrong key from a damaged secret. */
  check: Sealed,
  secrets: z.array(Entry),
});
export type VaultFile = z.infer<typeof VaultFile>;

/** What can be read without the key is bound to the value: with other origins beside it, it can no longer be opened. */
export function labelOf({ name, origins, field, totp }: Omit<Entry, 'value' | 'setAt'>): string {
  return JSON.stringify(['secret', name, origins, field, totp]);
}

/** Undefined where nothing was kept yet. */
export async function readVault(file: string): Promise<VaultFile | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw unusable(file, `cannot be read: ${reasonOf(error)}`, error);
  }
  try {
    return VaultFile.parse(JSON.parse(text));
  } catch (error) {
    throw unusable(file, 'is damaged, or of another version of Lotsman', error);
  }
}

export async function writeVault(file: string, vault: VaultFile): Promise<void> {
  try {
    await writePrivate(file, `${JSON.stringify(vault, undefined, 2)}\n`);
  } catch (error) {
    throw unusable(file, `cannot be written: ${reasonOf(error)}`, error);
  }
}

function unusable(file: string, why: string, cause: unknown): LotsmanError {
  return new LotsmanError('secrets_failed', `The file of secrets ${file} ${why}.`, {
    hint: 'Put back a copy of it, or move it away and set the secrets again.',
    cause,
  });
}
