import { z } from 'zod';
import type { PlannedAction } from '../run-events.ts';

/** An irreversible act that was begun: its outcome may be unknown. */
export interface Intent {
  key: string;
  step: number;
  action: PlannedAction;
  url: string;
}

/** Where an irreversible act is written down before it happens, and what came of it afterwards. */
export interface Journal {
  /** Refused when it is there already: nothing irreversible is begun twice. */
  intend(intent: Intent): Promise<void>;
  settle(key: string, outcome: string): Promise<void>;
  /** Acts that were begun and of which nobody knows how they ended. */
  open(): Promise<readonly Intent[]>;
}

const WrittenAction = z.object({ tool: z.string(), input: z.unknown(), spoken: z.string(), url: z.string() });

/** An intent as a store gives it back. */
export function readIntent({ key, step, action }: { key: string; step: number; action: unknown }): Intent {
  const { url, ...planned } = WrittenAction.parse(action);
  return { key, step, action: planned, url };
}
