import type { Look } from '../model.ts';
import { people } from '../people.ts';
import { mail } from './mail.ts';

const newsletter = (color: string): Look => ({ kind: 'newsletter', color });

export const newsletters = [
  mail({
    id: 'm-news-margin',
    at: '2026-11-15T06:30',
    from: people.margin,
    subject: ['Why old railway signs are so easy to read', 'Почему старые вокзальные вывески так легко читать'],
    body: [
      `Good morning,

      this week a letter about letters. In 1911 a sign painter measured from how far away passengers could read the name of a station from a moving train, and drew his alphabet from the numbers.

      What he found: open shapes matter more than thick strokes. What we forgot: almost all of it.

      [Read the whole story](https://themargin.example/letters/214)

      [Unsubscribe](https://themargin.example/unsubscribe)`,
      `Доброе утро!

      На этой неделе — письмо о буквах. В 1911 году художник вывесок измерил, с какого расстояния пассажиры различают название станции из идущего поезда, и нарисовал алфавит по этим числам.

      Что он выяснил: открытые формы важнее толстых штрихов. Что мы забыли: почти всё.

      [Читать целиком](https://themargin.example/letters/214)

      [Отписаться](https://themargin.example/unsubscribe)`,
    ],
    unread: true,
    look: newsletter('#6b3f2a'),
  }),
  mail({
    id: 'm-news-garden',
    at: '2026-11-14T08:00',
    from: people.garden,
    subject: ['Five things to plant before the frost', 'Что посадить до морозов: пять идей'],
    body: [
      `The ground is still warm enough. Our five for November:

      - garlic, the easiest of all
      - tulips, twice as deep as you think
      - broad beans for the impatient
      - one bare-root rose
      - nothing at all in the wet corner

      [All five with pictures](https://slowgarden.example/november)

      [Unsubscribe](https://slowgarden.example/unsubscribe)`,
      `Земля ещё достаточно тёплая. Наша ноябрьская пятёрка:

      - чеснок — проще некуда
      - тюльпаны, вдвое глубже, чем кажется
      - бобы для нетерпеливых
      - одна роза с открытыми корнями
      - и ничего — в сыром углу

      [Все пять с картинками](https://slowgarden.example/november)

      [Отписаться](https://slowgarden.example/unsubscribe)`,
    ],
    look: newsletter('#4d6b1f'),
  }),
  mail({
    id: 'm-news-table',
    at: '2026-11-13T15:00',
    from: people.table,
    subject: ['Dinner in 25 minutes: leek and potato soup', 'Ужин за 25 минут: суп из лука-порея'],
    body: [
      `For four people:

      - 3 leeks
      - 500 g potatoes
      - 1 l vegetable stock
      - a spoon of mustard, trust us

      Cut, simmer for 18 minutes, blend half of it. Done.

      [Print the recipe](https://weeknighttable.example/leek-soup)

      [Unsubscribe](https://weeknighttable.example/unsubscribe)`,
      `На четверых:

      - 3 стебля лука-порея
      - 500 г картофеля
      - 1 л овощного бульона
      - ложка горчицы, поверьте нам

      Нарезать, варить 18 минут, половину пюрировать. Готово.

      [Распечатать рецепт](https://weeknighttable.example/leek-soup)

      [Отписаться](https://weeknighttable.example/unsubscribe)`,
    ],
    look: newsletter('#b14a1c'),
  }),
  mail({
    id: 'm-news-loopback',
    at: '2026-11-12T07:00',
    from: people.loopback,
    subject: ['Issue 88: the quiet comeback of the plain form', 'Выпуск 88: тихое возвращение простых форм'],
    body: [
      `In this issue:

      - Forms without scripts: three teams tell why they went back
      - A debugger for slow tests
      - What "offline first" means in a tunnel

      [Open issue 88](https://loopbackweekly.example/88)

      [Unsubscribe](https://loopbackweekly.example/unsubscribe)`,
      `В этом выпуске:

      - Формы без скриптов: три команды о том, почему они к ним вернулись
      - Отладчик для медленных тестов
      - Что значит «сначала офлайн» в тоннеле

      [Открыть выпуск 88](https://loopbackweekly.example/88)

      [Отписаться](https://loopbackweekly.example/unsubscribe)`,
    ],
    unread: true,
    look: newsletter('#1d4f91'),
  }),
  mail({
    id: 'm-news-runners',
    at: '2026-11-09T06:45',
    from: people.runners,
    subject: ['Winter runs start on Saturday', 'Зимние пробежки начинаются в субботу'],
    body: [
      `We meet every Saturday at 8:00 by the old boathouse. Two groups: 5 km easy, 10 km not so easy. Tea afterwards for everybody.

      [Sign up for 21 November](https://morningmiles.example/winter)

      [Unsubscribe](https://morningmiles.example/unsubscribe)`,
      `Встречаемся каждую субботу в 8:00 у старой лодочной станции. Две группы: 5 км спокойно и 10 км не очень. Потом чай для всех.

      [Записаться на 21 ноября](https://morningmiles.example/winter)

      [Отписаться](https://morningmiles.example/unsubscribe)`,
    ],
    look: newsletter('#0b6e69'),
  }),
];
