import { EXIT_BLOCKED, EXIT_FAILED, EXIT_LIMIT, EXIT_PARTIAL } from '../../errors.ts';
import type { ResultStatus } from '../../run-events.ts';

/** A run that ends by itself is stopped only by a limit. */
export const exitCodeOfRun: Readonly<Record<ResultStatus, number>> = {
  done: 0,
  partial: EXIT_PARTIAL,
  failed: EXIT_FAILED,
  blocked: EXIT_BLOCKED,
  stopped: EXIT_LIMIT,
};
