import { isAnythingDirty, onDirt } from './dirt.ts';
import { read } from './reading.ts';

/** So long after a look, or the beginning of an action, the next look is expected. */
const EXPECTED = 5_000;
/** Milliseconds from one reading to the next; after the last of them nothing is read until somebody looks. */
const PAUSES = [0, 0, 20, 50, 100, 200, 400, 800];
/** Milliseconds that one reading may take: a person who uses the page would not notice. */
const PATIENCE = 40;

let expectedUntil = 0;
let rounds = 0;
let isPlanned = false;

/** Somebody looks, or is about to: what changes from now on is read again as soon as the page has time for it. */
export function expectLook(): void {
  expectedUntil = performance.now() + EXPECTED;
  rounds = 0;
}

onDirt(() => {
  const pause = PAUSES[rounds];
  if (isPlanned || pause === undefined || performance.now() > expectedUntil) return;
  isPlanned = true;
  rounds += 1;
  if (pause === 0) requestIdleCallback(readAhead);
  else setTimeout(() => requestIdleCallback(readAhead), pause);
});

/** Only reads: numbers belong to what was shown, and nobody is shown this. */
function readAhead(): void {
  isPlanned = false;
  // It may have been read meanwhile, or a page that had no time is asked too late.
  if (!isAnythingDirty() || performance.now() > expectedUntil) return;
  const until = performance.now() + PATIENCE;
  const { found, coverOf } = read('viewport', PATIENCE);
  for (const one of found) if (performance.now() < until) coverOf(one);
  // Where there is too much to read, it is read once, for those who look.
  if (performance.now() >= until) rounds = PAUSES.length;
}
