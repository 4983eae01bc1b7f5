import { readFile, stat } from 'node:fs/promises';
import { LotsmanError } from '../../errors.ts';
import type { KeyPlace } from './key-place.ts';
import { writePrivate } from './private-file.ts';
import { KEY_BYTES } from './sealed.ts';

/** A file that only its owner can read: where the system has no store for keys, or nobody is signed in to it. */
export function keyFile(path: string): KeyPlace {
  return {
    name: 'file',
    spoken: `the key file ${path}`,
    async read() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (text === undefined) return undefined;
      // Windows has no such modes: there the user's own folder is the guard.
      const { mode } = await stat(path);
      if (process.platform !== 'win32' && (mode & 0o077) !== 0) throw tooOpen(path);
      const key = Buffer.from(text.trim(), 'base64');
      return key.length === KEY_BYTES ? key : undefined;
    },
    async write(key) {
      await writePrivate(path, `${key.toString('base64')}\n`);
      return true;
    },
  };
}

function tooOpen(path: string): LotsmanError {
  return new LotsmanError('secrets_failed', `Others on this machine can read the key file ${path}.`, {
    hint: `Take it back with: chmod 600 "${path}". If somebody may have read it, change the secrets too.`,
  });
}
