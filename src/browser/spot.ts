import type { Box } from './drawing.ts';
import type { Grip, Point } from './hands.ts';
import type { Eyes } from './observe.ts';
import { shift } from './veil.ts';

/** What is about to be touched: at which point, and the box around it if it is an element. */
export interface Spot {
  point: Point;
  box: Box | undefined;
}

/** Finds the box of what is about to be touched, through the frames it stands in. */
export async function spotOf(eyes: Eyes, point: Point, grip: Grip | undefined): Promise<Spot> {
  if (!grip) return { point, box: undefined };
  const { place, local } = eyes.seen(grip.id);
  const world = await eyes.world();
  const [boxes, corner] = await Promise.all([
    world.ask<(Box | null)[]>(place, `lotsman.boxes([${local}])`),
    eyes.cornerOf(place),
  ]);
  const [box] = boxes;
  return { point, box: box ? shift(box, corner) : undefined };
}
