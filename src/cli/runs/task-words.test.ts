import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { taskOf } from './task-words.ts';

const piped = (text: string) => Readable.from([text]);

test('the task is what was typed, or what is piped in', async () => {
  expect(await taskOf(['buy', 'milk'], piped('nothing of this'))).toBe('buy milk');
  expect(await taskOf([' buy milk '], piped(''))).toBe('buy milk');
  expect(await taskOf([], piped('buy milk,\nand bread\n'))).toBe('buy milk,\nand bread');
  expect(await taskOf(['-'], piped('buy milk'))).toBe('buy milk');
});

test.for([[[]], [['-']], [['  ']]] as const)('an empty one is none: %j', async ([words]) => {
  await expect(taskOf(words, piped(' \n'))).rejects.toMatchObject({ code: 'bad_usage' });
});

test('at a terminal nobody waits for a pipe', async () => {
  await expect(taskOf([], Object.assign(piped('never'), { isTTY: true }))).rejects.toMatchObject({ code: 'bad_usage' });
});
