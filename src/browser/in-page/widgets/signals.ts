import { changes } from '../changes.ts';
import { nextFrame } from '../next-frame.ts';

/** Resolves with true at the first change of the document, with false when there was none for so many milliseconds. */
export async function nextChange(milliseconds: number): Promise<boolean> {
  const before = changes();
  const began = performance.now();
  for (;;) {
    await nextFrame();
    if (changes() !== before) return true;
    if (performance.now() - began >= milliseconds) return false;
  }
}
