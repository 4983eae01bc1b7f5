import type { Context } from 'hono';
import type { z } from 'zod';
import { Refusal } from './refusing.ts';

/** What was sent, read by its schema. Only JSON: a form of another page could send anything else. */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json(?:\s*;|$)/i.test(type))
    throw new Refusal(415, { code: 'not_json', message: 'Only JSON is understood here.' });
  const read = schema.safeParse(await json(c));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.join('.') ?? '';
  const what = issue?.message ?? 'it is not understood';
  throw new Refusal(400, { code: 'bad_input', message: where === '' ? `${what}.` : `${where}: ${what}.` });
}

async function json(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new Refusal(400, { code: 'not_json', message: 'That is no valid JSON.' });
  }
}
