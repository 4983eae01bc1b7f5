import { expect, test } from 'vitest';
import { type Edit, EMPTY, edited, entryOf, inserted } from './entry.ts';

const after = (text: string, ...edits: Edit[]) => edits.reduce(edited, entryOf(text));

test('letters go where the cursor is', () => {
  expect(inserted(after('ac', 'left'), 'b')).toEqual({ text: 'abc', cursor: 2 });
  expect(inserted(EMPTY, 'two\nlines\u0007')).toEqual({ text: 'two lines', cursor: 9 });
});

test('what looks like one sign is taken away as one', () => {
  expect(after('hi 👩‍👩‍👧', 'backspace').text).toBe('hi ');
  expect(after('é', 'backspace').text).toBe('');
  expect(after('ab', 'home', 'delete')).toEqual({ text: 'b', cursor: 0 });
});

test('words and whole sides of the line go at once', () => {
  expect(after('only the cheap', 'deleteWord').text).toBe('only the ');
  expect(after('only the cheap', 'wordLeft', 'deleteToStart').text).toBe('cheap');
  expect(after('only the cheap', 'home', 'wordRight', 'deleteToEnd').text).toBe('only');
  expect(after('', 'backspace', 'delete', 'left', 'right', 'wordLeft', 'wordRight')).toEqual(EMPTY);
});
