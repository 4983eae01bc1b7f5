import { z } from 'zod';
import { LotsmanError, reasonOf } from '../errors.ts';

/** What is wrong with data that should have a shape given as JSON schema; nothing when it fits. */
export function misfit(data: unknown, shape: unknown): string | undefined {
  const schema = z.fromJSONSchema(shape as Parameters<typeof z.fromJSONSchema>[0]);
  const read = schema.safeParse(data);
  if (read.success) return undefined;
  return read.error.issues.map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`).join('; ');
}

/** Said at the start rather than when everything is done. */
export function refuseUnreadable(shape: unknown): void {
  try {
    z.fromJSONSchema(shape as Parameters<typeof z.fromJSONSchema>[0]);
  } catch (error) {
    throw new LotsmanError(
      'bad_input',
      `The shape of the wanted data is no JSON schema that can be read: ${reasonOf(error)}.`,
    );
  }
}
