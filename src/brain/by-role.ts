import type { Brain, Role } from './brain.ts';

/** Who answers whom. */
export interface BrainsByRole extends Partial<Record<Role, Brain>> {
  default: Brain;
  /** For those who read much and decide little: extractor and summariser. */
  cheap?: Brain;
}

/** One brain made of several: each role asks its own, the cheap one, or the default one. */
export function brainByRole(brains: BrainsByRole): Brain {
  const others = new Set(Object.values(brains).flatMap((brain: Brain | undefined) => (brain ? [brain.name] : [])));
  others.delete(brains.default.name);
  return {
    name: [brains.default.name, ...others].join(' + '),
    prepare: async (task) => {
      await Promise.all(Object.values(brains).map((brain: Brain) => brain.prepare?.(task)));
    },
    ask: (question) => brainFor(question.role, brains).ask(question),
  };
}

const MODEST: ReadonlySet<Role> = new Set(['extractor', 'summariser']);

function brainFor(role: Role, brains: BrainsByRole): Brain {
  return brains[role] ?? (MODEST.has(role) ? brains.cheap : undefined) ?? brains.default;
}
