import type { Control, Line } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { isNew, type Situation } from '../situation.ts';

/**
 * "The link “Tides” in the sections", «в одной из вкладок»: somebody says that it is behind one of several, which home-made pages do not
 * call sections or tabs. What stands in a row and is nothing but things to press are those.
 */
export function partByPart(situation: Situation, { place }: Phrase): readonly Control[] {
  const what = place?.what;
  if (!what?.isAny || what.ordinal !== undefined || what.like || what.best) return [];
  const strips = situation.page.lines.flatMap((line) => (isStrip(line) ? (line.parts as readonly Control[]) : []));
  // What came when one of them was opened is what it holds.
  const known = strips.filter((control) => !isNew(situation, control));
  return known.filter(({ role }) => known.filter((other) => other.role === role).length > 1);
}

function isStrip({ parts }: Line): boolean {
  return parts.length > 0 && parts.every((part) => typeof part !== 'string' && PRESSED.has(part.role) && isShort(part));
}

function isShort({ name }: Control): boolean {
  return name !== '' && name.length <= LONGEST;
}

const LONGEST = 40;
const PRESSED = new Set(['tab', 'listitem', 'clickable', 'focusable', 'treeitem']);
