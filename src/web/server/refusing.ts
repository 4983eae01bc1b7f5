import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorCode, isLotsmanError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Refused } from '../protocol.ts';

/** A refusal that is more than a wrong word: it has a status of its own. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly refused: Refused;

  constructor(status: ContentfulStatusCode, refused: Refused) {
    super(refused.message);
    this.status = status;
    this.refused = refused;
  }
}

const STATUS: Partial<Record<ErrorCode, ContentfulStatusCode>> = {
  no_such_run: 404,
  run_in_use: 409,
  profile_in_use: 409,
  stopped: 503,
};

/** Trouble as the page is told of it. What nobody expected is told without its details. */
export function refuse(c: Context, error: unknown, log: Log): Response {
  if (error instanceof Refusal) return c.json(error.refused, error.status);
  if (isLotsmanError(error)) {
    const { code, message, hint } = error;
    return c.json({ code, message, ...(hint === undefined ? {} : { hint }) } satisfies Refused, STATUS[code] ?? 400);
  }
  log.error('The server made a mistake', { error });
  return c.json({ code: 'bug', message: 'A mistake of Lotsman’s own; its log says more.' } satisfies Refused, 500);
}
