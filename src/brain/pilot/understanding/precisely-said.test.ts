import { expect, test } from 'vitest';
import { isPreciselySaid } from './precisely-said.ts';
import { listenTo } from './understand.ts';

const said = (task: string) => listenTo(task, new Date(2026, 10, 15, 12)).said;

test.each([
  ['Set the date to 5 May and the note to "Back soon".', 'Enter 5 May into date. Enter "Back soon" into note.', true],
  ['Put 55 into C4, please.', 'Enter 55 into C4.', true],
  ['Put 55 into C4, please.', 'Enter 55 into C5.', false],
  ['Put tea in my basket, two of them.', 'Add 2 tea to basket.', true],
  ['Put tea in my basket, two of them.', 'Add 3 tea to basket.', false],
  ['Put 5 into the box.', 'Enter 55 into the box.', false],
  ['The note is "Back soon".', 'Enter Back into note.', false],
  ['Book it before noon.', 'Book it before 9:00.', false],
])('“%s” told as “%s”: %s', (task, plain, precise) => {
  expect(isPreciselySaid(plain, said(task))).toBe(precise);
});
