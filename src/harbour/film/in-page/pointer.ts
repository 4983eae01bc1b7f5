import { COLOURS } from './look.ts';
import type { Brush } from './words.ts';

const OUTLINE = 'M0 0 L0 22 L5.5 17.2 L9 25 L12.6 23.4 L9.2 15.8 L16.4 15.8 Z';

/** An arrow with its tip at this point. */
export function drawPointer(brush: Brush, { x, y }: { x: number; y: number }): void {
  brush.save();
  brush.translate(x, y);
  const arrow = new Path2D(OUTLINE);
  brush.lineJoin = 'round';
  brush.lineWidth = 3;
  brush.strokeStyle = COLOURS.white;
  brush.stroke(arrow);
  brush.fillStyle = COLOURS.night;
  brush.fill(arrow);
  brush.restore();
}

/** A ring that widens where something is pressed; `way` goes from 0 to 1. */
export function drawPress(brush: Brush, { x, y }: { x: number; y: number }, way: number): void {
  if (way <= 0 || way >= 1) return;
  brush.save();
  brush.globalAlpha = 1 - way;
  brush.lineWidth = 4;
  brush.strokeStyle = COLOURS.mark;
  brush.beginPath();
  brush.arc(x, y, 6 + 20 * way, 0, 2 * Math.PI);
  brush.stroke();
  brush.restore();
}
