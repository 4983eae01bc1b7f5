import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sample, sampleForm, sampleJson } from '../../../test/outgoings.ts';
import type { Outgoing } from '../../outgoing.ts';
import { commitOf } from './commit-of.ts';
import { contentsOf } from './contents.ts';
import { readsOnly } from './reads.ts';
import { templateOf } from './template.ts';
import { tellOutgoing } from './told.ts';
import { unseenIn } from './unseen.ts';
import { worthOf } from './worth.ts';

const fieldsOf = (outgoing: Outgoing) => contentsOf(outgoing).fields.map(({ name, value }) => `${name}=${value}`);

test('the address and the body are read together', () => {
  expect(fieldsOf(sampleForm('https://a.example/x?id=7&tag=%C3%BC', { name: 'Ann Lee', tags: '["a","b"]' }))).toEqual([
    'id=7',
    'tag=ü',
    'name=Ann Lee',
    'tags[0]=a',
    'tags[1]=b',
  ]);
});

test('JSON is taken apart to the last value, also where it hides in a text', () => {
  const body = { a: { b: [{ c: 1 }, { c: null }] }, d: '{"e":[true]}', empty: '' };

  expect(fieldsOf(sampleJson('https://a.example/x', body))).toEqual([
    'a.b[0].c=1',
    'a.b[1].c=null',
    'd.e[0]=true',
    'empty=',
  ]);
});

test('a multipart body tells its fields and the names of its files', () => {
  const body = [
    '--x',
    'Content-Disposition: form-data; name="to"',
    '',
    'ann@a.example',
    '--x',
    'Content-Disposition: form-data; name="note"',
    '',
    'two\r\nlines',
    '--x',
    'Content-Disposition: form-data; name="doc"; filename="tax return.pdf"',
    'Content-Type: application/pdf',
    '',
    '%PDF',
    '--x',
    'Content-Disposition: form-data; name="other"; filename=""',
    '',
    '',
    '--x--',
  ].join('\r\n');
  const contents = contentsOf(sample({ body, contentType: 'multipart/form-data; boundary=x' }));

  expect(contents.fields).toEqual([
    { name: 'to', value: 'ann@a.example' },
    { name: 'note', value: 'two\r\nlines' },
  ]);
  expect(contents.files).toEqual(['tax return.pdf']);
});

test('other ways to write the same', () => {
  expect(fieldsOf(sample({ body: '{"a":1}', contentType: 'text/plain' }))).toEqual(['a=1']);
  expect(fieldsOf(sample({ body: 'a=1\r\nb=two words\r\n', contentType: 'text/plain' }))).toEqual([
    'a=1',
    'b=two words',
  ]);
  expect(fieldsOf(sample({ body: '{"a":1}\n{"a":2}\n', contentType: 'application/x-ndjson' }))).toEqual([
    '[0].a=1',
    '[1].a=2',
  ]);
  expect(fieldsOf(sample({ body: '<r><to>a&amp;b</to></r>', contentType: 'text/xml' }))).toEqual(['to=a&b']);
  expect(fieldsOf(sample({ body: 'Just words', contentType: 'text/plain' }))).toEqual(['=Just words']);
});

test('what cannot be read is said to be so', () => {
  expect(contentsOf(sample({ body: '', size: 12, contentType: 'application/octet-stream' })).isOpaque).toBe(true);
  expect(contentsOf(sample({ body: '\u0000\u0001ab', contentType: 'application/grpc-web+proto' })).isOpaque).toBe(true);
  expect(contentsOf(sample({ body: '{"a":1,"b":"x', size: 900 }))).toMatchObject({
    isOpaque: true,
    fields: [{ name: 'a', value: '1' }],
  });
  expect(contentsOf(sampleJson('https://a.example/', { a: 1 })).isOpaque).toBe(false);
});

const SIGNS = '{ } [ ] " : , & = % %40 \\ -- --x <a> </a> query mutation @ 1 é'.split(' ');
const piece = fc.constantFrom(...SIGNS, '\r\n', '\u0000', ' ');
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: piece, maxLength: 40 }),
  fc.json({ maxDepth: 3 }),
);
const url = fc.oneof(
  text,
  text.map((rest) => `https://a.example/${rest}`),
);
const TYPES = 'json x-www-form-urlencoded graphql grpc-web xml'.split(' ').map((type) => `application/${type}`);
const anything = fc.record({
  kind: fc.constantFrom<Outgoing['kind']>('document', 'fetch', 'beacon', 'message'),
  method: fc.constantFrom('POST', 'PUT', 'SEND', 'DELETE', 'GET'),
  url,
  page: fc.constant(''),
  from: url,
  contentType: fc.constantFrom('', 'text/plain', 'multipart/form-data; boundary=x', ...TYPES),
  body: text,
  size: fc.nat(200),
});

test('nothing that a page sends makes it stumble', () => {
  fc.assert(
    fc.property(anything, (outgoing) => {
      const { fields, files } = contentsOf(outgoing);

      for (const { name, value } of fields) expect([typeof name, typeof value]).toEqual(['string', 'string']);
      expect(files).toBeInstanceOf(Array);
    }),
    { numRuns: 10_000 },
  );
});

test('nor those who read on from there', () => {
  fc.assert(
    fc.property(anything, (outgoing) => {
      readsOnly(outgoing);
      worthOf(outgoing);
      commitOf(outgoing);
      templateOf(outgoing);
      unseenIn(outgoing, outgoing.body);
      expect(tellOutgoing(outgoing).join('')).not.toContain('\n');
    }),
    { numRuns: 2000 },
  );
});
