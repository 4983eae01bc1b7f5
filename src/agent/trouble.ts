import { isLotsmanError } from '../errors.ts';
import type { Trouble } from './state.ts';

/** Trouble that we expect, for whoever mends it. A bug of ours is thrown on and ends the run. */
export function troubleOf(error: unknown, what: string): Trouble {
  if (!isLotsmanError(error)) throw error;
  const { code, message, hint } = error;
  return { code, message, ...(hint === undefined ? {} : { hint }), what };
}
