import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const now = new Date(2026, 10, 15, 12);
const actsOf = (task: string) => understand(task, now).goals.map(({ act }) => act);

test('a pronoun brings along what it stands for, and stays one', () => {
  expect(actsOf('Open the letter from Otto and archive it')[1]).toMatchObject({
    things: { what: { kind: 'message', isPronoun: true }, where: [{ of: { words: 'from' }, value: { text: 'Otto' } }] },
  });
  expect(actsOf('Search for a kettle and add it to the cart')[1]).toMatchObject({
    things: { what: { words: 'kettle', isPronoun: true } },
  });
  expect(actsOf('Открой самый дешёвый тур и забронируй его')[1]).toMatchObject({
    what: { words: 'тур', isPronoun: true, best: { order: 'least' } },
  });
});

test('a pronoun that stands for nothing known has no words', () => {
  expect(actsOf('Like it')).toMatchObject([{ things: { what: { words: '', isPronoun: true } } }]);
});

test('what is sorted is remembered for the first of them', () => {
  expect(actsOf('Sort the boats by length and open the first one')).toMatchObject([
    { kind: 'sort', things: { what: { words: 'boats' }, count: 'all' } },
    { kind: 'go', to: { words: 'boats', ordinal: 1 } },
  ]);
});

test('the first of nothing that was named is just the first', () => {
  expect(actsOf('Press "Newest" and open the first one')[1]).toEqual({ kind: 'go', to: { words: '', ordinal: 1 } });
});

test('two questions about one thing are one, with the words of both', () => {
  const { goals } = understand('Which boat is the longest? Tell me its price.', now);

  expect(goals).toMatchObject([{ said: 'Which boat is the longest? Tell me its price' }]);
});

test('what is to be left alone is no goal, and no riddle where there is another', () => {
  expect(understand('Turn on the heating. Do not touch the lamp.', now)).toMatchObject({ unclear: [] });
  expect(understand("Don't touch the lamp", now)).toMatchObject({ goals: [], unclear: ["Don't touch the lamp"] });
  expect(understand("Open the bill but don't pay it", now).unclear).not.toEqual([]);
});
