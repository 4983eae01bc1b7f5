import { isLotsmanError, LotsmanError, reasonOf } from '../../errors.ts';

/** Result codes of SQLite; the upper bits of a code tell more than we need. */
const [BUSY, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB] = [5, 8, 10, 11, 13, 14, 26];
const FOREIGN_KEY = 787;

/** Trouble with the file in a sentence. What is a mistake in our own SQL stays what it is. */
export function asFailure(error: unknown, file: string): unknown {
  if (isLotsmanError(error) || !(error instanceof Error)) return error;
  const sentence = sentenceFor(error, file);
  if (sentence === undefined) return error;
  const [message, hint] = sentence;
  return new LotsmanError('store_failed', message, { hint, cause: error });
}

/** Whether a row was refused because the run that it belongs to does not exist. */
export function isWithoutRun(error: unknown): boolean {
  return codeOf(error) === FOREIGN_KEY;
}

/** Whether another process was in the way. */
export function isBusy(error: unknown): boolean {
  return ((codeOf(error) ?? 0) & 0xff) === BUSY;
}

function sentenceFor(error: Error, file: string): [message: string, hint: string] | undefined {
  // Making the folder or the file failed.
  if ('syscall' in error) return [`${file} cannot be used: ${reasonOf(error)}.`, 'Mend the permissions of its folder.'];
  switch ((codeOf(error) ?? 0) & 0xff) {
    case NOTADB:
    case CORRUPT:
      return [`${file} is damaged, or no database at all.`, 'Move it aside; a new one is then begun.'];
    case BUSY:
      return [`Another process keeps ${file} locked.`, 'End the process that hangs, then try again.'];
    case FULL:
      return [`The disk is full; ${file} cannot grow.`, 'Make room, then resume the run.'];
    case READONLY:
    case CANTOPEN:
      return [`${file} cannot be written to.`, 'Mend the permissions of the file and its folder.'];
    case IOERR:
      return [`${file} cannot be read or written: ${reasonOf(error)}.`, 'Look after the disk.'];
    default:
      return undefined;
  }
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}
