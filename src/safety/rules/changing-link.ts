import { addressGiven, pressesEnter } from '../acts.ts';
import { nameWords, pathSegments } from '../outgoing/name-words.ts';
import { commitInProgram } from '../outgoing/program-words.ts';
import { isOwnAddress } from '../own-words.ts';
import type { Case, Rule } from '../rule.ts';

const CHANGES = new Set(
  'delete remove destroy trash erase purge discard unsubscribe confirm approve accept reject decline revoke cancel logout signout vote upvote downvote deactivate activate disable allow grant follow unfollow like repost'.split(
    ' ',
  ),
);
/** What stands beside such a word when it is about something else: a filter that is taken away, where to go on afterwards. */
const ELSE = new Set('filter filters facet facets refinement how utm url uri language lang label'.split(' '));

const VERBS = /^(?:action|act|op|do|cmd|command|method|task|mode|event)$/i;

/** A link should only lead somewhere. Some do more, and the address of some says so. */
export const changingLink: Rule = (facts) => {
  const address = addressOf(facts);
  const word = address && changeIn(address);
  if (word === undefined) return undefined;
  const { asks } = facts.speech;
  return {
    kind: 'ask',
    commit: commitInProgram([word]) ?? 'submit',
    origin: address?.origin ?? '',
    what: asks.openLinkSaying(word),
    because: asks.mayChange,
    details: [address?.href.slice(0, 1000) ?? ''],
  };
};

function addressOf({ action, foresight: { leadsTo, target }, url, words }: Case): URL | undefined {
  const given = addressGiven(action, url);
  if (given) return isOwnAddress(given, String((action.input as { url: string }).url), words) ? undefined : given;
  const isFollowed =
    action.tool === 'click' || action.tool === 'click_at' || (pressesEnter(action) && target?.role === 'link');
  return isFollowed && leadsTo !== undefined ? (URL.parse(leadsTo) ?? undefined) : undefined;
}

function changeIn(address: URL): string | undefined {
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return undefined;
  const segments = pathSegments(address.href).map(nameWords);
  const last = (segments.at(-1) ?? []).join('');
  if (/^(?:logout|signout|logoff)$/.test(last)) return last;
  if (address.search.length <= 1) return undefined;
  const isSum = [...address.searchParams.keys()].some((name) => /^(?:amount|sum|total)$/i.test(name));
  const pays = isSum && segments.flat().find((word) => commitInProgram([word]) === 'pay');
  if (pays) return pays;
  const params = [...address.searchParams].flatMap(([name, value]) => [
    nameWords(name),
    ...(VERBS.test(name) ? [nameWords(value)] : []),
  ]);
  // The title of an article may hold such a word among many; a door is named in two or three.
  const doors = [...segments, ...params].filter((words) => words.length <= 3 && !words.some((word) => ELSE.has(word)));
  return doors.flat().find((word) => CHANGES.has(word));
}
