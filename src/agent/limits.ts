import type { State } from './state.ts';

/** How much a run may take. */
export interface Limits {
  steps: number;
  /** US dollars. */
  cost?: number | undefined;
  milliseconds?: number | undefined;
  tokens?: number | undefined;
  /** Tokens that one question may take. */
  context: number;
}

export const DEFAULT_LIMITS: Limits = { steps: 60, context: 24_000 };

/** The limit that has been reached, in words. */
export function limitReached(state: State, limits: Limits, now: number): string | undefined {
  const { step, spent, startedAt } = state;
  if (step >= limits.steps) return `${limits.steps} steps were allowed`;
  if (limits.cost !== undefined && spent.cost >= limits.cost) return `$${limits.cost} were allowed`;
  if (limits.tokens !== undefined && spent.input + spent.output >= limits.tokens)
    return `${limits.tokens} tokens were allowed`;
  if (limits.milliseconds !== undefined && now - startedAt >= limits.milliseconds)
    return `${Math.round(limits.milliseconds / 1000)} seconds were allowed`;
  return undefined;
}
