import type { ElementId } from '../../observation.ts';
import type { Anatomy } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { notSet } from './control.ts';

/** A code in boxes of one character each: typed on from the first, or box by box where the focus does not move by itself. */
export async function typeCode(id: ElementId, anatomy: Anatomy, text: string, workplace: Workplace): Promise<string> {
  const { hands } = workplace;
  const code = text.replace(/[\s-]/g, '');
  const held = () => hands.ask<string | null>(id, 'heldInBoxes').catch(() => null);
  await hands.click(id);
  await hands.ask(id, 'focusBox', 0);
  await hands.keys(code);
  const spread = await held();
  if (isTaken(spread, code)) return code;
  for (const [index, character] of [...code].entries()) {
    await hands.ask(id, 'focusBox', index).catch(() => false);
    await hands.keys(character);
  }
  const now = await held();
  if (isTaken(now, code)) return code;
  throw notSet(anatomy, `"${code}"`, now ?? '');
}

/** The last character may send the form: then there are no boxes any more, or empty ones. */
function isTaken(held: string | null, code: string): boolean {
  return held === null || held === code || (held.startsWith('•') && held.length === code.length);
}
