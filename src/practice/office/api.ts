import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { SiteEnv } from '../site.ts';
import type { OfficeState } from './state.ts';

export type OfficeEnv = SiteEnv<OfficeState>;
export type OfficeContext = Context<OfficeEnv>;

/** A request we will not carry out, in words for the person who made it. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly field: string | undefined;

  constructor(status: ContentfulStatusCode, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/** One module's part of the API; refusals become `{ error: { message, field } }`. */
export function officeApi(): Hono<OfficeEnv> {
  const api = new Hono<OfficeEnv>();
  api.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return c.json({ error: { message: error.message, field: error.field } }, error.status);
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
