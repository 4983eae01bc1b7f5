import { people } from '../people.ts';
import { mail } from './mail.ts';

const { me, mira, daniel, vera, tim } = people;

/** Conversations with colleagues. */
export const work = [
  mail({
    id: 'm-arrival',
    at: '2026-11-15T09:42',
    from: daniel,
    subject: ['When do you land in Lisbon?', 'Когда ты прилетаешь в Лиссабон?'],
    body: [
      `Hi Alex,

      I am in Lisbon a day before you and have the rental car. If you tell me your flight number and the time you land, I will pick you up at the airport.

      Could you answer today? I have to return the car papers by six.

      Daniel`,
      `Привет, Алексей!

      Я буду в Лиссабоне на день раньше и возьму машину напрокат. Напиши номер рейса и время прилёта — встречу тебя в аэропорту.

      Сможешь ответить сегодня? До шести мне нужно отправить документы на машину.

      Даниил`,
    ],
    unread: true,
    labels: ['work', 'travel'],
  }),

  mail({
    id: 'm-launch-1',
    thread: 't-launch',
    folder: 'archive',
    at: '2026-11-11T10:05',
    from: mira,
    cc: [daniel, vera],
    subject: ['Launch checklist', 'Чек-лист запуска'],
    body: [
      `Hi all,

      the launch is close, so here is what is still open:

      - printed guides: Alex
      - help pages in both languages: Vera
      - load test: Daniel

      Please write when your part is done.

      Mira`,
      `Коллеги, привет!

      До запуска совсем немного. Что ещё открыто:

      - печатные руководства — Алексей
      - справка на двух языках — Вера
      - нагрузочное тестирование — Даниил

      Напишите, пожалуйста, когда ваша часть будет готова.

      Мира`,
    ],
    labels: ['work'],
  }),
  mail({
    id: 'm-launch-2',
    thread: 't-launch',
    folder: 'sent',
    at: '2026-11-12T15:31',
    to: [mira],
    cc: [daniel, vera],
    inReplyTo: 'm-launch-1',
    subject: ['Re: Launch checklist', 'Re: Чек-лист запуска'],
    body: [
      `Hi Mira,

      the guides are at the printer, 400 copies. They promised delivery on 20 November.

      Alex`,
      `Мира, привет!

      Руководства в типографии, 400 экземпляров. Обещали привезти 20 ноября.

      Алексей`,
    ],
    labels: ['work'],
  }),
  mail({
    id: 'm-launch-3',
    thread: 't-launch',
    folder: 'archive',
    at: '2026-11-13T09:12',
    from: vera,
    to: [mira],
    cc: [me, daniel],
    inReplyTo: 'm-launch-2',
    subject: ['Re: Launch checklist', 'Re: Чек-лист запуска'],
    body: [
      `Help pages are finished in English, the Russian ones go through a last proof-reading today.

      Vera`,
      `Справка на английском готова, русскую сегодня вычитываем в последний раз.

      Вера`,
    ],
    labels: ['work'],
  }),
  mail({
    id: 'm-launch-4',
    thread: 't-launch',
    at: '2026-11-15T08:55',
    from: mira,
    cc: [daniel, vera],
    inReplyTo: 'm-launch-3',
    subject: ['Re: Launch checklist', 'Re: Чек-лист запуска'],
    body: [
      `Thank you both, that looks good.

      Alex, one thing from you: is Tuesday 1 December fine as the launch day, or do the guides need a few more days? I announce the date on Monday morning.

      Mira

      > the guides are at the printer, 400 copies. They promised delivery on 20 November.`,
      `Спасибо вам обоим, выглядит отлично.

      Алексей, к тебе один вопрос: вторник, 1 декабря, подходит как день запуска или для руководств нужно ещё несколько дней? Дату я объявляю в понедельник утром.

      Мира

      > Руководства в типографии, 400 экземпляров. Обещали привезти 20 ноября.`,
    ],
    unread: true,
    starred: true,
    labels: ['work'],
  }),

  mail({
    id: 'm-offsite-1',
    thread: 't-offsite',
    folder: 'archive',
    at: '2026-11-09T11:20',
    from: vera,
    to: [me, mira, daniel, tim],
    subject: ['Offsite in Lisbon: agenda', 'Выездная встреча в Лиссабоне: программа'],
    body: [
      `Dear all,

      a first draft of the two days:

      Wed 25 Nov, morning | Where we are, where we go
      Wed 25 Nov, afternoon | Workshops in two groups
      Thu 26 Nov, morning | Plans for spring
      Thu 26 Nov, afternoon | Walk through Alfama

      Wishes are welcome until Friday.

      Vera`,
      `Коллеги, добрый день!

      Черновик программы на два дня:

      Ср 25 ноября, утро | Где мы сейчас и куда идём
      Ср 25 ноября, день | Мастерские в двух группах
      Чт 26 ноября, утро | Планы на весну
      Чт 26 ноября, день | Прогулка по Алфаме

      Пожелания принимаю до пятницы.

      Вера`,
    ],
    labels: ['work', 'travel'],
  }),
  mail({
    id: 'm-offsite-2',
    thread: 't-offsite',
    folder: 'sent',
    at: '2026-11-09T16:48',
    to: [vera],
    cc: [mira, daniel, tim],
    inReplyTo: 'm-offsite-1',
    subject: ['Re: Offsite in Lisbon: agenda', 'Re: Выездная встреча в Лиссабоне: программа'],
    body: [
      `Looks great. I would gladly run one of the workshops, the one on search.

      Alex`,
      `Отличная программа. С удовольствием проведу одну из мастерских — про поиск.

      Алексей`,
    ],
    labels: ['work', 'travel'],
  }),
  mail({
    id: 'm-offsite-3',
    thread: 't-offsite',
    at: '2026-11-14T17:36',
    from: vera,
    cc: [mira, daniel, tim],
    inReplyTo: 'm-offsite-2',
    subject: ['Re: Offsite in Lisbon: agenda', 'Re: Выездная встреча в Лиссабоне: программа'],
    body: [
      `Wonderful, the search workshop is yours: Wednesday at 14:00, room Tejo, 12 people.

      One more thing for everybody: please tell me by Wednesday whether you eat meat, fish or neither. The restaurant wants to know.

      Vera

      > Looks great. I would gladly run one of the workshops, the one on search.`,
      `Прекрасно, мастерская про поиск — твоя: среда, 14:00, зал «Тежу», 12 человек.

      И ещё одно ко всем: напишите мне до среды, едите ли вы мясо, рыбу или ни то ни другое. Ресторан просит уточнить.

      Вера

      > Отличная программа. С удовольствием проведу одну из мастерских — про поиск.`,
    ],
    unread: true,
    labels: ['work', 'travel'],
  }),

  mail({
    id: 'm-review',
    at: '2026-11-13T14:02',
    from: mira,
    cc: [vera],
    subject: ['Comments on the settings page', 'Замечания к странице настроек'],
    body: [
      `Hi Alex,

      I went through the new settings page. In short: much calmer than before. Three remarks:

      - "Save" should stay visible while one scrolls
      - the language list needs a search field, it has grown
      - the red for "Delete account" is too loud next to the logo

      None of them blocks the launch.

      Mira`,
      `Алексей, привет!

      Посмотрела новую страницу настроек. Если коротко: стало гораздо спокойнее. Три замечания:

      - кнопка «Сохранить» должна оставаться на виду при прокрутке
      - списку языков нужен поиск, он сильно вырос
      - красный у «Удалить аккаунт» рядом с логотипом слишком кричит

      Запуску ничто из этого не мешает.

      Мира`,
    ],
    labels: ['work'],
  }),
];
