import { type ErrorCode, LotsmanError } from '../errors.ts';
import type { Usage } from './brain.ts';

/** A question that stayed without an answer, and what it took all the same. */
export class ModelError extends LotsmanError {
  /** When asking again makes sense; unknown where it makes none, or nobody said. */
  readonly retryAt: Date | undefined;
  readonly usage: Usage;
  readonly cost: number | undefined;
  /** What was tried, in words. */
  readonly mended: readonly string[];

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      retryAt?: Date | undefined;
      usage: Usage;
      cost: number | undefined;
      mended: readonly string[];
      hint?: string;
      cause?: unknown;
    },
  ) {
    super(code, message, more);
    this.retryAt = more.retryAt;
    this.usage = more.usage;
    this.cost = more.cost;
    this.mended = more.mended;
  }
}
