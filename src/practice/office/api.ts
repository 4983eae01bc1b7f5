import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { TODAY } from '../days.ts';
import { Refusal } from '../refusal.ts';
import type { SiteEnv } from '../site.ts';
import { say } from '../words.ts';
import type { OfficeState } from './state.ts';

export type OfficeEnv = SiteEnv<OfficeState>;
export type OfficeContext = Context<OfficeEnv>;

/** One module's part of the API; refusals become `{ error: { message, field } }`. */
export function officeApi(): Hono<OfficeEnv> {
  const api = new Hono<OfficeEnv>();
  api.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return c.json({ error: { message: say(error.reason, c.var.language), field: error.field } }, error.status);
  });
  return api;
}

export async function readBody<Body>(c: OfficeContext, schema: z.ZodType<Body>): Promise<Body> {
  const body: unknown = await c.req.json().catch(() => {
    throw new Refusal(400, c.var.t('The request is not valid JSON.', 'Запрос — не корректный JSON.'));
  });
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refusal(422, issue?.message ?? 'Invalid', issue?.path[0] === undefined ? undefined : String(issue.path[0]));
}

/** When everything that visitors make is made. */
export const NOW = `${TODAY}T09:30:00.000Z`;

/** A new id that reads like the seeded ones: `card-new-3`. */
export function newId(state: OfficeState, kind: string): string {
  const number = state.nextNumber;
  state.nextNumber += 1;
  return `${kind}-new-${number}`;
}

/** Lists take a moment, as they do over a real network: pages must show that they are loading. */
export function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 120));
}
