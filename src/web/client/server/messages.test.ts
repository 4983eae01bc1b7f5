import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageReader } from './messages.ts';

const STREAM = [
  ': hello\n\n',
  'event: told\nid: 7\ndata: {"a":1}\n\n',
  'event: thinking\ndata: {"thought":"два\\nслова"}\n\n',
  ':\n\n',
  'data: one\ndata: two\n\n',
].join('');

const MESSAGES = [
  { event: 'told', id: '7', data: '{"a":1}' },
  { event: 'thinking', id: '', data: '{"thought":"два\\nслова"}' },
  { event: 'message', id: '', data: 'one\ntwo' },
];

test('a stream is read the same, however it is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(STREAM.length)), (cuts) => {
      const edges = [0, ...cuts.toSorted((a, b) => a - b), STREAM.length];
      const reader = new MessageReader();

      const read = edges.slice(1).flatMap((edge, at) => reader.read(STREAM.slice(edges[at], edge)));

      expect(read).toEqual(MESSAGES);
    }),
  );
});

test('what is not finished is not told', () => {
  expect(new MessageReader().read('event: told\nid: 8\ndata: {"a"')).toEqual([]);
});
