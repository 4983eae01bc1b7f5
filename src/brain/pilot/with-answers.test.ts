import { expect, test } from 'vitest';
import { understand } from './understanding/understand.ts';
import { withAnswers } from './with-answers.ts';

const NOW = new Date('2026-11-15T12:00:00');

function kinds(task: string, ...answers: string[]): { done: string[]; unclear: readonly string[] } {
  const { goals, unclear } = withAnswers(task, understand(task, NOW), answers, NOW);
  return { done: goals.map(({ act }) => act.kind), unclear };
}

test.each([
  ['Blorg the frimble, then press Submit', 'Type “Ann” into Name', ['enter', 'press']],
  ['Press Start, then draw a line that runs through the dot', 'Type “Ann” into Name', ['press', 'enter']],
  [
    'Нарисуй линию, которая проходит через точку, потом нажми «Готово»',
    'Введи «Анна» в поле «Имя»',
    ['enter', 'press'],
  ],
])('“%s”: what is explained by “%s” is done where it was said', (task, answer, done) => {
  expect(kinds(task).unclear).not.toEqual([]);
  expect(kinds(task, answer)).toEqual({ done, unclear: [] });
});

test.each([
  'I do not know',
  'I don’t know, sorry.',
  'no idea',
  'Not sure',
  'не знаю',
  'Понятия не имею.',
  'No.',
  'Сам не знаю',
])('who answers “%s” has made nothing clearer, and nothing is done in its place', (answer) => {
  const { unclear } = kinds('Blorg the frimble, then press Submit', answer);

  expect(unclear).not.toEqual([]);
});

test('who did not know at first and then does is heard', () => {
  const both = kinds('Blorg the frimble, then press Submit', 'I do not know', 'Tick “Agree”');

  expect(both).toEqual({ done: ['tick', 'press'], unclear: [] });
});
