import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Said } from './words.ts';

/** A request that a site will not carry out; the visitor reads the reason in their language. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly reason: Said;
  /** The field of the request that is to blame. */
  readonly field: string | undefined;

  constructor(status: ContentfulStatusCode, reason: Said, field?: string) {
    super(typeof reason === 'string' ? reason : reason.en);
    this.status = status;
    this.reason = reason;
    this.field = field;
  }
}
