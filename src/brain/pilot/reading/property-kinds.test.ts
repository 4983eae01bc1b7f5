import { expect, test } from 'vitest';
import { kindsOf } from './property-kinds.ts';

test.each(['reading time', 'running time', 'journey time', 'время чтения', 'временем в пути', 'времени ожидания'])(
  '“%s” is how long something takes',
  (words) => {
    expect(kindsOf(words)[0]).toBe('duration');
  },
);

test.each(['opening time', 'meeting time', 'starting time', 'время начала', 'time'])('“%s” is when it is', (words) => {
  expect(kindsOf(words)[0]).toBe('time');
});
