import { expect, test } from 'vitest';
import { optionNames } from './option-names.ts';

test('options are told apart by what stands around them only where their names do not', () => {
  const rooms = [
    { name: 'Book', around: 'Garden room €80 Book' },
    { name: 'Book', around: 'Attic\n€60 Book' },
    { name: 'Call', around: 'Reception' },
  ];
  const nameOf = optionNames(
    rooms,
    ({ name }) => name,
    ({ around }) => around,
  );
  expect(rooms.map(nameOf)).toEqual(['Book (Garden room €80 Book)', 'Book (Attic €60 Book)', 'Call']);
});

test('what stands around is cut where it is long, and left out where it says nothing more', () => {
  const nameOf = optionNames(
    ['Add', 'Add', 'Add'].map((name, at) => ({ name, around: ['', 'Add', 'x'.repeat(400)][at] ?? '' })),
    ({ name }) => name,
    ({ around }) => around,
  );
  expect(nameOf({ name: 'Add', around: '' })).toBe('Add');
  expect(nameOf({ name: 'Add', around: 'Add' })).toBe('Add');
  expect(nameOf({ name: 'Add', around: 'x'.repeat(400) })).toBe(`Add (${'x'.repeat(120)}…)`);
});
