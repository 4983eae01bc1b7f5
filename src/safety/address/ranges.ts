import { bitsOf4, bitsOf6 } from './bits.ts';

/** Where an address leads. Everything but `public` is closed to a run unless its user opened it. */
export type AddressKind = 'public' | 'loopback' | 'private' | 'link-local' | 'metadata' | 'reserved';

export interface Range {
  prefix: bigint;
  length: bigint;
  /** `carried`: an older address stands in it, this many bits from the end, and it leads wherever that one leads. */
  kind: AddressKind | 'carried';
  carriedAt: bigint;
}

/** Of IANA's special-purpose registry, with what clouds have put into it. The first that fits counts. */
export const rangesOf4: readonly Range[] = [
  // Whoever reads these gets the keys of the machine: AWS and most others, its containers, Alibaba, Oracle, Azure.
  range4('169.254.169.254/32', 'metadata'),
  range4('169.254.170.2/32', 'metadata'),
  range4('169.254.170.23/32', 'metadata'),
  range4('100.100.100.200/32', 'metadata'),
  range4('192.0.0.192/32', 'metadata'),
  range4('168.63.129.16/32', 'metadata'),
  // A connection to 0.0.0.0 arrives at this machine on Linux and macOS.
  range4('0.0.0.0/8', 'loopback'),
  range4('127.0.0.0/8', 'loopback'),
  range4('10.0.0.0/8', 'private'),
  range4('100.64.0.0/10', 'private'),
  range4('172.16.0.0/12', 'private'),
  range4('192.168.0.0/16', 'private'),
  range4('169.254.0.0/16', 'link-local'),
  range4('192.0.0.0/24', 'reserved'),
  range4('192.0.2.0/24', 'reserved'),
  range4('192.88.99.0/24', 'reserved'),
  range4('198.18.0.0/15', 'reserved'),
  range4('198.51.100.0/24', 'reserved'),
  range4('203.0.113.0/24', 'reserved'),
  range4('224.0.0.0/4', 'reserved'),
  range4('240.0.0.0/4', 'reserved'),
];

export const rangesOf6: readonly Range[] = [
  range6('fd00:ec2::254/128', 'metadata'),
  range6('fd00:ec2::23/128', 'metadata'),
  range6('fd20:ce::254/128', 'metadata'),
  range6('fe80::a9fe:a9fe/128', 'metadata'),
  range6('::/128', 'loopback'),
  range6('::1/128', 'loopback'),
  // Mapped, translated, NAT64, "compatible" and 6to4.
  range6('::ffff:0:0/96', 'carried'),
  range6('::ffff:0:0:0/96', 'carried'),
  range6('64:ff9b::/96', 'carried'),
  range6('::/96', 'carried'),
  range6('2002::/16', 'carried', 80n),
  range6('64:ff9b:1::/48', 'private'),
  range6('fc00::/7', 'private'),
  range6('fec0::/10', 'private'),
  range6('fe80::/10', 'link-local'),
  // Teredo and others that are no place of their own; documentation.
  range6('2001::/23', 'reserved'),
  range6('2001:db8::/32', 'reserved'),
  range6('3fff::/20', 'reserved'),
  // All that has been given out; what is outside has no owner.
  range6('2000::/3', 'public'),
  range6('::/0', 'reserved'),
];

function range4(range: string, kind: AddressKind): Range {
  const [address = '', length = ''] = range.split('/');
  return { prefix: bitsOf4(address) >> (32n - BigInt(length)), length: BigInt(length), kind, carriedAt: 0n };
}

function range6(range: string, kind: Range['kind'], carriedAt = 0n): Range {
  const [address = '', length = ''] = range.split('/');
  return { prefix: bitsOf6(address) >> (128n - BigInt(length)), length: BigInt(length), kind, carriedAt };
}
