import type { FrameAnswer, LookRequest } from '../look.ts';
import { expectLook } from './ahead.ts';
import { everythingIsDirty } from './dirt.ts';
import { disturbances } from './disturbances.ts';
import { allIsSeen } from './ids.ts';
import { read } from './reading.ts';
import { lastTold, posture, tell } from './telling.ts';
import { postponeWhole, takeWholeAhead } from './whole-ahead.ts';

/** One document as it is now, as JSON. The next look is expected from the end of this one, however long it takes. */
export function look(request: LookRequest): string {
  const answer = asItIsNow(request);
  if (request.scope === 'viewport') expectLook(request.wire);
  return answer;
}

function asItIsNow({ scope, since, patience }: LookRequest): string {
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
