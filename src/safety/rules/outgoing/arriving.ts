import { commitSaid } from '../../outgoing/commit-of.ts';
import { contentsOf } from '../../outgoing/contents.ts';
import { worthOf } from '../../outgoing/worth.ts';
import { isSameSite } from '../../site.ts';
import type { Facts } from '../../verdict.ts';

/** What is longer was written by somebody. */
const LONGEST = 80;

/**
 * The page has gone to another view, and this comes after it: what a view does when it is opened. What a button does comes
 * before the page goes on. Whatever says that it changes more than that is not taken for it.
 */
export function opensView({ outgoing, wake, url }: Facts): boolean {
  if (!outgoing || !wake?.hasMoved || outgoing.kind !== 'fetch' || outgoing.method.toUpperCase() === 'DELETE')
    return false;
  if (!isSameSite(outgoing.url, outgoing.from || url) || commitSaid(outgoing) !== undefined) return false;
  const { fields, isOpaque } = contentsOf(outgoing);
  if (isOpaque || fields.some(({ value }) => value.length > LONGEST)) return false;
  const { recipients = [], amount, items = 0 } = worthOf(outgoing);
  return recipients.length === 0 && amount === undefined && items <= 1;
}
