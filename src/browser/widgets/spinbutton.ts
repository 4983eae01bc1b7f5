import type { ElementId } from '../../observation.ts';
import type { Anatomy } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';
import { notSet } from './control.ts';
import { readNumber } from './numbers.ts';
import { moveTo, stepTo } from './slider.ts';

/** A number that is typed, or stepped to where nothing can be typed. */
export async function setNumber(id: ElementId, anatomy: Anatomy, value: string, workplace: Workplace): Promise<string> {
  const wanted = readNumber(value);
  if (!anatomy.takesText)
    return wanted === undefined
      ? stepTo(id, anatomy, value, workplace)
      : stepOrName(id, anatomy, wanted, value, workplace);
  const { hands } = workplace;
  const held = await hands.type(id, wanted === undefined ? value : String(wanted));
  if (readNumber(held) === wanted && wanted !== undefined) return held;
  // A field that listens only to its keys and buttons.
  if (anatomy.role === 'spinbutton' && wanted !== undefined) return moveTo(id, anatomy, wanted, workplace);
  throw notSet(anatomy, `"${value}"`, held);
}

/** What a spinbutton shows and what it counts may be two numbers: a year is 2026 and also the sixth of a list. */
function stepOrName(
  id: ElementId,
  anatomy: Anatomy,
  wanted: number,
  value: string,
  workplace: Workplace,
): Promise<string> {
  const { scale } = anatomy;
  const isOnScale = scale === undefined || (wanted >= scale.min && wanted <= scale.max);
  return isOnScale ? moveTo(id, anatomy, wanted, workplace) : stepTo(id, anatomy, value, workplace);
}
