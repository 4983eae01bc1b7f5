import { COLOURS } from './look.ts';
import type { Brush } from './words.ts';

/** The flag H of the code of signals: "I have a pilot on board." */
export function drawFlag(brush: Brush, x: number, y: number, width: number, height: number): void {
  brush.fillStyle = COLOURS.white;
  brush.fillRect(x, y, width / 2, height);
  brush.fillStyle = COLOURS.red;
  brush.fillRect(x + width / 2, y, width / 2, height);
}
