import { LotsmanError } from './errors.ts';

/**
 * Gives work a deadline of our own. A browser driver may wait for ever: script evaluation has no time limit and hangs on
 * a busy page or an open dialog. The work itself goes on unseen; its late failure is nobody's news any more.
 */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  const timer = Promise.withResolvers<never>();
  const alarm = setTimeout(() => timer.reject(late(milliseconds, what)), milliseconds);
  try {
    return await Promise.race([work, timer.promise]);
  } finally {
    clearTimeout(alarm);
    work.catch(() => {});
  }
}

function late(milliseconds: number, what: string): LotsmanError {
  return new LotsmanError('deadline', `${what} took longer than ${milliseconds} ms.`, {
    hint: 'The page may be busy or waiting for something. Look at it again, reload it, or leave it.',
  });
}
