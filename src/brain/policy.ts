import { setTimeout as pause } from 'node:timers/promises';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleWhen, retry } from 'cockatiel';
import { type FaultKind, isOutage, ModelFault } from './model-fault.ts';

/** How often and how long a model is tried. Milliseconds. */
export interface PolicyOptions {
  /** Who asks us to wait longer than this is not waited for. */
  longestWait: number;
  /** Before the second attempt; doubled with each further one. */
  firstPause: number;
  /** Outages in a row after which the model is left alone … */
  restAfter: number;
  /** … for so long. */
  restFor: number;
}

export const USUAL_POLICY: PolicyOptions = { longestWait: 60_000, firstPause: 1_000, restAfter: 5, restFor: 30_000 };

/** The attempts that are made in all. Each one that hangs takes the whole patience, so there are few of those. */
const ATTEMPTS: Readonly<Partial<Record<FaultKind, number>>> = {
  busy: 4,
  overloaded: 4,
  network: 4,
  hung: 2,
  stalled: 2,
  cut: 2,
  not_a_model: 2,
};

export interface Policy {
  /** Runs it until it succeeds or there is no point in going on; `failed` hears of each attempt. */
  run<T>(attempt: () => Promise<T>, signal: AbortSignal, heard: Heard): Promise<T>;
}

export interface Heard {
  failed(fault: ModelFault): void;
  waits(fault: ModelFault, milliseconds: number): void;
}

/** The one policy around all calls of one model. */
export function policyFor(options: PolicyOptions): Policy {
  const { longestWait, firstPause, restAfter, restFor } = options;
  const breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(restAfter),
    halfOpenAfter: restFor,
  });
  let opened = 0;
  breaker.onBreak(() => {
    opened = Date.now();
  });

  return {
    async run(attempt, signal, heard) {
      const counts = new Map<FaultKind, number>();
      let wait = 0;

      const worthAnother = (error: unknown): boolean => {
        if (!(error instanceof ModelFault) || signal.aborted) return false;
        const count = (counts.get(error.kind) ?? 0) + 1;
        counts.set(error.kind, count);
        if (count >= (ATTEMPTS[error.kind] ?? 1) || (error.retryAfter ?? 0) > longestWait) return false;
        wait = error.retryAfter ?? jittered(firstPause * 2 ** (count - 1));
        heard.waits(error, wait);
        return true;
      };

      const once = async () => {
        try {
          return await breaker.execute(attempt, signal);
        } catch (error) {
          if (error instanceof BrokenCircuitError) throw resting(restFor, opened, breaker.lastFailure);
          if (error instanceof ModelFault) heard.failed(error);
          throw error;
        }
      };

      // The waiting is done here: the library's own does not hear when whoever asked has gone.
      return retry(handleWhen(worthAnother), { maxAttempts: Number.POSITIVE_INFINITY }).execute(
        async ({ attempt: count }) => {
          if (count > 0) await pause(wait, undefined, { signal });
          signal.throwIfAborted();
          return once();
        },
        signal,
      );
    },
  };
}

function resting(restFor: number, opened: number, last: unknown): ModelFault {
  const retryAfter = Math.max(0, opened + restFor - Date.now());
  const error = typeof last === 'object' && last !== null && 'error' in last ? last.error : undefined;
  const why = error instanceof ModelFault ? `; the last time it ${error.message}` : '';
  return new ModelFault('resting', `failed several times in a row and is left alone for a moment${why}`, {
    retryAfter,
    cause: error,
  });
}

/** Many runs that failed together should not all come back together. */
function jittered(milliseconds: number): number {
  return milliseconds * (0.75 + Math.random() / 2);
}
