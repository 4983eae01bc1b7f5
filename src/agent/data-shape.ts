import { z } from 'zod';

/** What is wrong with data that should have a shape given as JSON schema; nothing when it fits. */
export function misfit(data: unknown, shape: unknown): string | undefined {
  const schema = z.fromJSONSchema(shape as Parameters<typeof z.fromJSONSchema>[0]);
  const read = schema.safeParse(data);
  if (read.success) return undefined;
  return read.error.issues.map(({ path, message }) => `${path.join('.') || 'data'}: ${message}`).join('; ');
}
