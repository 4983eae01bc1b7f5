import type { Control, Observation } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { alike } from '../words/alike.ts';

/** "click their address": what stands right after the label that says so, where just one does. */
export function afterLabel({ lines }: Observation, { words, kind, ordinal, like }: Phrase): Control | undefined {
  const names = words !== '' ? [words] : kind === 'message' ? ['email'] : [];
  if (names.length === 0 || ordinal !== undefined || like) return undefined;
  const found = lines.flatMap(({ parts }) =>
    parts.flatMap((part, at) => {
      const next = parts[at + 1];
      const isLabel = typeof part === 'string' && /:\s*$/.test(part);
      const label = isLabel ? part.replace(/[:\s]+$/, '') : '';
      const isMeant = label !== '' && names.some((name) => alike(name, label) >= SAME);
      return isMeant && next !== undefined && typeof next !== 'string' ? [next] : [];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}

const SAME = 0.85;
