import { controlsOf, wordsIn } from '../browser/text/parts.ts';
import type { Observation } from '../observation.ts';
import { addressesIn } from '../safety/outgoing/recipients.ts';
import type { Scene } from '../safety/rule.ts';
import { largestSum } from '../safety/sums.ts';

/** What an act on this page would be about, as far as the page shows it. */
export function sceneOf({ url, lines }: Observation, stakes: readonly string[]): Scene {
  const fields = lines
    .flatMap(controlsOf)
    .filter(({ value = '', states }) => value !== '' || states.includes('checked'))
    .map(({ role, name, value, states }) => [role, name, value, states.includes('checked')]);
  const sum = largestSum(lines.map(wordsIn).join('\n'));
  return { url, fields, recipients: addressesIn(stakes.join('\n')), ...(sum === undefined ? {} : { sum }) };
}
