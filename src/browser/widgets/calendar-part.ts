import { isLotsmanError } from '../../errors.ts';
import type { ElementId } from '../../observation.ts';
import type { Calendar } from '../anatomy.ts';
import type { Workplace } from '../tool.ts';

/** Presses a part of a calendar. What only listens is known as such a moment after it was drawn: then it is looked for once more. */
export async function pressPart(
  id: ElementId,
  part: number,
  { hands }: Workplace,
  sameIn: (calendar: Calendar) => { part: number } | undefined,
): Promise<void> {
  try {
    await hands.click({ of: id, part });
  } catch (error) {
    if (!isLotsmanError(error) || error.code !== 'stale_id') throw error;
    const calendar = await hands.ask<Calendar | null>(id, 'calendar');
    const again = calendar ? sameIn(calendar) : undefined;
    if (!again) throw error;
    await hands.click({ of: id, part: again.part });
  }
}
