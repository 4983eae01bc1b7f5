/** `10.0.0.1` as the number it is. */
export function bitsOf4(address: string): bigint {
  return address.split('.').reduce((bits, part) => (bits << 8n) | BigInt(part), 0n);
}

/** `2001:db8::1` or `::ffff:10.0.0.1` as the number it is. */
export function bitsOf6(address: string): bigint {
  // The parser writes a dotted tail as two groups and leaves at most one gap.
  const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail = ''] = groups.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after].reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
}
