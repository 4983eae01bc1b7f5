import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A file that is not there yet is made such that only its owner can read it; one that is there is not touched, because it may
 * be somebody else's. SQLite gives the files that it puts beside it the same permissions.
 */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}
