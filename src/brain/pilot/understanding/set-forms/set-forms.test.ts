import { expect, test } from 'vitest';
import { inBrief } from '../in-brief.ts';
import { understand } from '../understand.ts';

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
  ['What is the sum of prices of the rim, the hub and "Spoke 4"?', 'tell(sum price of rim against hub, "Spoke 4")'],
  ['Какая сумма «Итог» у «Ужин» и «Такси»?', 'tell(sum Итог of "Ужин" against "Такси")'],
  ['Reply to the first comment: I agree with Ann.', 'handle(reply comment#1 with I agree with Ann)'],
  [
    'Ответь на «Not loading»: Fixed in the latest release.',
    'handle(ответь "Not loading" with Fixed in the latest release)',
  ],
  ['Comment: I will send the file.', 'handle(comment <> with I will send the file)'],
  ['Прокомментируй: проверь абзац 3.', 'handle(прокомментируй <> with проверь абзац 3)'],
  ['Enter bring the red shoes into message.', 'enter(bring the red shoes → message)'],
  [
    'Введи учусь быстро, вопросы задаю хорошие в поле письмо.',
    'enter(учусь быстро, вопросы задаю хорошие → письмо:field)',
  ],
  ['Rename copy to deck_v8.key.', 'handle(rename copy with deck_v8.key)'],
  ['Переименуй «Разное» в «Архив».', 'handle(переименуй "Разное" with "Архив")'],
  ['Сними отметку «Складной».', 'tick(off "Складной")'],
  ['Выбери финский в язык гида.', 'choose(финский from язык гида)'],
  ['Drag Woodcut before all the others.', 'drag(Woodcut → #1)'],
  ['Перетащи гравюру после всех остальных.', 'drag(гравюру → #-1)'],
  ['Reply: I use a hand grinder.', 'handle(reply <> with I use a hand grinder)'],
  ['Create folder: Photos 2026.', 'add(Photos 2026:folder)'],
  ['Create poll with title: "Next film".', 'add("Next film")'],
  ['Create card under "Ideas": "Call Ann".', 'add("Call Ann":card under("Ideas"))'],
  ['Create page with title: "Passes", owner: Mats Holm.', 'handle(create :page with title="Passes", owner=Mats Holm)'],
  [
    'Создай тему: название — «Рой ушёл», текст — «Что, опять?».',
    'handle(создай тему with название="Рой ушёл", текст="Что, опять?")',
  ],
  ['Перешли письмо от Кривцова Анне Берг.', 'handle(перешли :message[от=Кривцова] with кому=Анне Берг)'],
])('its small words say what everything between them is: %s', (task, meant) => {
  expect(read(task)).toBe(meant);
});

test('what stands between such sentences is read as before', () => {
  expect(read('Open Laptops. Compare Flexo and Aeron-X by price. Go back.')).toBe(
    'go(Laptops) ; tell(difference price of Flexo against Aeron-X) ; back',
  );
  expect(read('Отсортируй по цене, по убыванию. Какая цена у первой вещи?')).toBe(
    'sort(цене falling) ; tell(value цена of вещи#1)',
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
