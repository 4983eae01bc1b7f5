import { createHash } from 'node:crypto';
import type { Observation } from './observation.ts';

/** The page in short: the same for two looks that show the same, whatever the numbers are and wherever the focus is. */
export function printOf({ url, lines, onTop = '' }: Observation): string {
  const hash = createHash('sha256').update(`${url}\n${onTop}\n`);
  for (const { parts } of lines)
    for (const part of parts) {
      if (typeof part === 'string') hash.update(`${part}\n`);
      else {
        const states = part.states.filter((state) => state !== 'focused').join();
        hash.update(`${part.role} ${part.name} ${part.value ?? ''} ${states}\n`);
      }
    }
  return hash.digest('base64url').slice(0, 16);
}
