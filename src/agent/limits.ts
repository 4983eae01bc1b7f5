import { english } from '../speech/english.ts';
import type { Speech } from '../speech/speech.ts';
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
export function limitReached(
  state: State,
  limits: Limits,
  now: number,
  { endings }: Speech = english,
): string | undefined {
  const { step, spent, startedAt } = state;
  if (step >= limits.steps) return endings.steps(limits.steps);
  if (limits.cost !== undefined && spent.cost >= limits.cost) return endings.cost(limits.cost);
  if (limits.tokens !== undefined && spent.input + spent.output >= limits.tokens) return endings.tokens(limits.tokens);
  if (limits.milliseconds !== undefined && now - startedAt >= limits.milliseconds)
    return endings.seconds(Math.round(limits.milliseconds / 1000));
  return undefined;
}
