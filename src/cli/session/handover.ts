import { z } from 'zod';
import { Facts, Trouble } from './wire.ts';

// What the command that starts a session and the new process say to each other, once each.

/** Over stdin, not as arguments: flags may hold passwords, and everybody can read a command line. */
export const Handover = z.object({
  name: z.string(),
  flags: z.record(z.string(), z.union([z.string(), z.literal(true), z.array(z.string()).readonly()])),
});
export type Handover = z.input<typeof Handover>;

/** Over stdout, when it is clear how the start went. */
export const Started = z.union([
  z.object({ opened: Facts }),
  /** Another process was faster, and holds the session. */
  z.object({ taken: z.literal(true) }),
  z.object({ trouble: Trouble }),
]);
export type Started = z.infer<typeof Started>;
