import type { Paint } from '../terminal.ts';

/** How a run is written down for others. */
export function howToReport(run: string, paint: Paint): string {
  return paint('dim', `  lotsman report ${run} writes it down as one file, with pictures and proof.`);
}
