import { describe, expect, test } from 'vitest';
import { codeAt, readTotp } from './totp.ts';

/** The secrets of RFC 6238's appendix B, which are these ASCII digits over and over. */
const SECRETS = {
  sha1: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  sha256: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA',
  sha512: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNA',
} as const;

describe('codes are those of RFC 6238', () => {
  test.each([
    [59, '94287082', '46119246', '90693936'],
    [1_111_111_109, '07081804', '68084774', '25091201'],
    [1_111_111_111, '14050471', '67062674', '99943326'],
    [1_234_567_890, '89005924', '91819424', '93441116'],
    [2_000_000_000, '69279037', '90698825', '38618901'],
    [20_000_000_000, '65353130', '77737706', '47863826'],
  ])('at %i seconds', (seconds, ...codes) => {
    const made = (['sha1', 'sha256', 'sha512'] as const).map((algorithm) =>
      codeAt({ secret: SECRETS[algorithm], algorithm, digits: 8, period: 30 }, seconds * 1000),
    );

    expect(made).toEqual(codes);
  });
});

test('a secret is read from the address behind a QR code, or as people copy it', () => {
  const usual = { algorithm: 'sha1', digits: 6, period: 30 };

  expect(readTotp(' jbsw y3dp-ehpk 3pxp jbsw y3dp \n')).toEqual({ ...usual, secret: 'jbsw y3dp-ehpk 3pxp jbsw y3dp' });
  expect(readTotp('otpauth://totp/Mail:ada?secret=JBSWY3DPEHPK3PXP&issuer=Mail')).toEqual({
    ...usual,
    secret: 'JBSWY3DPEHPK3PXP',
  });
  expect(readTotp('otpauth://totp/x?secret=JBSWY3DPEHPK3PXP&algorithm=SHA256&digits=8&period=60')).toEqual({
    secret: 'JBSWY3DPEHPK3PXP',
    algorithm: 'sha256',
    digits: 8,
    period: 60,
  });
});

test.each([
  '',
  'hunter2!',
  'JBSW',
  'otpauth://hotp/x?secret=JBSWY3DPEHPK3PXP&counter=1',
  'otpauth://totp/x?digits=6',
  'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP&algorithm=md5',
  'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP&period=0',
])('"%s" makes no codes, and is not repeated in the complaint', (given) => {
  expect(() => readTotp(given)).toThrow(/^That is no secret for one-time codes\.$/);
});
