import { styleText } from 'node:util';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { printReport } from './doctor/report.ts';
import { commandHelp, programHelp } from './help.ts';
import { columns, widthOf, wrapped } from './terminal.ts';

const bold = (text: string) => styleText('bold', text, { validateStream: false });

test('columns stand under each other, colours do not count', () => {
  const lines = columns([
    [bold('a'), 'first'],
    ['long', 'second'],
  ]);

  expect(lines).toEqual([`  ${bold('a')}     first`, '  long  second']);
});

test('a long last column goes on below its own beginning', () => {
  const text = 'one two three four five six seven eight nine ten eleven twelve';

  const lines = columns([['key', text]], { width: 60 });

  expect(lines).toEqual(['  key  one two three four five six seven eight nine ten', '       eleven twelve']);
});

test('an address is never broken, however narrow the terminal', () => {
  const address = `http://example.com/${'x'.repeat(50)}`;

  expect(wrapped(`see ${address} there`, 30)).toEqual(['see', address, 'there']);
});

test('in a narrow terminal the last column stands below the others', () => {
  const rows = [
    ['✓', 'Node', 'one two three four five six seven eight nine'],
    ['✓', 'Disk space', 'short\n→ remedy'],
    ['!', 'Empty', ''],
  ];

  expect(columns(rows, { width: 40 })).toEqual([
    '  ✓  Node',
    '    one two three four five six seven',
    '    eight nine',
    '  ✓  Disk space',
    '    short',
    '    → remedy',
    '  !  Empty',
  ]);
});

test('help and doctor fit into 40 columns, but for what is to be typed', () => {
  const style = { paint: (_: unknown, text: string) => text, width: 40 };
  const lines = [programHelp(commands, style), ...commands.map((command) => commandHelp(command, style))]
    .flatMap((page) => page.split('\n'))
    .filter((line) => !/^(?: {2}|Usage {2})lotsman /.test(line));
  const message = 'There is no key in the environment, and no local model server answers: tasks will need one.';
  const finding = { name: 'models', title: 'Models', status: 'warning', message, remedy: message } as const;
  const terminal = { ...style, print: (line = '') => void lines.push(...line.split('\n')), json() {}, say() {} };
  printReport([finding], terminal, 100);

  expect(lines.filter((line) => line.length > 40)).toEqual([]);
});

test('a terminal that does not know its width has the usual one', () => {
  expect(widthOf({ columns: 0 })).toBe(100);
  expect(widthOf({ columns: 40 })).toBe(40);
});
