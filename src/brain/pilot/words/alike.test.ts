import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alike } from './alike.ts';
import { conceptLines } from './concept-lines.ts';
import CONCEPT_STEMS from './concept-stems.json' with { type: 'json' };
import { translationsOf } from './translations.ts';

const CLOSE = 0.6;
const APART = 0.35;

test.each([
  ['the same text in other letters', 'Save Changes', 'save changes…'],
  ['ё and е', 'Тёмная тема', 'темная тема'],
  ['accents', 'Café', 'cafe'],
  ['another form of a word', 'delivered orders', 'delivery of the order'],
  ['another case in Russian', 'корзину', 'корзина'],
  ['a plural that no ending shows', 'child', 'children'],
  ['a command that begins otherwise', 'перешли', 'Переслать'],
  ['a command in «-ируй»', 'заархивируй', 'Archive'],
  ['such a command, and the other language', 'прими приглашение', 'Accept the invitation'],
  ['another name for it', 'shopping basket', 'Cart'],
  ['another name of several words', 'stay signed in', 'Remember me'],
  ['another name in Russian', 'дата вылета', 'Туда'],
  ['the other language', 'корзина', 'Cart'],
  ['the other language, beyond the concepts', 'гостиница', 'hotel'],
  ['a name in other letters', 'Анна Петрова', 'Anna Petrova'],
  ['a name in another case and other letters', 'Анны Шмидт', 'Anna Schmidt'],
  ['a misspelt word', 'adress', 'address'],
  ['a misspelt word in Russian', 'дотсавка', 'доставка'],
  ['a counter behind it', 'cart', 'Cart (2)'],
])('it sees through %s', (_, one, other) => {
  expect(alike(one, other)).toBeGreaterThan(CLOSE);
});

test.each([
  ['dark', 'light'],
  ['departure', 'return'],
  ['туда', 'обратно'],
  ['sign in', 'sign out'],
  ['войти', 'выйти'],
  ['next', 'previous'],
  ['delete', 'add'],
  ['удалить', 'добавить'],
  ['page 2', 'page 3'],
  ['report-2024.xlsx', 'Actions: report-2025.xlsx'],
  ['30 дней', '14 дней'],
  ['первый', 'последний'],
])('%s is not %s', (one, other) => {
  expect(alike(one, other)).toBeLessThan(APART + 0.2);
});

test('a word inside a longer name is less than that name', () => {
  expect(alike('password', 'Password')).toBeGreaterThan(alike('password', 'Forgot your password?'));
  expect(alike('корзина', 'Корзина')).toBeGreaterThan(alike('корзина', 'В корзину'));
});

test('the nearer, the likelier: the same, a form, another name, a translation, a misspelling', () => {
  const likeness = ['search', 'searching', 'look up', 'поиск', 'serach'].map((text) => alike('search', text));

  expect(likeness).toEqual(likeness.toSorted((a, b) => b - a));
});

test('translations lead both ways', () => {
  expect([...translationsOf('hotel').keys()]).toContain('гостиниц');
  expect([...translationsOf('гостиниц').keys()]).toContain('hotel');
});

test('the stems of the concepts are those of concepts.json: run scripts/pilot/make-concept-stems.ts', () => {
  expect(CONCEPT_STEMS).toEqual(conceptLines());
});

const words = fc.oneof(
  fc.lorem({ maxCount: 5 }),
  fc.constantFrom('Добавить в корзину', 'Log in', 'Туда и обратно', '购物车', '', '2', '— · —', "O'Neil"),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

test('whatever the texts, likeness is between 0 and 1 and the order does not matter', () => {
  fc.assert(
    fc.property(words, words, (one, other) => {
      const likeness = alike(one, other);

      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1);
      expect(alike(other, one)).toBeCloseTo(likeness, 10);
    }),
  );
});

test('every text with words in it is like itself', () => {
  fc.assert(
    fc.property(words, (text) => {
      fc.pre(/[\p{L}\p{N}]/u.test(text.normalize('NFKD')));

      expect(alike(text, text)).toBe(1);
    }),
  );
});
