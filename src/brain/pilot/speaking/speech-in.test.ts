import { expect, test } from 'vitest';
import type { Phrase } from '../goal.ts';
import { speechIn } from './speech-in.ts';

const from = (name: string): Phrase => ({
  words: '',
  kind: 'message',
  like: [{ of: { words: 'от' }, is: '=', value: { text: name, kind: 'text' } }],
});

test.each<[string, Phrase | readonly Phrase[], string]>([
  ['by its words', { words: 'Корзина' }, 'выбрано «Корзина»'],
  ['by its kind', { words: '', kind: 'row', ordinal: 3 }, 'выбрано «#3 строка»'],
  ['by where it is', { words: 'Vue', place: { is: 'in', what: { words: 'профиль' } } }, 'выбрано «Vue (в профиль)»'],
  ['only by where it is', { words: '', place: { is: 'in', what: { words: 'профиль' } } }, 'выбрано «в профиль»'],
  ['by what is true of it', from('Анны'), 'выбрано «письмо (от Анны)»'],
  ['several', [from('Анны'), { words: 'Отчёт' }], 'выбрано «письмо (от Анны), Отчёт»'],
])('what is spoken of in Russian is told in Russian: %s', (_, what, said) => {
  expect(speechIn('ru').chosen(what)).toBe(said);
});

const ways = ['look behind Вид', 'look behind Вид', 'mark 5 6', 'look into Спам', 'look with the search again'];

test('where it was looked for is told in the language of the task, each place once', () => {
  const phrase: Phrase = { words: '', kind: 'folder', ordinal: -1, place: { is: 'under', what: { words: 'Archive' } } };

  expect(speechIn('ru').notFound('Чек', ways)).toBe('Не нашёл «Чек»; искал за «Вид», в «Спам», поиском.');
  expect(speechIn('en').notFound(phrase, ['look in Old', 'look only at free (box)', 'look further on 2'])).toBe(
    'I could not find “last folder (under Archive)”; I looked in “Old”, only among “free”, further on.',
  );
  expect(speechIn('en').notFound({ words: '' }, [])).toBe('I could not find it.');
});

test('what has no name is told of and asked about without one', () => {
  expect(speechIn('en').entered('5', { words: '' })).toBe('entered “5”');
  expect(speechIn('ru').entered('5', { words: '' })).toBe('«5» вписано');
  expect([speechIn('en'), speechIn('ru')].map((speech) => speech.whichOne({ words: '' }))).toEqual([
    'Which of these is meant?',
    'Что из этого имеется в виду?',
  ]);
});
