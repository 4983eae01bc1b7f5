import { setTimeout as delay } from 'node:timers/promises';
import { isLotsmanError } from '../errors.ts';
import { type AttachedConnection, attach } from './attach.ts';

/** Milliseconds before each attempt to reach a browser whose connection broke. */
const PAUSES = [0, 250, 500, 1_000, 2_000, 4_000];
/** So many refusals in a row mean that nobody is there any more; anything else may be a passing trouble. */
const REFUSALS = 3;

/**
 * Reaches the same browser again, or tells that it is gone. Never starts another: a broken wire is not a dead browser,
 * and whoever starts a second one loses the logins of the first.
 */
export async function reconnect(
  endpoint: string,
  deadline: number | undefined,
  hurry: AbortSignal,
): Promise<{ connection: AttachedConnection; attempts: number } | undefined> {
  let refusals = 0;
  for (const [index, pause] of PAUSES.entries()) {
    // Whoever wants to close has one more try to come, at once.
    await delay(pause, undefined, { signal: hurry }).catch(() => {});
    try {
      return { connection: await attach(endpoint, deadline), attempts: index + 1 };
    } catch (error) {
      if (isRefusal(error)) refusals += 1;
      if (refusals >= REFUSALS || hurry.aborted) return undefined;
    }
  }
  return undefined;
}

function isRefusal(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = isLotsmanError(one) || one.cause ? one.cause : undefined) {
    if ('code' in one && one.code === 'ECONNREFUSED') return true;
    if (one instanceof AggregateError && one.errors.some(isRefusal)) return true;
  }
  return false;
}
