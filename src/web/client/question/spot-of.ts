import type { KeptPicture, Places, PlannedAction, Spot } from '../../../run-events.ts';

/** How far around a bare point is marked. */
const AROUND = 10;

/** Where on a picture an action would take hold. */
export function spotOf({ input }: PlannedAction, places: Places, { scale }: KeptPicture): Spot | undefined {
  const { id, x, y } = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const control = places.controls.find(([number]) => number === id);
  if (control) return control[1];
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  const [left, top] = [Math.round(x / scale), Math.round(y / scale)];
  return [left - AROUND, top - AROUND, left + AROUND, top + AROUND];
}
