import { expect, test } from 'vitest';
import { Refusal } from './refusal.ts';
import { both, say } from './words.ts';

test('a refusal gives its reason in either language, and in English to whoever reads the log', () => {
  const refusal = new Refusal(404, both('There is no such card.', 'Такой карточки нет.'), 'card');

  expect(refusal.message).toBe('There is no such card.');
  expect(say(refusal.reason, 'ru')).toBe('Такой карточки нет.');
  expect(refusal).toMatchObject({ status: 404, field: 'card' });
});
