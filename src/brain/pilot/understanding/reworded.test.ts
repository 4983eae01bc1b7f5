import { expect, test } from 'vitest';
import { inBrief } from './in-brief.ts';
import { reworded } from './reworded.ts';
import { understand } from './understand.ts';

const NOW = new Date(2026, 10, 15, 12);
const read = (task: string) => reworded(task, NOW).map(({ understood }) => understood);

test.each([
  ['I need a new folder, please make one and call it Photos 2026.', 'add(Photos 2026:folder)'],
  [
    'Could you write to nina@fernpost.example, putting "Sunday" as the subject and "I will bring the cake." as the text, and send it off?',
    'send(to=nina@fernpost.example, subject="Sunday", text="I will bring the cake.")',
  ],
  ['Аудиогид вкл, а сигнализация пусть остаётся как есть', 'tick(on Аудиогид)'],
  [
    'Когда внизу появится окно опроса, закрой его. Листай, пока оно не покажется.',
    'scroll(down) until there(опроса:dialog) ; close(опроса:dialog)',
  ],
])('what is told freely is read as its plain commands are: %s', (task, meant) => {
  const readings = read(task);

  expect(readings.map(inBrief)).toContain(meant);
  for (const { plainly } of readings) expect(plainly).toMatch(/^\p{Lu}.*\.$/u);
});

test('what comes to the same as it was read before is read as it was said', () => {
  const task = 'Could you put three jars of honey in my basket?';

  expect(read(task)).toContain(understand(task, NOW));
  for (const { plainly } of read(task)) expect(plainly).toBeUndefined();
});

test.each([
  'Book a trip somewhere warm.',
  'Как думаешь, мы успеем с переездом?',
  'Drag the card that I like best into the Done column, would you?',
  'Мне бы самую красивую вазу в корзину, положи её, пожалуйста.',
])('what is only judged has no plain commands: %s', (task) => {
  expect(read(task)).toEqual([]);
});

test('what is judged in passing is talk beside what is wanted', () => {
  expect(read('That dinner was great. Please put one more soup in my basket.').map(inBrief)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^add\(.*soup → basket\)$/)]),
  );
});
