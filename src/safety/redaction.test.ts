import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { thoroughly } from '../../test/thoroughly.ts';
import { Redactor } from '../log.ts';
import { masked } from '../masked.ts';
import { writtenForms } from '../secrets.ts';

const MANY = { numRuns: thoroughly ? 10_000 : 250 };

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const ascii = (text: string) =>
  json(text).replace(/[\u007f-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
const uri = (text: string) => encodeURIComponent(text);

/** How values are written where they travel. */
const WAYS: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (secret) => secret,
  'in an address': uri,
  'in an address, in small letters': (secret) => uri(secret).replace(/%../g, (code) => code.toLowerCase()),
  'in an address inside an address': (secret) => uri(uri(secret)),
  'in a form': (secret) => new URLSearchParams([['', secret]]).toString().slice(1),
  'in JSON': json,
  'in JSON inside JSON': (secret) => json(json(secret)),
  'in JSON without accents': ascii,
  'in JSON without accents, in capitals': (secret) =>
    ascii(secret).replace(/\\u..../g, (code) => `\\u${code.slice(2).toUpperCase()}`),
  'in JSON in an address': (secret) => uri(json(secret)),
  'in HTML': (secret) => secret.replace(/[&<>"']/g, (one) => HTML[one] ?? one),
  'in the text of HTML': (secret) => secret.replace(/[&<>]/g, (one) => HTML[one] ?? one),
  'in an attribute of HTML': (secret) => secret.replace(/[&"]/g, (one) => HTML[one] ?? one),
  'in HTML, by numbers': (secret) => secret.replace(/[&<>"']/g, (one) => `&#x${one.charCodeAt(0).toString(16)};`),
  'in base64': (secret) => Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  'in base64 for addresses': (secret) => Buffer.from(secret).toString('base64url'),
  'in hexadecimal': (secret) => Buffer.from(secret).toString('hex'),
  'with other accents': (secret) => secret.normalize('NFD'),
  'in capitals': (secret) => secret.replace(/[a-z]/g, (one) => one.toUpperCase()),
  'with every space as one': (secret) => secret.trim().replace(/\s+/g, ' '),
};

const secret = fc
  .oneof(
    fc.string({ minLength: 4, maxLength: 24 }),
    fc.string({ unit: 'grapheme', minLength: 4, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...'aB3&<>"\'%+/\\ =é*.$^|'), minLength: 4, maxLength: 12 }),
  )
  .map((text) => text.toWellFormed())
  .filter((text) => text.trim().length >= 4);
const around = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'*a%&;\\"=+/ ') }));

test('a letter that has a double in ASCII hides nothing', () => {
  expect(new Redactor(writtenForms('\u212a   !')).redact('it is \u212a   !')).toBe('it is ***');
});

describe('a secret is masked, whatever it is and whatever stands beside it', () => {
  test.each(Object.entries(WAYS))('%s', (_, write) => {
    fc.assert(
      fc.property(secret, around, around, (value, before, after) => {
        const written = write(value);
        fc.pre(written.length >= 4);
        const text = before + written + after;

        expect(new Redactor(writtenForms(value)).redact(text)).not.toContain(written);
      }),
      { numRuns: 500 },
    );
  });

  test('in any of these ways, in keys and values of anything', () => {
    const way = fc.constantFrom(...Object.values(WAYS));
    fc.assert(
      fc.property(secret, way, around, around, (value, write, before, after) => {
        const written = write(value);
        fc.pre(written.length >= 4);
        const text = before + written + after;
        const kept = masked({ list: [text, { [text]: { deep: text } }], text }, new Redactor(writtenForms(value)));

        const texts: string[] = [];
        JSON.stringify(kept, (key, one) => {
          texts.push(key);
          if (typeof one === 'string') texts.push(one);
          return one;
        });
        for (const one of texts.filter((own) => !['list', 'text', 'deep'].includes(own)))
          expect(one).not.toContain(written);
      }),
      MANY,
    );
  });

  test('in the middle of something longer that is packed as a whole', () => {
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (value, before, after) => {
        const redactor = new Redactor(writtenForms(value));

        for (const encoding of ['base64', 'base64url'] as const)
          expect(redactor.redact(Buffer.from(before + value + after).toString(encoding))).toContain('***');
      }),
      MANY,
    );
  });

  test('beside other secrets, one of which may be a piece of another', () => {
    fc.assert(
      fc.property(
        fc.array(secret, { minLength: 2, maxLength: 4 }),
        fc.array(fc.nat(9), { maxLength: 6 }),
        (values, order) => {
          const pieces = [...values, ...values.map((one) => one.slice(0, 4)), ...values.map((one) => one.slice(2))];
          const redactor = new Redactor([...values, ...pieces].flatMap(writtenForms));
          const text = order.map((at) => pieces[at % pieces.length]).join('');

          for (const one of pieces.filter(({ length }) => length >= 4))
            expect(redactor.redact(text)).not.toContain(one);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a number', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 19 });

  test('is masked in every grouping', () => {
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom(3, 4),
        fc.constantFrom('', ' ', '-', '\u00a0'),
        around,
        (value, size, gap, beside) => {
          const written = value.match(new RegExp(`\\d{1,${size}}`, 'g'))?.join(gap) ?? '';

          expect(new Redactor(writtenForms(value)).redact(`${beside}${written}${beside}`)).not.toContain(written);
        },
      ),
      { numRuns: thoroughly ? 2_000 : 500 },
    );
  });

  test('is masked where it is no text, but small numbers stay what they are', () => {
    const redactor = new Redactor(writtenForms('483920'));

    expect(masked({ code: 483920, other: 4839, more: 4839201 }, redactor)).toEqual({
      code: '***',
      other: 4839,
      more: 4839201,
    });
    expect(masked({ id: 1234 }, new Redactor(['1234']))).toEqual({ id: 1234 });
  });
});

test('what holds no secret comes back as it is', () => {
  const value = { a: ['x', { b: 1 }], c: null };

  expect(masked(value, new Redactor(['hunter2']))).toBe(value);
});
