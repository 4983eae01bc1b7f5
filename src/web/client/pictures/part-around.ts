import type { Spot } from '../../../run-events.ts';

/** How much of a picture is shown at least, and how wide it is to its height. */
const LEAST = 420;
const SHAPE = 2.4;

/** The part of a picture around a spot, so that it can be read where there is little room. */
export function partAround(
  [left, top, right, bottom]: Spot,
  { width, height }: { width: number; height: number },
): [left: number, top: number, width: number, height: number] {
  const needed = Math.max(LEAST, right - left + 120, (bottom - top + 80) * SHAPE);
  const across = Math.min(width, needed);
  const down = Math.min(height, across / SHAPE);
  const within = (value: number, most: number) => Math.round(Math.max(0, Math.min(value, most)));
  return [
    within((left + right - across) / 2, width - across),
    within((top + bottom - down) / 2, height - down),
    Math.round(across),
    Math.round(down),
  ];
}
