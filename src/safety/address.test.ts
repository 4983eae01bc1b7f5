import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKind, canonicalHost, hostKind } from './address.ts';

test.each([
  ['example.com', 'name'],
  ['93.184.215.14', 'public'],
  ['[2606:4700::1111]', 'public'],
  ['localhost', 'loopback'],
  ['LOCALHOST.', 'loopback'],
  ['mail.localhost', 'loopback'],
  ['127.0.0.1', 'loopback'],
  ['127.1', 'loopback'],
  ['127.0.0.1.', 'loopback'],
  ['2130706433', 'loopback'],
  ['0x7f000001', 'loopback'],
  ['0177.0.0.01', 'loopback'],
  ['0x7f.0x0.0x0.0x1', 'loopback'],
  ['１２７.0.0.1', 'loopback'],
  ['127。0。0。1', 'loopback'],
  ['%31%32%37.0.0.1', 'loopback'],
  ['①②⑦.0.0.1', 'loopback'],
  ['0.0.0.0', 'loopback'],
  ['0', 'loopback'],
  ['[::1]', 'loopback'],
  ['[::]', 'loopback'],
  ['[::ffff:127.0.0.1]', 'loopback'],
  ['[::ffff:7f00:1]', 'loopback'],
  ['[::127.0.0.1]', 'loopback'],
  ['[::ffff:0:127.0.0.1]', 'loopback'],
  ['[64:ff9b::127.0.0.1]', 'loopback'],
  ['[2002:7f00:1::]', 'loopback'],
  ['[64:ff9b::8.8.8.8]', 'public'],
  ['10.1.2.3', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.1', 'public'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'private'],
  ['[fd12::1]', 'private'],
  ['[fec0::1]', 'private'],
  ['[64:ff9b:1::1]', 'private'],
  ['169.254.1.1', 'link-local'],
  ['[fe80::1]', 'link-local'],
  ['[fe80::1%eth0]', 'link-local'],
  ['169.254.169.254', 'metadata'],
  ['2852039166', 'metadata'],
  ['[::ffff:a9fe:a9fe]', 'metadata'],
  ['[2002:a9fe:a9fe::1]', 'metadata'],
  ['[fd00:ec2::254]', 'metadata'],
  ['168.63.129.16', 'metadata'],
  ['Metadata.Google.Internal.', 'metadata'],
  ['224.0.0.1', 'reserved'],
  ['255.255.255.255', 'reserved'],
  ['[ff02::1]', 'reserved'],
  ['[2001:db8::1]', 'reserved'],
  ['[2001:0:1::1]', 'reserved'],
  ['[4000::1]', 'reserved'],
  ['', 'malformed'],
  ['a..b', 'malformed'],
  ['.', 'malformed'],
  ['good.example@evil.example', 'malformed'],
  ['good.example/evil', 'malformed'],
  ['good.example:80', 'malformed'],
  ['[::1', 'malformed'],
  ['256.256.256.256', 'malformed'],
  ['a b', 'malformed'],
])('%s is %s', (host, kind) => {
  expect(hostKind(host)).toBe(kind);
});

test('a name in another script is compared in the form in which it is asked for', () => {
  expect(canonicalHost('Bücher.example')).toBe('xn--bcher-kva.example');
  expect(canonicalHost('BÜCHER.example.')).toBe('xn--bcher-kva.example');
  // The first letter is Cyrillic.
  expect(canonicalHost('аpple.example')).not.toBe(canonicalHost('apple.example'));
});

const NUMBER_OF_RUNS = { numRuns: 10_000 };
const octet = fc.integer({ min: 0, max: 255 });
const anyAddress = fc.tuple(octet, octet, octet, octet);
const closedAddress = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
  fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
  fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
  fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
);

type Octets = [number, number, number, number];
const asNumber = ([a, b, c, d]: Octets) => ((a * 256 + b) * 256 + c) * 256 + d;
const hex = (octets: number[]) => octets.map((one) => one.toString(16).padStart(2, '0')).join('');
const groups = ([a, b, c, d]: Octets) => `${hex([a, b])}:${hex([c, d])}`;

/** Every way to write one address that browsers and systems understand. */
const spellings: ((address: Octets) => string)[] = [
  (address) => address.join('.'),
  (address) => `${address.join('.')}.`,
  (address) => String(asNumber(address)),
  (address) => `0x${asNumber(address).toString(16)}`,
  (address) => `0${asNumber(address).toString(8)}`,
  ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  (address) => address.map((one) => `0x${one.toString(16)}`).join('.'),
  (address) => address.map((one) => `0${one.toString(8)}`).join('.'),
  (address) => address.join('.').replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (address) => address.join('.').replace(/\d/g, (digit) => `%3${digit}`),
  (address) => address.join('。'),
  (address) => `[::ffff:${address.join('.')}]`,
  (address) => `[::FFFF:${groups(address).toUpperCase()}]`,
  (address) => `[0:0:0:0:0:ffff:${groups(address)}]`,
  (address) => `[::ffff:0:${groups(address)}]`,
  (address) => `[64:ff9b::${groups(address)}]`,
  (address) => `[2002:${groups(address)}::1]`,
];

test('an address is of the same kind in every spelling', () => {
  const anywhere = fc.oneof(anyAddress, closedAddress);
  fc.assert(
    fc.property(anywhere, fc.constantFrom(...spellings), (address, spell) => {
      expect(hostKind(spell(address))).toBe(addressKind(address.join('.')));
    }),
    NUMBER_OF_RUNS,
  );
});

test('no spelling makes a closed address public', () => {
  fc.assert(
    fc.property(closedAddress, fc.constantFrom(...spellings), (address, spell) => {
      expect(hostKind(spell(address))).not.toBe('public');
      expect(hostKind(spell(address))).not.toBe('name');
    }),
    NUMBER_OF_RUNS,
  );
});

test('any text is classified without a stumble, and what counts as a name is one a resolver could be asked for', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.domain(), fc.ipV6(), fc.webAuthority()), (host) => {
      const kind = hostKind(host);
      if (kind !== 'name') return;
      const name = canonicalHost(host) ?? '';
      expect(name).not.toMatch(/[^\x21-\x7e]|[/\\?#@:[\]%]/);
      expect(hostKind(name)).toBe('name');
      expect(canonicalHost(name)).toBe(name);
    }),
    NUMBER_OF_RUNS,
  );
});

test('of the newest addresses only those that have been given out are public', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const first = Number.parseInt(address.startsWith(':') ? '0' : address, 16);
      const given = first >= 0x2000 && first <= 0x3fff;
      const carrying = first === 0 || first === 0x64;
      expect(addressKind(address) !== 'public' || given || carrying).toBe(true);
    }),
    NUMBER_OF_RUNS,
  );
});
