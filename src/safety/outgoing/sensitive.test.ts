import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleForm } from '../../../test/outgoings.ts';
import { cardNumbersIn, isCardNumber, passesLuhn } from './card-number.ts';
import { ibansIn, isIban } from './iban.ts';
import { sensitiveIn } from './worth.ts';

const ALL = { numRuns: 10_000 };
const digit = fc.constantFrom(...'0123456789');
const digits = (length: number) => fc.string({ unit: digit, minLength: length, maxLength: length });

function withCheckDigit(start: string): string {
  return [...'0123456789'].map((last) => start + last).find(passesLuhn) ?? '';
}

const issued = fc.oneof(
  fc.tuple(fc.constant('4'), fc.constantFrom(13, 16, 19)),
  fc.tuple(fc.constantFrom('51', '55', '2221', '2720', '2500'), fc.constant(16)),
  fc.tuple(fc.constantFrom('34', '37'), fc.constant(15)),
  fc.tuple(fc.constantFrom('36', '38', '300'), fc.constant(14)),
  fc.tuple(fc.constantFrom('3530', '6011', '2200', '62', '65'), fc.constantFrom(16, 19)),
  fc.tuple(fc.constantFrom('50', '67', '58'), fc.constantFrom(13, 16, 18)),
);
const card = issued.chain(([begins, length]) =>
  digits(length - begins.length - 1)
    .map((middle) => withCheckDigit(begins + middle))
    .filter((number) => !/^(\d)\1+$/.test(number)),
);
const between = fc.constantFrom('', ' ', '-', '\u00a0');

describe('a card', () => {
  test('is recognised in any grouping, alone and among words', () => {
    fc.assert(
      fc.property(card, between, fc.integer({ min: 2, max: 6 }), (number, gap, size) => {
        const written = number.match(new RegExp(`\\d{1,${size}}`, 'g'))?.join(gap) ?? '';

        expect(isCardNumber(written)).toBe(true);
        expect(cardNumbersIn(`my card: ${written}, thanks`)).toEqual([written]);
      }),
      ALL,
    );
  });

  test('is none with one digit wrong', () => {
    fc.assert(
      fc.property(card, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const at = place % number.length;
        const wrong = (Number(number[at]) + by) % 10;

        expect(isCardNumber(`${number.slice(0, at)}${wrong}${number.slice(at + 1)}`)).toBe(false);
      }),
      ALL,
    );
  });

  test('is never a moment, in seconds, milliseconds or microseconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000_000, max: 1_999_999_999_999 }), (moment) => {
        expect(isCardNumber(String(moment))).toBe(false);
        expect(isCardNumber(`${moment}000`)).toBe(false);
      }),
      ALL,
    );
  });

  test.each([
    '0000000000000000',
    '1234567890123452',
    '4111111111111112',
    '9780306406157',
    '411111111111',
    '4111x1111y1111z1111',
  ])('is not %s', (text) => {
    expect(isCardNumber(text)).toBe(false);
  });

  test('is not seen in the number of a thing', () => {
    expect(sensitiveIn(sampleForm('https://a.example/', { product_id: '4111111111111111' })).card).toBe(false);
    expect(sensitiveIn(sampleForm('https://a.example/', { card_id: '4111111111111111' })).card).toBe(true);
    expect(sensitiveIn(sampleForm('https://a.example/', { f7: '4111 1111 1111 1111' })).card).toBe(true);
  });
});

describe('an account number', () => {
  const SHAPES = [
    ['DE', 18],
    ['NL', 14],
    ['NO', 11],
    ['FR', 23],
    ['MT', 27],
  ] as const;
  const unit = fc.constantFrom(...'0123456789ABCXYZ');
  const iban = fc.constantFrom(...SHAPES).chain(([country, length]) =>
    fc.string({ unit, minLength: length, maxLength: length }).map((rest) => {
      const digits = `${rest}${country}00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
      return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${rest}`;
    }),
  );

  test('is recognised in any spelling', () => {
    fc.assert(
      fc.property(iban, between, fc.boolean(), (number, gap, small) => {
        const grouped = number.match(/.{1,4}/g)?.join(gap) ?? '';
        const written = small ? grouped.toLowerCase() : grouped;

        expect(ibansIn(`to ${written}.`)).toEqual([number]);
      }),
      ALL,
    );
  });

  test('is none with one digit wrong', () => {
    fc.assert(
      fc.property(iban, fc.nat(), fc.constantFrom(...'0123456789'), (number, place, other) => {
        const places = [...number].flatMap((one, at) => (/\d/.test(one) && at > 3 ? [at] : []));
        const at = places[place % places.length] ?? 3;
        const wrong = number.slice(0, at) + other + number.slice(at + 1);

        expect(isIban(wrong)).toBe(wrong === number);
      }),
      ALL,
    );
  });

  test('ends where the next word begins', () => {
    expect(ibansIn('DE89 3704 0044 0532 0130 00 for rent')).toEqual(['DE89370400440532013000']);
    expect(ibansIn('GB82 WEST 1234 5698 7654 32')).toEqual(['GB82WEST12345698765432']);
    expect(ibansIn('DE89 3704 0044 0532 0130 01')).toEqual([]);
  });
});

test.each([
  ['password', 'x', { password: true }],
  ['user[password]', 'x', { password: true }],
  ['new_password', 'x', { password: true }],
  ['pwd', 'x', { password: true }],
  ['login.pass', 'x', { password: true }],
  ['пароль', 'x', { password: true }],
  ['Passwort', 'x', { password: true }],
  ['contraseña', 'x', { password: true }],
  ['mot_de_passe', 'x', { password: true }],
  ['password', '', { password: false }],
  ['forgot_password', 'true', { password: false }],
  ['passenger', 'Ann', { password: false }],
  ['compass', 'north', { password: false }],
  ['otp', '123456', { code: true }],
  ['totpCode', '123 456', { code: true }],
  ['2fa', '123456', { code: true }],
  ['code', '123456', { code: true }],
  ['sms_code', '1234', { code: true }],
  ['verification_code', '12-34-56', { code: true }],
  ['code', 'SALE20', { code: false }],
  ['country_code', '4912', { code: false }],
  ['postal_code', '10115', { code: false }],
  ['promo_code', '2026', { code: false }],
])('%s=%s', (name, value, expected) => {
  expect(sensitiveIn(sampleForm('https://a.example/', { [name]: value }))).toMatchObject(expected);
});
