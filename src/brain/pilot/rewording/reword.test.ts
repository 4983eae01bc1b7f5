import { expect, test } from 'vitest';
import { listenTo } from '../understanding/understand.ts';
import { keyOf, reword } from './reword.ts';
import { Teller } from './teller.ts';

const NOW = new Date(2026, 10, 15, 12);
const plain = (task: string) => reword(listenTo(task, NOW).said, task);
const likeliest = (task: string) => plain(task)[0]?.text;

test.each([
  [
    '"Roof repair" needs to be in the Done column by now, could you drag it there?',
    'Drag "Roof repair" to the Done column.',
  ],
  ['Could you put three jars of honey in my basket?', 'Add three jars of honey to basket.'],
  [
    "If there's a letter from the bank, could you star it?",
    'If there is a letter from the bank: star the letter from the bank.',
  ],
  ['Мне бы два билета на «Щелкунчик», положи их в корзину.', 'Добавь два билета на «Щелкунчик» в корзину.'],
  ['Я уже прочитал письмо от Олега, в архив его.', 'Архивируй письмо от Олега.'],
  [
    'Сколько всего стоят «Чайник Вега» и «Тостер Луна» вместе?',
    'Какая сумма стоимости у «Чайник Вега» и «Тостер Луна»?',
  ],
])('what is told freely is said in plain commands: %s', (task, said) => {
  expect(likeliest(task)).toBe(said);
});

test.each(['Open the Settings page. Tick "Weekly digest". Save.', 'Открой «Настройки». Выключи «Звук». Сохрани.'])(
  'what is plain already stays as it is: %s',
  (task) => {
    expect(likeliest(task)).toBe(task);
  },
);

test('every word was said, or is one of the few that plain commands are made of', () => {
  const teller = new Teller();
  const tasks = [
    'Zorblatt the quimby with 77 frobs, and mind the gimcrack!',
    'My aunt Petunia would like the teal umbrella, size "XL", sent to 14 Elm Row.',
    'Тётушка просит зелёный зонт «Дождик» на Вязовую, 14, и чтобы до пятницы.',
  ];
  for (const task of tasks) {
    const { said } = listenTo(task, NOW);
    const known = new Set(said.map(({ text }) => keyOf(text)));
    const tellings = reword(said, task);
    expect(tellings.length).toBeGreaterThan(0);
    for (const { text, sure } of tellings) {
      expect(sure).toBeGreaterThan(0);
      expect(sure).toBeLessThanOrEqual(1);
      const invented = listenTo(text, NOW)
        .said.map((token) => keyOf(token.text))
        .filter((word) => !known.has(word) && !teller.isOwn(word));
      expect(invented).toEqual([]);
    }
  }
});

test('texts and values come through letter for letter', () => {
  const text = '"Bring the ladder, 2 m; and DON\'T forget the key!"';
  const likely = likeliest(`Nina Holt should get a message that says ${text}, could you write it to her?`);
  expect(likely).toContain(text);
  expect(likely).toContain('Nina Holt');
});

test.each([
  'Put the 5\' ladder and the " sign into the cart.',
  'Open "" and press Save.',
  'Удали « из названия и сохрани.',
])('a quote mark by itself ends nothing: %s', (task) => {
  const last = task.split(' ').at(-1)?.replace(/\.$/, '') ?? '';
  expect(likeliest(task)?.toLowerCase()).toContain(last.toLowerCase());
});

test('the likeliest comes first, and the same each time', () => {
  const task = 'Which of the tents is the cheapest? Only those for two people, please.';
  const tellings = plain(task);
  expect(tellings.map(({ sure }) => sure)).toEqual(
    tellings.map(({ sure }) => sure).toSorted((one, other) => other - one),
  );
  expect(plain(task)).toEqual(tellings);
});

test('where nothing was said, or far too much, nothing is told', () => {
  expect(plain('')).toEqual([]);
  expect(plain('and then '.repeat(80))).toEqual([]);
});
