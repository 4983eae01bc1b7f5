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

test('what stands around is cut where it is long, and where it says nothing more, their place tells them apart', () => {
  const adds = ['', 'Add', 'x'.repeat(400)].map((around) => ({ name: 'Add', around }));
  const nameOf = optionNames(
    adds,
    ({ name }) => name,
    ({ around }) => around,
  );
  expect(adds.map(nameOf)).toEqual(['Add #1', 'Add #2', `Add (${'x'.repeat(120)}…)`]);
});
