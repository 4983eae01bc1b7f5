import type { Paint } from './terminal.ts';

/** How a help is written: its colours, and how wide it may be. */
export interface HelpStyle {
  readonly paint: Paint;
  readonly width: number;
}
