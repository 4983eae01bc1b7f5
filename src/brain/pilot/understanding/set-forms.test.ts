import { expect, test } from 'vitest';
import { inBrief } from './in-brief.ts';
import { understand } from './understand.ts';

const NOW = new Date(2026, 10, 15, 12);
const read = (task: string) => inBrief(understand(task, NOW));

test.each([
  ['Make a table of clubs with team, wins and losses.', 'tell(table team, wins, losses of all×clubs)'],
  ['Составь таблицу клубов: команда, победы.', 'tell(table команда, победы of all×клубов)'],
  ['Compare Flexo and Aeron-X by warranty.', 'tell(difference warranty of Flexo against Aeron-X)'],
  ['Which room has the highest "Humidity"?', 'tell(name of room{most Humidity})'],
  ['У какого магазина самая низкая «Выручка»?', 'tell(name of магазина{least Выручка})'],
  ['Forward "Night bus" to Ann.', 'handle(forward "Night bus" with to=Ann)'],
  ['Перешли «Ночь музеев» olga.furs@mail.ru.', 'handle(перешли "Ночь музеев" with кому=olga.furs@mail.ru)'],
  ['Перешли письмо от Кривцова Анне Берг.', 'handle(перешли :message[от=Кривцова] with кому=Анне Берг)'],
])('its small words say what everything between them is: %s', (task, meant) => {
  expect(read(task)).toBe(meant);
});

test('what stands between such sentences is read as before', () => {
  expect(read('Open Laptops. Compare Flexo and Aeron-X by price. Go back.')).toBe(
    'go(Laptops) ; tell(difference price of Flexo against Aeron-X) ; back',
  );
});

test.each([
  ['Перешли письмо от Анны.', 'handle(перешли :message[от=Анны])'],
  [
    'Forward the mail from Lena to tom@x.org with the note "FYI"',
    'handle(forward :message[from=Lena] with to=tom@x.org, "FYI")',
  ],
])('where more is said, or less, it is of no such form: %s', (task, meant) => {
  expect(read(task)).toBe(meant);
});
