import { expect, test } from 'vitest';
import { tagOtherwise } from '../tagging/tag.ts';
import { inBrief } from './in-brief.ts';
import { plainWords } from './plain/plain-words.ts';
import { rewordedReadings } from './reworded.ts';
import { listenTo, understand } from './understand.ts';

const NOW = new Date(2026, 10, 15, 12);

function read(task: string) {
  const { said, context } = listenTo(task, NOW);
  const worded = { said, plain: plainWords(said), hearings: tagOtherwise(said) };
  return rewordedReadings(worded, understand(task, NOW), context, NOW);
}

test.each([
  [
    'Put a Capricciosa in my basket, would you? I want the small one, with Anchovies and Capers checked as extras.',
    'go(Capricciosa) ; choose(small) ; tick(on Anchovies, Capers) ; add(Capricciosa → basket)',
  ],
  [
    'Когда внизу появится окно опроса, закрой его. Листай, пока оно не покажется.',
    'scroll(down) until there(опроса:dialog) ; close(опроса:dialog)',
  ],
])('what is told freely is read as its plain commands are: %s', (task, meant) => {
  const readings = read(task);

  expect(readings.map(inBrief)).toContain(meant);
  for (const { plainly } of readings) expect(plainly).toMatch(/^\p{Lu}.*\.$/u);
});

test('as it was read before, it is not read once more', () => {
  const task = 'Would you put two loaves of rye bread in my basket, please?';

  expect(read(task).map(inBrief)).not.toContain(inBrief(understand(task, NOW)));
});

test.each([
  'Drag the card that I like best into the Done column, would you?',
  'Мне бы самую красивую вазу в корзину, положи её, пожалуйста.',
])('what is only judged has no plain commands: %s', (task) => {
  expect(read(task)).toEqual([]);
});
