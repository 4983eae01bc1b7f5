import { isViewDirty, onDirt } from './dirt.ts';
import { disturbances, growth } from './disturbances.ts';
import { keepTheirNumbers } from './ids.ts';
import { type Reading, read } from './reading.ts';
import { lastTold, tell } from './telling.ts';

/** So long after a look, or the beginning of an action, the next look is expected. */
const EXPECTED = 5_000;
/** Milliseconds from one reading to the next; after the last of them nothing is read until somebody looks. */
const PAUSES = [0, 0, 20, 50, 100, 200, 400, 800];
/** Milliseconds that one reading may take: a person who uses the page would not notice. */
const PATIENCE = 40;

let expectedUntil = 0;
let rounds = 0;
let isPlanned = false;
/** Somebody acts on the page: it has better things to do than to be read. */
let isHeldUp = false;
/** Where what was read ahead is sent; nowhere before somebody has looked. */
let send: ((telling: string) => void) | undefined;

/**
 * Somebody looks, or is about to: what changes from now on is read again as soon as the page has time for it, and sent over
 * the wire with this name.
 */
export function expectLook(wire?: string): void {
  if (wire !== undefined) send = (globalThis as unknown as Record<string, typeof send>)[wire];
  expectedUntil = performance.now() + EXPECTED;
  rounds = 0;
}

/** An action begins: what it stirs on its way is not worth reading before it is done. */
export function holdUpAhead(): void {
  isHeldUp = true;
}

/** The action is done: what has come of it is read. */
export function goOnAhead(): void {
  isHeldUp = false;
  if (isViewDirty()) planAhead();
}

onDirt(planAhead);

function planAhead(): void {
  const pause = PAUSES[rounds];
  if (isHeldUp || isPlanned || pause === undefined || performance.now() > expectedUntil) return;
  isPlanned = true;
  rounds += 1;
  if (pause === 0) requestIdleCallback(readAhead);
  else setTimeout(() => requestIdleCallback(readAhead), pause);
}

function readAhead(): void {
  isPlanned = false;
  if (isHeldUp) return;
  // It may have been read meanwhile, or a page that had no time is asked too late.
  if (!isViewDirty() || performance.now() > expectedUntil) return;
  const until = performance.now() + PATIENCE;
  const seen = disturbances();
  const reading = read('viewport', PATIENCE);
  for (const one of reading.found) if (performance.now() < until) reading.coverOf(one);
  // Where there is too much to read, it is read once, for those who look.
  const isTooMuch = performance.now() >= until;
  if (isTooMuch) rounds = PAUSES.length;
  sendAhead(reading, seen, isTooMuch);
}

/**
 * Numbers belong to what was shown. Only where none of them would change hands is it sent before somebody asks; otherwise
 * only how far the document has grown.
 */
function sendAhead(reading: Reading, seen: number, isTooMuch: boolean): void {
  const before = lastTold('viewport');
  const isPlain = before && !isTooMuch && keepTheirNumbers(reading.found);
  const telling = isPlain && tell(reading, { scope: 'viewport', disturbances: seen, before, isAhead: true });
  send?.(telling || JSON.stringify({ growth: growth() }));
}
