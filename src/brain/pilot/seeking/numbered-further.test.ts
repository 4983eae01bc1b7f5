import { expect, test } from 'vitest';
import { after, page, situated } from '../doing/situation.testing.ts';
import type { Act } from '../goal.ts';
import { numberedFurther } from './numbered-further.ts';

const ACT: Act = { kind: 'press', target: { words: 'like' } };
const notes = (...numbers: readonly number[]) => page(...numbers.map((number) => [`Note ${number}`]));

test('what is numbered goes on below', () => {
  expect(numberedFurther(situated(ACT, notes(6, 7, 8)), 'note 17')).toMatchObject({
    do: [{ tool: 'scroll', input: { to: 'bottom' } }],
  });
});

test.each([
  ['it is beyond it', notes(16, 17, 18), 'note 17', []],
  ['nothing is numbered so', page(['Note 1'], ['Draft 2'], ['Draft 3']), 'note 17', []],
  ['it has no number', notes(6, 7, 8), 'the last note', []],
  ['it was followed long enough', notes(6, 7, 8), 'note 17', Array.from({ length: 20 }, () => 'look further down')],
])('nothing is scrolled where %s', (_, seen, words, ways) => {
  expect(numberedFurther(situated(ACT, seen, after(...ways)), words)).toBeUndefined();
});
