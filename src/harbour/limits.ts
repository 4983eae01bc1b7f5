import { z } from 'zod';
import type { Limits } from '../agent/limits.ts';
import type { Loaded } from '../config/load.ts';

const Stored = z.object({
  limits: z
    .object({
      steps: z.number().optional(),
      cost: z.number().optional(),
      milliseconds: z.number().optional(),
      tokens: z.number().optional(),
    })
    .optional(),
});

/** How much a run may take. One that goes on keeps the limits that it began with, unless others are given now. */
export function limitsOf({ values, origins }: Loaded, begunWith?: unknown): Partial<Limits> {
  const before = Stored.safeParse(begunWith).data?.limits ?? {};
  const { maxCost: cost, maxTime: milliseconds, maxTokens: tokens } = values;
  const steps = origins.maxSteps.source === 'default' ? (before.steps ?? values.maxSteps) : values.maxSteps;
  return {
    steps,
    ...defined({ cost: cost ?? before.cost }),
    ...defined({ milliseconds: milliseconds ?? before.milliseconds }),
    ...defined({ tokens: tokens ?? before.tokens }),
  };
}

function defined(limit: Partial<Limits>): Partial<Limits> {
  return Object.fromEntries(Object.entries(limit).filter(([, value]) => value !== undefined));
}
