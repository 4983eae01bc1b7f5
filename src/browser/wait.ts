import type { ElementId } from '../observation.ts';
import { inPlace, type Place } from './place.ts';
import type { Workplace } from './tool.ts';

/** How an element came out of a wait. */
export type Fate = 'gone' | 'changed' | 'same';

/** Waits until some document of the page shows a text, or until none does any more; over navigations, too. */
export async function waitForText(
  { eyes, tab, signal }: Workplace,
  text: string,
  gone: boolean,
  milliseconds: number,
): Promise<boolean> {
  const until = performance.now() + milliseconds;
  const world = await eyes.world();
  while (!tab.isGone && performance.now() < until) {
    await world.meetForeignFrames();
    const main = await world.main();
    const places = world.places;
    const asked = places.map((place) => {
      const left = Math.max(1, Math.round(until - performance.now()));
      return inPlace<boolean>(place, `lotsman.untilText(${JSON.stringify(text)}, ${gone}, ${left})`);
    });
    try {
      const answers = asked.map((answer, index) =>
        answer.catch((error) => (places[index] === main ? raise(error) : gone)),
      );
      return await aborted(signal, gone ? allTrue(answers) : anyTrue(answers));
    } catch {
      signal.throwIfAborted();
      // The document went away while it was asked: the next one is.
    } finally {
      for (const place of places) void stop(place);
    }
  }
  return false;
}

/** Waits until an element is gone, or no longer what it was. A document that is left takes its elements with it. */
export async function waitForElement(
  { eyes, signal }: Workplace,
  id: ElementId,
  gone: boolean,
  milliseconds: number,
): Promise<Fate> {
  const { place, local } = eyes.seen(id);
  const asked = inPlace<Fate>(place, `lotsman.untilElement(${local}, ${gone}, ${Math.round(milliseconds)})`);
  try {
    return await aborted(signal, asked);
  } catch {
    signal.throwIfAborted();
    return 'gone';
  } finally {
    void stop(place);
  }
}

/** Waits until some document of the page is no longer as it was, and has come to rest again. Another page is a change, too. */
export async function waitForChange({ eyes, signal }: Workplace, milliseconds: number): Promise<boolean> {
  const world = await eyes.world();
  await world.meetForeignFrames();
  const asked = world.places.map(async (place) => {
    const news = await inPlace<number[]>(
      place,
      `lotsman.rest({ first: ${Math.round(milliseconds)}, anew: true })`,
    ).catch(() => [0]);
    return news.length > 0;
  });
  return aborted(signal, anyTrue(asked));
}

function stop(place: Place): Promise<void> {
  return inPlace<void>(place, 'lotsman.stopWaiting()').catch(() => {});
}

async function allTrue(answers: readonly Promise<boolean>[]): Promise<boolean> {
  return (await Promise.all(answers)).every(Boolean);
}

/** The first that is true, or false when all are not. */
function anyTrue(answers: readonly Promise<boolean>[]): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  for (const answer of answers) answer.then((one) => one && resolve(true), reject);
  Promise.all(answers).then(() => resolve(false), reject);
  return promise;
}

function aborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}

function raise(error: unknown): never {
  throw error;
}
