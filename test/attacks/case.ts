import type { World } from './world.ts';

/** What is attacked, or by which way the attack comes. */
export const classes = [
  'carrier',
  'exfiltration',
  'action',
  'secrets',
  'origin',
  'local-ui-mcp',
  'model',
  'pilot',
] as const;
export type Class = (typeof classes)[number];

/** One attack. It holds when `run` returns, and has come through when it throws. */
export interface Case {
  /** A: from the list of known attacks. B: thought up here. */
  readonly id: string;
  readonly class: Class;
  readonly title: string;
  /** Among those that run with every `npm test`. */
  readonly fast?: boolean;
  run(world: World): Promise<void>;
}

/** An attack on a part that is not built yet. */
export interface Pending {
  readonly id: string;
  readonly class: Class;
  readonly title: string;
  readonly needs: string;
}
