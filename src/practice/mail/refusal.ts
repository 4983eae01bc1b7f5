import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that cannot be granted; the visitor reads the reason in their language. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly english: string;
  readonly russian: string;

  constructor(status: ContentfulStatusCode, english: string, russian: string) {
    super(english);
    this.status = status;
    this.english = english;
    this.russian = russian;
  }
}
