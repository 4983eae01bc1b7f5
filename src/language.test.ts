import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.for([
  ['Find the cheapest pizza', 'auto', 'en'],
  ['Найди самую дешёвую пиццу', 'auto', 'ru'],
  ['Открой example.com и найди вход', 'auto', 'ru'],
  ['Translate «привет» into English, please', 'auto', 'en'],
  ['2 + 2', 'auto', 'en'],
  ['Перешли «План» olga.furs@mail.ru', 'auto', 'ru'],
  ['Find the cheapest pizza', 'ru', 'ru'],
] as const)('%j with %s is told in %s', ([task, wish, language]) => {
  expect(languageOf(task, wish)).toBe(language);
});
