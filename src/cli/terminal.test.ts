import { styleText } from 'node:util';
import { expect, test } from 'vitest';
import { columns, wrapped } from './terminal.ts';

const bold = (text: string) => styleText('bold', text, { validateStream: false });

test('columns stand under each other, colours do not count', () => {
  const lines = columns([
    [bold('a'), 'first'],
    ['long', 'second'],
  ]);

  expect(lines).toEqual([`  ${bold('a')}     first`, '  long  second']);
});

test('a long last column goes on below its own beginning', () => {
  const lines = columns([['key', 'one two three four five six seven eight nine']], { width: 40 });

  expect(lines).toEqual(['  key  one two three four five six seven', '       eight nine']);
});

test('an address is never broken, however narrow the terminal', () => {
  const address = `http://example.com/${'x'.repeat(50)}`;

  expect(wrapped(`see ${address} there`, 30)).toEqual(['see', address, 'there']);
});
