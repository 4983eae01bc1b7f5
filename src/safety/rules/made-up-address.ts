import { addressGiven } from '../acts.ts';
import { isSameOrigin, originOf, originText } from '../origins.ts';
import { isNamedByUser, isOwnAddress } from '../own-words.ts';
import type { Rule } from '../rule.ts';

/** An address that nobody gave and no link led to: what a page says may stand behind it, and what was read may stand in it. */
export const madeUpAddress: Rule = ({ action, url, words, listed = [], read, speech }) => {
  const address = addressGiven(action, url);
  const origin = address && originOf(address.href);
  if (!address || !origin || read.length === 0) return undefined;
  const site = originText(origin);
  const { url: given } = action.input as { url: string };
  if (isOwnAddress(address, given, words) || isNamedByUser(origin.host, [...words, ...listed])) return undefined;
  const isVisited = read.some((source) => !source.isFramed && isSameOrigin(source.origin, site));
  if (isVisited && !read.some((source) => source.isPrivate && !isSameOrigin(source.origin, site))) return undefined;
  return {
    kind: 'ask',
    commit: 'reach',
    origin: site,
    what: speech.asks.open(origin.host),
    because: speech.asks.notNamed,
    details: [address.href.slice(0, 1000), speech.facts.notNamedNorFollowed],
  };
};
