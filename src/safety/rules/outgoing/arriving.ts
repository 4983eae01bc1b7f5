import { commitSaid } from '../../outgoing/commit-of.ts';
import { contentsOf } from '../../outgoing/contents.ts';
import type { Field } from '../../outgoing/flatten.ts';
import { lastName, nameWords } from '../../outgoing/name-words.ts';
import { worthOf } from '../../outgoing/worth.ts';
import type { Case } from '../../rule.ts';
import { isSameSite } from '../../site.ts';

/** What is longer was written by somebody. */
const LONGEST = 80;

/**
 * The page has gone to another view, and this comes after it: what a view does when it is opened. It says which one that is, or
 * when; a number of seats or a name is what a button sends that goes to another view first.
 */
export function opensView({ outgoing, wake, url }: Case): boolean {
  if (!outgoing || !wake?.hasMoved || outgoing.kind !== 'fetch' || outgoing.method.toUpperCase() === 'DELETE')
    return false;
  if (!isSameSite(outgoing.url, outgoing.from || url) || commitSaid(outgoing) !== undefined) return false;
  const { fields, isOpaque } = contentsOf(outgoing);
  if (isOpaque || fields.some(({ value }) => value.length > LONGEST) || !fields.every(saysWhich)) return false;
  const { recipients = [], amount, items = 0 } = worthOf(outgoing);
  return recipients.length === 0 && amount === undefined && items <= 1;
}

const WHICH =
  /^(?:ids?|uids?|uuids?|guid|keys?|slug|paths?|pages?|views?|viewed|open|opened|seen|read|unread|visited|route|screen|section|tab|url|href|ref|referrer|session|threads?|messages?|items?|conversations?|notifications?|articles?|topics?|channels?|rooms?|lang|locale|tz|timezone|version|v|ts|time|timestamp|at)$/;

function saysWhich({ name, value }: Field): boolean {
  const isMark = /^(?:true|false|null|\d{4}-\d\d-\d\d[T\d:.Z+-]*)?$/i.test(value);
  return isMark || nameWords(lastName(name)).some((word) => WHICH.test(word));
}
