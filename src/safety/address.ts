import { isIP } from 'node:net';
import { bitsOf4, bitsOf6 } from './address/bits.ts';
import { type AddressKind, rangesOf4, rangesOf6 } from './address/ranges.ts';

export type { AddressKind } from './address/ranges.ts';

/** What a host tells of itself: an address of some kind, a name that has to be resolved first, or nothing to connect to. */
export type HostKind = AddressKind | 'name' | 'malformed';

/** Names by which clouds offer a machine its own keys. */
const METADATA_NAMES = new Set(['metadata', 'metadata.google.internal', 'instance-data', 'instance-data.ec2.internal']);

/** Classifies what stands between `//` and the port of an address, however it is written. */
export function hostKind(host: string): HostKind {
  const name = canonicalHost(host);
  if (name === undefined) return 'malformed';
  const address = withoutBrackets(name);
  if (isIP(address) !== 0) return addressKind(address);
  if (name === 'localhost' || name.endsWith('.localhost')) return 'loopback';
  return METADATA_NAMES.has(name) ? 'metadata' : 'name';
}

/** Classifies an address in the usual notation, as a resolver returns it. What is no address is `reserved`: closed. */
export function addressKind(address: string): AddressKind {
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) === 4) return kindOf4(bitsOf4(bare));
  return isIP(bare) === 6 ? kindOf6(bitsOf6(bare)) : 'reserved';
}

/**
 * The one spelling of a host by which it can be compared. The parser is the one the web has agreed on, so `0x7f.1`,
 * `2130706433`, `１２７.0.0.1` and `LOCALHOST.` become what a browser would make of them.
 */
export function canonicalHost(host: string): string | undefined {
  const bare = withoutBrackets(host);
  const literal = isIP(bare) === 6;
  // What ends a host inside an address would leave the rest of it unread, and a colon begins a port.
  if (!literal && /[/\\?#@:[\]]|\p{White_Space}|\p{Cc}/u.test(host)) return undefined;
  const address = URL.parse(`http://${literal ? `[${bare.replace(/%.*$/, '')}]` : host}/`);
  // A full stop at the end means the same name.
  const name = address?.hostname.replace(/\.$/, '');
  return name?.split('.').includes('') ? undefined : name;
}

function kindOf4(bits: bigint): AddressKind {
  const range = rangesOf4.find(({ prefix, length }) => bits >> (32n - length) === prefix);
  return range === undefined || range.kind === 'carried' ? 'public' : range.kind;
}

function kindOf6(bits: bigint): AddressKind {
  const range = rangesOf6.find(({ prefix, length }) => bits >> (128n - length) === prefix);
  if (range?.kind === 'carried') return kindOf4((bits >> range.carriedAt) & 0xffff_ffffn);
  return range?.kind ?? 'reserved';
}

function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}
