import { expect, test } from 'vitest';
import { control, observation, text } from '../../../../test/observations.ts';
import type { Query } from '../goal.ts';
import { nthWord } from './nth-word.ts';

const third: Query = {
  things: {
    what: { words: 'word', ordinal: 3, place: { is: 'in', what: { words: '', kind: 'text' } } },
    count: 'one',
    where: [],
  },
  want: 'name',
  tell: [],
};
const TASK = 'Find the third word in the paragraph, type it into the box and press the large green button "Send".';
const box = text(control(1, 'textbox', 'Word'));

test('a word is read off the only text there is', () => {
  const page = observation([text('Seven old ships lay in the harbour. None of them'), box]);
  expect(nthWord(page, third, TASK)).toBe('ships');
});

test('the task, where the page shows it, is not that text', () => {
  const page = observation([text(TASK), text('Seven old ships lay in the harbour. None of them'), box]);
  expect(nthWord(page, third, TASK)).toBe('ships');
});

test('of two texts neither is meant', () => {
  const page = observation([text('Seven old ships lay in the harbour.'), text('They had come from far away.'), box]);
  expect(nthWord(page, third, TASK)).toBeUndefined();
});
