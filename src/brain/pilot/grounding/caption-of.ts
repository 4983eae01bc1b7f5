import type { Line } from '../../../observation.ts';

/** What stands over a group of boxes: "Size" over "Small" and "Large". Nothing else may stand between it and them. */
export function captionOf(lines: readonly Line[], index: number): string {
  const own = lines[index];
  if (!own || !isOfBoxes(own)) return '';
  for (let at = index - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || line.depth !== own.depth || line.kind !== own.kind) return '';
    if (isOfBoxes(line)) continue;
    return line.parts.every((part) => typeof part === 'string') ? line.parts.join(' ') : '';
  }
  return '';
}

function isOfBoxes({ parts }: Line): boolean {
  return parts.some((part) => typeof part !== 'string' && BOXES.has(part.role));
}

const BOXES = new Set(['radio', 'checkbox', 'switch']);
