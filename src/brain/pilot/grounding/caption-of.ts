import type { Line } from '../../../observation.ts';

/**
 * What stands over a group of boxes: "Size" over "Small" and "Large". Nothing else may stand between it and them. Over things that
 * are only pressed it is a word or two, and they stand beside each other.
 */
export function captionOf(lines: readonly Line[], index: number): string {
  const own = lines[index];
  if (!own) return '';
  if (isOfChoices(own)) return shortOver(lines[index - 1], own);
  if (!isOfBoxes(own)) return '';
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

/** Several of one kind, and nothing else. */
function isOfChoices({ parts }: Line): boolean {
  const [first, ...others] = parts;
  const isPressed = typeof first === 'object' && PRESSED.has(first.role);
  return isPressed && others.length > 0 && others.every((one) => typeof one === 'object' && one.role === first.role);
}

function shortOver(above: Line | undefined, { kind, depth }: Line): string {
  if (above?.kind !== kind || above.depth !== depth || above.parts.some((part) => typeof part !== 'string')) return '';
  const words = above.parts.join(' ').trim();
  return words.split(/\s+/).length <= LONGEST ? words : '';
}

const LONGEST = 3;
const PRESSED = new Set(['clickable', 'button']);
const BOXES = new Set(['radio', 'checkbox', 'switch']);
