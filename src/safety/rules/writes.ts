import type { Outgoing } from '../../outgoing.ts';
import { isOpenedBy, readListedSite } from '../origins/listed-site.ts';
import { originOf, originText } from '../origins.ts';
import { ABOUT_PLACES, type Ask, type Case, type Rule } from '../rule.ts';
import { authorises } from './authorises.ts';
import { cardTyped } from './card-typed.ts';
import { changingLink } from './changing-link.ts';
import { goesTo } from './goes-to.ts';
import { isTheirOwn } from './outgoing/sends.ts';
import { saysSo } from './says-so.ts';
import { sendsForm } from './sends-form.ts';

/** Where the user has said on which sites something may be changed, nothing is changed anywhere else, and nobody is asked. */
export const writes: Rule = (judged) => {
  const { writable, speech } = judged;
  const to = writable && destinationOf(judged);
  if (!writable || to === undefined || isListed(to, writable)) return undefined;
  const site = originOf(to);
  return { kind: 'deny', because: speech.refusals.notWritable(site && originText(site)) };
};

/** The rules that know before an act that it would change something. */
const KNOW: readonly Rule[] = [authorises, cardTyped, sendsForm, saysSo, changingLink, goesTo];

/** Where something would be changed; nothing when nothing would. */
function destinationOf(judged: Case): string | undefined {
  const { outgoing, foresight, url } = judged;
  if (outgoing) return wouldChange(judged, outgoing) ? outgoing.url : undefined;
  const asked = KNOW.map((rule) => rule(judged)).find((one): one is Ask => one?.kind === 'ask');
  return asked && !ABOUT_PLACES.has(asked.commit ?? 'other')
    ? (asked.origin ?? foresight.submits?.to ?? url)
    : undefined;
}

function wouldChange(judged: Case, outgoing: Outgoing): boolean {
  return outgoing.kind === 'payment' || !isTheirOwn(judged, outgoing);
}

function isListed(address: string, sites: readonly string[]): boolean {
  const origin = originOf(address);
  return origin !== undefined && sites.some((site) => isOpenedBy(origin, readListedSite(site)));
}
