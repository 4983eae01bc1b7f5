import { changes } from '../changes.ts';

/** Resolves with true at the first change of the document, with false when there was none for so many milliseconds. */
export async function nextChange(milliseconds: number): Promise<boolean> {
  const before = changes();
  const began = performance.now();
  for (;;) {
    await frame();
    if (changes() !== before) return true;
    if (performance.now() - began >= milliseconds) return false;
  }
}

function frame(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => resolve());
  // A hidden tab draws no frames.
  setTimeout(resolve, 50);
  return promise;
}
