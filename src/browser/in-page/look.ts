import type { FrameAnswer, LookRequest } from '../look.ts';
import { expectLook } from './ahead.ts';
import { everythingIsDirty } from './dirt.ts';
import { disturbances } from './disturbances.ts';
import { allIsSeen } from './ids.ts';
import { read } from './reading.ts';
import { lastTold, posture, tell } from './telling.ts';
import { postponeWhole, takeWholeAhead } from './whole-ahead.ts';

/** One document as it is now, as JSON. */
export function look({ scope, since, patience, wire }: LookRequest): string {
  if (scope === 'viewport') expectLook(wire);
  postponeWhole();
  const seen = disturbances();
  const last = lastTold(scope);
  const before = last?.number === since ? last : undefined;
  if (before?.disturbances === seen && before.standsStill) {
    const isStill = before.standsStill();
    if (isStill && before.posture === posture()) {
      if (before.isAhead) allIsSeen();
      return JSON.stringify({ same: before.number } satisfies FrameAnswer);
    }
    // Something has happened that leaves no trace: it may be anything.
    if (!isStill) everythingIsDirty();
  }
  const ahead = scope === 'page' ? takeWholeAhead() : undefined;
  return tell(ahead ?? read(scope, patience), { scope, disturbances: seen, before });
}
