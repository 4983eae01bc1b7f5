import { expect, test } from 'vitest';
import { currentTotp, isTotp } from './totp.ts';

// The secret of the examples in RFC 6238: "12345678901234567890" in base 32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('codes are those of RFC 6238', () => {
  expect(currentTotp(secret, 59_000)).toBe('287082');
  expect(currentTotp(secret, 1_111_111_109_000)).toBe('081804');
  expect(currentTotp(secret, 2_000_000_000_000)).toBe('279037');
});

test('the code before still opens, an older one does not', () => {
  const now = 1_111_111_109_000;

  expect(isTotp(secret, currentTotp(secret, now - 30_000), now)).toBe(true);
  expect(isTotp(secret, currentTotp(secret, now - 60_000), now)).toBe(false);
});
