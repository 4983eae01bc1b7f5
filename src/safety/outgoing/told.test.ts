import { expect, test } from 'vitest';
import { sample, sampleForm, sampleJson } from '../../../test/outgoings.ts';
import { templateOf } from './template.ts';
import { tellOutgoing } from './told.ts';
import { unseenIn } from './unseen.ts';

test('a person reads where it goes, to whom, how much, and what it says', () => {
  const letter = {
    csrf: 'abc',
    to: ['ann@a.example'],
    bcc: 'eve@evil.example',
    subject: 'Hi',
    body: 'Two\nlines',
    amount: 40,
  };

  expect(tellOutgoing(sampleJson('https://bücher.example/api/send', letter))).toEqual([
    'POST https://xn--bcher-kva.example/api/send',
    "To another site than the page's own, which is shop.example",
    'Recipients: ann@a.example, eve@evil.example',
    'Amount: 40',
    'to[0]: ann@a.example',
    'bcc: eve@evil.example',
    'subject: Hi',
    'body: Two\\nlines',
    'amount: 40',
    'csrf: abc',
  ]);
});

test('of a card the last digits are shown, of passwords and codes nothing', () => {
  const told = tellOutgoing(
    sampleForm('https://shop.example/pay', {
      number: '4111 1111 1111 1111',
      password: 'hunter2',
      again: 'hunter2',
      otp: '123456',
    }),
  ).join('\n');

  expect(told).toContain('number: •••• 1111');
  expect(told).not.toMatch(/4111|hunter2|123456/);
});

test('long values and many fields are cut, people never are', () => {
  const people = Array.from({ length: 40 }, (_, at) => `person${at}@a.example`);
  const told = tellOutgoing(sampleJson('https://shop.example/x', { text: 'a'.repeat(500), to: people }));

  expect(told.at(-1)).toBe('… and 25 more');
  expect(told[1]).toContain('person39@a.example');
  expect(told[2]).toBe(`text: ${'a'.repeat(400)}… (100 more characters)`);
});

test('what cannot be read is told by its size', () => {
  expect(tellOutgoing(sample({ contentType: 'application/grpc-web', size: 812 })).at(-1)).toBe(
    '812 bytes that cannot be read',
  );
  expect(
    tellOutgoing(
      sample({ kind: 'message', method: 'SEND', url: 'wss://shop.example/live', body: 'hello', contentType: '' }),
    ),
  ).toEqual(['A message to wss://shop.example/live', 'hello']);
});

test('what was not shown is noticed, however it was written', () => {
  const pay = (fields: object) => sampleJson('https://shop.example/pay', fields);
  const shown = 'Pay 1.299,50 € to Ann@A.example, account DE89 3704 0044 0532 0130 00, or +49 30 1234567';

  expect(
    unseenIn(
      pay({ total: '1299.50', to: 'ann@a.example', iban: 'de89370400440532013000', phone: '+49 (30) 123-4567' }),
      shown,
    ),
  ).toEqual([]);
  expect(unseenIn(pay({ total_cents: 129950 }), shown)).toEqual([]);
  expect(unseenIn(pay({ total: 129950 }), shown)).toEqual([]);
  expect(unseenIn(pay({ total: 1399.5, to: 'nn@a.example', iban: 'GB82 WEST 1234 5698 7654 32' }), shown)).toEqual([
    'nn@a.example',
    '1399.5',
    'GB82WEST12345698765432',
  ]);
  expect(unseenIn(pay({ to: 'ann@a.example.evil.example' }), shown)).toEqual(['ann@a.example.evil.example']);
});

test('requests of one kind differ only in values', () => {
  const one = sampleJson('https://a.example/items/12/notes?draft=1', { text: 'a', tags: ['x', 'y'] });
  const other = sampleJson('https://a.example/items/987/notes?draft=0', { tags: ['z'], text: 'b' });

  expect(templateOf(one)).toBe('POST https://a.example/items/#/notes (draft, tags[], text)');
  expect(templateOf(other)).toBe(templateOf(one));
  for (const different of [
    { ...one, method: 'PUT' },
    { ...one, url: 'https://b.example/items/12/notes?draft=1' },
    { ...one, url: 'https://a.example/items/12/replies?draft=1' },
    sampleJson(one.url, { text: 'a', tags: ['x'], to: 'ann' }),
  ])
    expect(templateOf(different)).not.toBe(templateOf(one));
});

test('behind one door, what is asked for belongs to the kind', () => {
  const graphql = (query: string) => templateOf(sampleJson('https://a.example/graphql', { query }));
  const ajax = (action: string) => templateOf(sampleForm('https://a.example/ajax', { action }));
  const frame = (event: string) => templateOf(sample({ kind: 'message', body: `42["${event}",{"a":1}]` }));
  const bytes = (size: number) => templateOf(sample({ contentType: 'application/grpc-web', size }));

  expect(graphql('mutation A { a }')).toBe('POST https://a.example/graphql {mutation A} (query)');
  for (const kind of [ajax, frame]) expect(kind('poll')).not.toBe(kind('send'));
  expect(graphql('mutation A { a }')).not.toBe(graphql('mutation B { b }'));
  expect(bytes(40)).toBe(bytes(50));
  expect(bytes(40)).not.toBe(bytes(4000));
});

test('identifiers of every kind are left out', () => {
  const at = (path: string) => templateOf(sample({ url: `https://a.example${path}` }));

  expect(at('/x/550e8400-e29b-41d4-a716-446655440000')).toBe('POST https://a.example/x/# ()');
  expect(at('/x/5f2b9c0d1e')).toBe('POST https://a.example/x/# ()');
  expect(at('/feed/face')).toBe('POST https://a.example/feed/face ()');
});
