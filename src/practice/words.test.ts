import { expect, test } from 'vitest';
import { both, say } from './words.ts';

test('what came with a site is said in the language of the reader', () => {
  expect(say(both('Inbox', 'Входящие'), 'en')).toBe('Inbox');
  expect(say(both('Inbox', 'Входящие'), 'ru')).toBe('Входящие');
  expect(say({ en: ['a'], ru: ['б'] }, 'ru')).toEqual(['б']);
});

test('what a person wrote stays as it is', () => {
  expect(say('Hello', 'ru')).toBe('Hello');
  expect(say(['Hello'], 'ru')).toEqual(['Hello']);
});
