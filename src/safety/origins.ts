import { english } from '../speech/english.ts';
import type { Shut } from '../speech/speech.ts';
import { type AddressKind, hostKind } from './address.ts';
import { isCoveredBy, isOpenedBy, type ListedSite, readListedSite } from './origins/listed-site.ts';
import { type Origin, originAt, originOf, originText } from './origins/origin.ts';

export { isSameOrigin, type Origin, originOf, originText } from './origins/origin.ts';

/** Which sites a run may reach. What the model says or a page wants never changes it. */
export interface OriginPolicy {
  /** Every public site, or only those listed. */
  read: 'public' | readonly string[];
  /** Reached in any case, also on this machine or in a private network. */
  allowed: readonly string[];
  /** Never reached, whatever else is said. */
  blocked: readonly string[];
  /** Addresses that the user began with: their sites count as allowed. */
  started: readonly string[];
  /** Where something may be changed; everywhere, when left out. The gate does not know what changes something: see rules/writes.ts. */
  write?: readonly string[];
}

/** May it be reached? If not, one sentence says why, also as a value, and whether the user could open it by listing the site. */
export type Reach = { may: true } | { may: false; because: string; openable: boolean; why?: Shut };

/** Answers for one policy. Without the kinds of addresses that a name stands for, the answer is about the name alone. */
export interface OriginGate {
  /** For an address that somebody wants to open. */
  address(address: string): Reach;
  /** For a site, with the addresses that its name turned out to stand for. */
  origin(origin: Origin, kinds?: readonly AddressKind[]): Reach;
  /** For a tunnel, of which is known only where it leads: `https:` and plain sockets both go through one. */
  tunnel(host: string, port: number, kinds?: readonly AddressKind[]): Reach & { origin: string };
}

const MAY: Reach = { may: true };

export function originGate(policy: OriginPolicy): OriginGate {
  const blocked = policy.blocked.map(readListedSite);
  // A line that is no site is told at once, also here.
  for (const site of policy.write ?? []) readListedSite(site);
  const named = [...policy.allowed, ...(policy.read === 'public' ? [] : policy.read)].map(readListedSite);
  const started = new Set(policy.started.flatMap((address) => originOf(address) ?? []).map(originText));
  const isNamed = (one: Origin) => started.has(originText(one)) || named.some((site) => isOpenedBy(one, site));

  const origin: OriginGate['origin'] = (one, kinds = []) => {
    if (isBlocked(one, blocked)) return no({ kind: 'blocked', site: originText(one) });
    if (isNamed(one)) return leaksKeys(one, kinds) ? no(closed(one, 'metadata')) : MAY;
    if (policy.read !== 'public') return no({ kind: 'unlisted', site: originText(one) }, true);
    const shut = kindsOf(one, kinds).find((kind) => kind !== 'public');
    return shut === undefined ? MAY : no(closed(one, shut), shut !== 'metadata');
  };

  return {
    origin,

    address(address) {
      if (address === 'about:blank' || address === 'about:srcdoc') return MAY;
      // What a page made by itself belongs to that page's site.
      const meant = address.replace(/^blob:(?=https?:)/i, '');
      const one = originOf(meant);
      return one ? origin(one) : no(notForTheWeb(address));
    },

    tunnel(host, port, kinds) {
      const meanings = (['https', 'http'] as const).flatMap((scheme) => originAt(scheme, host, port) ?? []);
      const judged = meanings.map((one) => ({ ...origin(one, kinds), origin: originText(one) }));
      const usual = judged[port === 80 ? 1 : 0] ?? { ...no({ kind: 'no host' }), origin: 'nowhere' };
      const barred = meanings.some((one) => isBlocked(one, blocked));
      return (barred ? judged.find(({ may }) => !may) : judged.find(({ may }) => may)) ?? usual;
    },
  };
}

function isBlocked(origin: Origin, blocked: readonly ListedSite[]): boolean {
  return blocked.some((site) => isCoveredBy(origin, site));
}

/** Where a machine gets its keys is opened only to those who wrote that very address, never through a name that leads to it. */
function leaksKeys({ host }: Origin, kinds: readonly AddressKind[]): boolean {
  return kinds.includes('metadata') && hostKind(host) !== 'metadata';
}

function kindsOf({ host }: Origin, resolved: readonly AddressKind[]): readonly AddressKind[] {
  const own = hostKind(host);
  if (own === 'name') return resolved;
  return [own === 'malformed' ? 'reserved' : own, ...resolved];
}

function closed(origin: Origin, place: AddressKind): Shut {
  return { kind: 'closed', site: originText(origin), place };
}

function notForTheWeb(address: string): Shut {
  const scheme = /^\s*([a-z][a-z0-9+.-]*:)/i.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined || SCHEMES_OF_THE_WEB.test(scheme) ? { kind: 'no address' } : { kind: 'scheme', scheme };
}

const SCHEMES_OF_THE_WEB = /^(?:https?|wss?):$/;

function no(why: Shut, openable = false): Reach & { may: false } {
  return { may: false, because: english.shut(why), openable, why };
}
