import { isViewDirty, onDirt } from './dirt.ts';
import { disturbances } from './disturbances.ts';
import { type Reading, read } from './reading.ts';
import { posture } from './telling.ts';
import { allAgree, callWitnesses } from './witnesses.ts';

/** How long reading all of a page that has just loaded may take: one that takes longer is read when somebody asks. */
const PATIENCE = 100;
/** Milliseconds in which nothing happens and nobody looks: reading must not be in anybody's way. */
const CALM = 100;
/** So often is a page tried that does not come to rest. */
const TRIES = 3;

let ready: { reading: Reading; isStill: () => boolean } | undefined;
let tries = 0;
let planned = 0;
let idle = 0;

/** Somebody who looks at whole pages has come to this one: it is read as soon as it has time for it. */
export function expectWhole(): void {
  tries = TRIES;
  postponeWhole();
}

/** The whole page as it was read ahead, where it is still what it was. */
export function takeWholeAhead(): Reading | undefined {
  letItBe();
  tries = 0;
  const taken = ready;
  ready = undefined;
  return taken?.isStill() ? taken.reading : undefined;
}

onDirt(() => {
  ready = undefined;
  postponeWhole();
});

/** Somebody is busy with the page. */
export function postponeWhole(): void {
  letItBe();
  if (tries === 0 || ready) return;
  planned = window.setTimeout(() => {
    idle = requestIdleCallback(readWhole);
  }, CALM);
}

function letItBe(): void {
  clearTimeout(planned);
  cancelIdleCallback(idle);
}

function readWhole(): void {
  tries -= 1;
  // What is in view comes first.
  if (isViewDirty()) {
    postponeWhole();
    return;
  }
  const seen = disturbances();
  const stance = posture();
  const reading = read('page', PATIENCE);
  if (reading.isLate) {
    tries = 0;
    return;
  }
  const witnesses = callWitnesses(reading.found, reading.texts);
  ready = { reading, isStill: stillness(seen, stance, witnesses) };
}

/** Made apart: a function made in there would keep the reading before alive. */
function stillness(seen: number, stance: string, witnesses: Parameters<typeof allAgree>[0]): () => boolean {
  return () => disturbances() === seen && posture() === stance && allAgree(witnesses);
}
