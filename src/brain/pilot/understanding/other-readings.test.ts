import { expect, test } from 'vitest';
import { inBrief } from './in-brief.ts';
import { leadingReading } from './leading-reading.ts';
import { otherReadings } from './other-readings.ts';
import { understand } from './understand.ts';

const NOW = new Date(2026, 10, 15, 12);
const read = (task: string) => otherReadings(task, NOW).map(inBrief);
const readAtAll = (task: string) => [inBrief(leadingReading(task, NOW)), ...read(task)];

test.each([
  ['I need a new folder, please make one and call it Photos 2026.', 'add(Photos 2026:folder)'],
  [
    'My accountant is after a paper from me, the one called "Statement, November 2026". It\'ll be over in Documents; could you download it, please?',
    'go(Documents) ; download(<Statement, November 2026>)',
  ],
  [
    "Somewhere further down this feed there's a Note 17. Keep scrolling, if you would, until it shows up, and then give it a like from me.",
    'scroll(down) until there(<Note 17>) ; handle(like <Note 17>)',
  ],
  ['Аудиогид вкл, а сигнализация пусть остаётся как есть', 'tick(on Аудиогид)'],
  [
    'Could you write to nina@fernpost.example, putting "Sunday" as the subject and "I will bring the cake." as the text, and send it off?',
    'send(to=nina@fernpost.example, subject="Sunday", text="I will bring the cake.")',
  ],
  [
    "In Sofia Reyes's row there's a star, please press it.",
    'press(<star> in(Sofia Reyes:row)) if there(star in(Sofia Reyes:row))',
  ],
])('what rules alone leave unclear is clear in plain commands, or by what was heard: %s', (task, meant) => {
  expect(understand(task, NOW).unclear).not.toEqual([]);
  expect(readAtAll(task)).toContain(meant);
});

test.each([
  'Book me something nice for the weekend.',
  'Apply to the job that suits me best.',
  'Who is right in this discussion?',
  'Кто прав в этом споре?',
  'Купи самую лучшую вещь на этом рынке.',
])('what is only judged is not read away: %s', (task) => {
  expect(read(task)).toEqual([]);
});

test.each([
  'Файл «план-2024.xlsx» больше не нужен: в меню действий его строки есть «Удалить», жми и соглашайся, когда спросит.',
  'The list "Old" is no longer needed: in the menu of its row there\'s "Delete", hit that and say yes when asked',
  'Мне больше не нужна карточка «Крыша»: жми «Удалить» в меню, потом «Да»',
])('nothing is taken away by a reading that passes over what it is: %s', (task) => {
  const name = /[«"]([^»"]+)/.exec(task)?.[1] ?? '';
  for (const other of read(task)) expect(other).toContain(name);
});

test.each(['Clean up my inbox a bit.', 'Book a ferry seat for my friend.'])(
  'a deed is not done by looking at its place, nor with less of what was said: %s',
  (task) => {
    for (const other of read(task)) expect(other).not.toMatch(/^(?:go\(inbox\)|handle\(book ferry seat\))$/);
  },
);

test('what was asked for is asked for in every reading', () => {
  const tasks = [
    'Which message is from Nina?',
    'Открой письмо от Нины и скажи, когда поезд.',
    'How many files are there?',
  ];
  for (const task of tasks) for (const other of read(task)) expect(other).toContain('tell(');
});

test('no reading comes twice, nor is one the first', () => {
  const task = 'Open Settings and turn off the newsletter, then save';
  const all = readAtAll(task);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  'Everything in Spam can go for good, only keep what Ann Lee sent.',
  'Удали весь спам, а письмо от Анны оставь.',
])('who takes away all takes away nothing that is to be kept: %s', (task) => {
  const all = readAtAll(task).flatMap((brief) => brief.split(' ; '));
  expect(all.filter((one) => one.startsWith('remove(all') && !one.includes('−'))).toEqual([]);
});

test('what was marked together is not put elsewhere one without the other', () => {
  const readings = readAtAll('Мне шлют мусор: «Призы» и «CoinRocket». Выдели оба этих письма и отправь в спам.');
  expect(
    readings.filter((one) => /^tick\(on "Призы", "CoinRocket"\) ; add\("\p{L}+":message → спам\)$/u.test(one)),
  ).toEqual([]);
});

test('who says one day, and no way back, gets no day of return', () => {
  const all = readAtAll(
    "We're 2 adults going from Vienna to Athens on 20 January 2027, and we won't need a return. Find flights.",
  );
  expect(all.some((brief) => brief.includes('2027-01-20 → depart:date'))).toBe(true);
  expect(all.filter((brief) => brief.includes('→ return'))).toEqual([]);
});
