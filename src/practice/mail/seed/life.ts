import { files } from '../files.ts';
import { people } from '../people.ts';
import { mail } from './mail.ts';

const { me, nina, leo, sofia, bookclub, neighbours, aerolume, hotel, rail } = people;

/** Family, friends and the trip to Lisbon. */
export const life = [
  mail({
    id: 'm-flight',
    at: '2026-11-12T20:14',
    from: aerolume,
    subject: ['Your booking is confirmed: Lisbon, 24 November', 'Бронирование подтверждено: Лиссабон, 24 ноября'],
    body: [
      `Dear Alex Hartwell,

      thank you for flying with Aerolume. Your booking code is QX7R2M.

      Flight | AL 482
      Date | Tuesday 24 November 2026
      Departure | 09:35, Northport (NPT), terminal 2
      Arrival | 12:20, Lisbon, terminal 1
      Seat | 14A, window
      Baggage | 1 cabin bag, 1 suitcase up to 23 kg
      = Paid | €164.90

      Return | AL 487, Friday 27 November 2026, 18:05–22:40

      Online check-in opens 30 hours before departure.`,
      `Уважаемый Алексей Ветров!

      Спасибо, что выбрали Aerolume. Код бронирования: QX7R2M.

      Рейс | AL 482
      Дата | вторник, 24 ноября 2026
      Вылет | 09:35, Северный порт (NPT), терминал 2
      Прилёт | 12:20, Лиссабон, терминал 1
      Место | 14A, у окна
      Багаж | 1 ручная кладь, 1 чемодан до 23 кг
      = Оплачено | 164,90 €

      Обратно | AL 487, пятница, 27 ноября 2026, 18:05–22:40

      Онлайн-регистрация открывается за 30 часов до вылета.`,
    ],
    starred: true,
    labels: ['travel'],
    files: [files.ticket],
    look: { kind: 'receipt', color: '#2b4a9b' },
  }),
  mail({
    id: 'm-hotel',
    at: '2026-11-12T20:41',
    from: hotel,
    subject: ['Casa Mirante: we look forward to your stay', 'Casa Mirante: ждём вас в гости'],
    body: [
      `Dear Alex,

      your room is reserved.

      Arrival | 24 November 2026, from 15:00
      Departure | 27 November 2026, until 11:00
      Room | Single with a view of the river
      3 nights, breakfast included | €348.00

      Free cancellation until 20 November. If you land earlier, leave your suitcase with us.

      Casa Mirante`,
      `Алексей, здравствуйте!

      Номер для вас забронирован.

      Заезд | 24 ноября 2026, с 15:00
      Отъезд | 27 ноября 2026, до 11:00
      Номер | Одноместный с видом на реку
      3 ночи с завтраком | 348,00 €

      Бесплатная отмена до 20 ноября. Если прилетите раньше, оставьте у нас чемодан.

      Casa Mirante`,
    ],
    labels: ['travel'],
    look: { kind: 'receipt', color: '#a8512f' },
  }),
  mail({
    id: 'm-train',
    at: '2026-11-08T07:52',
    from: rail,
    subject: ['Ticket receipt: Northport – Saltmarsh', 'Билет: Северный порт — Солёные Луга'],
    body: [
      `Northport – Saltmarsh | Sat 21 Nov, 08:12, coach 5, seat 32
      Saltmarsh – Northport | Sun 22 Nov, 19:40, coach 3, seat 11
      = Paid | €38.60

      Show this mail or the code in the app to the conductor.`,
      `Северный порт — Солёные Луга | сб 21 ноября, 08:12, вагон 5, место 32
      Солёные Луга — Северный порт | вс 22 ноября, 19:40, вагон 3, место 11
      = Оплачено | 38,60 €

      Покажите проводнику это письмо или код в приложении.`,
    ],
    labels: ['travel'],
    look: { kind: 'receipt', color: '#0e6b75' },
  }),

  mail({
    id: 'm-photos-1',
    thread: 't-photos',
    folder: 'sent',
    at: '2026-11-13T21:10',
    to: [nina],
    subject: ['Photos from the lake?', 'Фотографии с озера?'],
    body: [
      `Hi Mum, did your pictures from the lake turn out well? I would like to print one. Alex`,
      `Мам, привет! Хорошо получились фотографии с озера? Хочу одну напечатать. Лёша`,
    ],
    labels: ['family'],
  }),
  mail({
    id: 'm-photos-2',
    thread: 't-photos',
    at: '2026-11-14T19:22',
    from: nina,
    inReplyTo: 'm-photos-1',
    subject: ['Re: Photos from the lake?', 'Re: Фотографии с озера?'],
    body: [
      `Dear Alex,

      they did! Here are the three best. The morning one was at half past six, your father was still asleep and missed everything.

      Come for soup on Sunday.

      Mum`,
      `Лёшенька,

      ещё как! Вот три лучшие. Утренняя снята в половине седьмого: папа ещё спал и всё пропустил.

      Приезжай в воскресенье на суп.

      Мама`,
    ],
    unread: true,
    starred: true,
    labels: ['family'],
    files: [files.lakeMorning, files.lakeBoats, files.lakeForest],
  }),

  mail({
    id: 'm-birthday-1',
    thread: 't-birthday',
    folder: 'archive',
    at: '2026-11-07T18:30',
    from: leo,
    subject: ["Mum's birthday", 'Мамин день рождения'],
    body: [
      `It is her sixtieth on 12 December. Ideas? Please not a kettle again. Leo`,
      `12 декабря ей шестьдесят. Есть идеи? Только не снова чайник. Лев`,
    ],
    labels: ['family'],
  }),
  mail({
    id: 'm-birthday-2',
    thread: 't-birthday',
    folder: 'sent',
    at: '2026-11-07T20:02',
    to: [leo],
    inReplyTo: 'm-birthday-1',
    subject: ["Re: Mum's birthday", 'Re: Мамин день рождения'],
    body: [
      `What about the pottery course she keeps talking about? I can pay half. Alex`,
      `Как насчёт курса гончарного дела, о котором она всё время говорит? Половину оплачу. Лёша`,
    ],
    labels: ['family'],
  }),
  mail({
    id: 'm-birthday-3',
    thread: 't-birthday',
    at: '2026-11-10T21:47',
    from: leo,
    inReplyTo: 'm-birthday-2',
    subject: ["Re: Mum's birthday", 'Re: Мамин день рождения'],
    body: [
      `Booked! Six evenings from 14 January, €180, so €90 from you. Do you bring the cake or shall I?

      Leo`,
      `Записал! Шесть вечеров с 14 января, 180 €, так что с тебя 90 €. Торт привезёшь ты или я?

      Лев`,
    ],
    labels: ['family'],
  }),

  mail({
    id: 'm-cabin',
    at: '2026-11-11T22:15',
    from: sofia,
    subject: ['Cabin weekend, 21–22 November', 'Выходные в домике, 21–22 ноября'],
    body: [
      `Alex!

      The stove is repaired and the road is clear, so the cabin is on. I bring food for Saturday, could you bring the board games and something for breakfast?

      The picture is from yesterday: first snow.

      Sofia`,
      `Лёша!

      Печку починили, дорогу расчистили — едем в домик. Еда на субботу с меня, захватишь настольные игры и что-нибудь к завтраку?

      Фото вчерашнее: первый снег.

      Соня`,
    ],
    files: [files.cabin],
  }),
  mail({
    id: 'm-book-club',
    at: '2026-11-09T19:00',
    from: bookclub,
    subject: ['Next meeting: Wednesday 2 December', 'Следующая встреча: среда, 2 декабря'],
    body: [
      `Dear readers,

      next time we talk about "The Lamp Keeper's Atlas", chapters 1 to 9. We meet at 19:00 in the back room of the tea house.

      Who brings biscuits?`,
      `Дорогие читатели!

      В следующий раз обсуждаем «Атлас смотрителя маяка», главы с 1 по 9. Встречаемся в 19:00 в дальнем зале чайной.

      Кто принесёт печенье?`,
    ],
  }),
  mail({
    id: 'm-water',
    at: '2026-11-13T08:30',
    from: neighbours,
    to: [me],
    subject: ['No water on Tuesday from 9 to 13', 'Во вторник с 9 до 13 не будет воды'],
    body: [
      `Dear neighbours,

      on Tuesday 17 November the pipes in the cellar are replaced. There is no water from 9:00 to 13:00.

      The board of Larch Street 12`,
      `Уважаемые соседи!

      Во вторник, 17 ноября, в подвале меняют трубы. Воды не будет с 9:00 до 13:00.

      Совет дома, Лиственничная, 12`,
    ],
    unread: true,
  }),
];
