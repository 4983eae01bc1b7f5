import type { Permission } from '../../safety/grants.ts';
import { originOf, originText } from '../../safety/origins.ts';
import { isNamedByUser } from '../../safety/own-words.ts';
import type { Speech } from '../../speech/speech.ts';
import type { Need } from './planner.ts';

/**
 * What the plan says has to be allowed, as permissions that one signature can give. Only on sites that the user has named, only as
 * often as it says, and no payment without a sum.
 */
export function sheetOf(needs: readonly Need[], words: readonly string[]): Permission[] {
  return needs.flatMap(({ effect, site, count, amount, recipients }) => {
    const origin = originOf(site);
    if (!origin || !isNamedByUser(origin.host, words) || (effect === 'pay' && amount === undefined)) return [];
    const limits = {
      count,
      ...(amount === undefined ? {} : { amount }),
      ...(recipients.length === 0 ? {} : { recipients }),
    };
    return [{ effect, origin: originText(origin), limits, uses: 0 }];
  });
}

/** One line of the sheet, for the person who signs it. */
export function sheetLine({ effect, origin, limits = {} }: Permission, { asks }: Speech): string {
  const { count = 1, amount, recipients } = limits;
  return asks.toSign({ effect, origin, count, amount, recipients });
}
