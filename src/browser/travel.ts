import { LotsmanError } from '../errors.ts';
import { arrivalWords, leave } from './arrival.ts';
import type { Workplace } from './tool.ts';

/** One step through the history of the tab. */
export async function travel(workplace: Workplace, steps: -1 | 1): Promise<string> {
  const arrival = await leave(workplace, () => workplace.tab.travel(steps));
  const direction = steps === -1 ? 'back' : 'forward';
  if (!arrival)
    throw new LotsmanError('navigation_failed', `There is no page to go ${direction} to in this tab.`, {
      hint: 'Use navigate, or a link on the page.',
    });
  return `Went ${direction} to ${arrival.url}.${arrivalWords(arrival)}`;
}
