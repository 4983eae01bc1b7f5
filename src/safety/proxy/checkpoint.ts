import { within } from '../../deadline.ts';
import { reasonOf } from '../../errors.ts';
import type { Shut } from '../../speech/speech.ts';
import { type AddressKind, addressKind, hostKind } from '../address.ts';
import type { Reach } from '../origins.ts';
import type { Resolve } from './names.ts';

/** Where somebody wants to go, the host in its one spelling. */
export interface Destination {
  host: string;
  port: number;
}

/** The very addresses that were checked, to connect to and to no other; none where a proxy further on resolves the name. */
export type Passage = { kind: 'open'; addresses: readonly string[] } | Closed;

/** By us, or by the way the world is. */
export interface Closed {
  kind: 'refused' | 'failed';
  because: string;
  /** The user could open it by listing the site. */
  openable?: boolean;
  /** As a value, where it was refused by the policy. */
  why?: Shut;
}

/** How long we look for a name that the user's proxy will resolve anyway; behind some, nothing else can. */
const GLANCE = 1_500;

interface Checks {
  names: Resolve;
  /** Who knows the addresses of this host: we do, we may but the user's proxy decides, or only that proxy is to be asked. */
  resolvedBy(host: string): 'us' | 'both' | 'proxy';
  /** Ports of our own on this machine: nobody may come through the browser and press our buttons. */
  ownPorts: ReadonlySet<number>;
}

export type Judge = (kinds: readonly AddressKind[]) => Reach;

/** Checks a destination before anything leaves: its name first, so that a forbidden name is never even asked for, then its addresses. */
export function checkpoint({ names, resolvedBy, ownPorts }: Checks) {
  const oncePublic = new Set<string>();
  // The same answer is given for a while, and a page asks a hundred times.
  const known = new WeakMap<readonly string[], readonly AddressKind[]>();
  const kindsOf = (addresses: readonly string[]) => {
    const kinds = known.get(addresses) ?? addresses.map(addressKind);
    known.set(addresses, kinds);
    return kinds;
  };

  return async ({ host, port }: Destination, judge: Judge): Promise<Passage> => {
    const byName = judge([]);
    if (!byName.may) return refused(byName);

    const by = resolvedBy(host);
    if (by === 'proxy') return { kind: 'open', addresses: [] };
    const resolved = await (by === 'both' ? within(GLANCE, 'Resolving', names(host)) : names(host)).catch(
      (error: unknown) => reasonOf(error),
    );
    if (typeof resolved === 'string') {
      if (by === 'both') return { kind: 'open', addresses: [] };
      return { kind: 'failed', because: `The name ${host} could not be resolved: ${resolved}.` };
    }
    const kinds = kindsOf(resolved);
    const byAddress = judge(kinds);
    if (!byAddress.may) return refused(byAddress);
    if (kinds.length === 0) return { kind: 'failed', because: `The name ${host} stands for no address.` };

    if (kinds.includes('loopback') && ownPorts.has(port))
      return { kind: 'refused', because: `Port ${port} on this machine belongs to Lotsman itself.` };
    // A site that the user began with could otherwise turn into a machine in the user's own network, under the same name.
    if (kinds.every((kind) => kind === 'public')) oncePublic.add(host);
    else if (oncePublic.has(host) && hostKind(host) === 'name')
      return { kind: 'refused', because: `${host} was a public site and now leads into a private network.` };
    return { kind: 'open', addresses: resolved };
  };
}

function refused({ because, openable, why }: Reach & { may: false }): Closed {
  return { kind: 'refused', because, openable, ...(why ? { why } : {}) };
}
