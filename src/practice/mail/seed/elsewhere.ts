import { files } from '../files.ts';
import { people } from '../people.ts';
import { mail } from './mail.ts';

const { mira, vera, tim, nina, sofia, print, hr, helpdesk, grocer, rail } = people;

/** What lies in the other folders. */
export const elsewhere = [
  mail({
    id: 'm-sent-order',
    folder: 'sent',
    at: '2026-11-11T11:40',
    to: [print],
    subject: ['Order: 400 guides', 'Заказ: 400 руководств'],
    body: [
      `Hello, please print 400 copies as in your offer. The file is final. Alex Hartwell`,
      `Здравствуйте! Прошу напечатать 400 экземпляров по вашему предложению. Макет окончательный. Алексей Ветров`,
    ],
    labels: ['work'],
  }),
  mail({
    id: 'm-sent-soup',
    folder: 'sent',
    at: '2026-11-08T12:12',
    to: [nina],
    subject: ['Sunday', 'Воскресенье'],
    body: [
      `I come at one and bring bread. Is Leo there too? Alex`,
      `Приеду к часу, хлеб захвачу. Лев тоже будет? Лёша`,
    ],
    labels: ['family'],
  }),
  mail({
    id: 'm-sent-laptop',
    folder: 'sent',
    at: '2026-11-05T10:22',
    to: [helpdesk],
    subject: ['Second screen flickers', 'Мерцает второй монитор'],
    body: [
      `Hello, the left screen at my desk flickers since Monday. Another cable did not help. Alex`,
      `Здравствуйте! С понедельника мерцает левый монитор. Другой кабель не помог. Алексей`,
    ],
  }),

  mail({
    id: 'm-draft-feedback',
    folder: 'drafts',
    at: '2026-11-14T18:20',
    to: [hr],
    subject: ['Interview feedback', 'Отзыв о собеседовании'],
    body: [
      `Hi,

      we both liked how she explained her choices. My doubt:`,
      `Добрый день!

      Нам обоим понравилось, как она объясняла свои решения. Что смущает:`,
    ],
  }),
  mail({
    id: 'm-draft-cabin',
    folder: 'drafts',
    at: '2026-11-12T22:40',
    to: [sofia],
    subject: ['Games for the cabin', 'Игры для домика'],
    body: [`Sofia, I have three to choose from:`, `Соня, у меня есть три на выбор:`],
  }),

  mail({
    id: 'm-archive-contract',
    folder: 'archive',
    at: '2026-10-28T14:00',
    from: hr,
    subject: ['Your holiday days for 2026', 'Ваши дни отпуска за 2026 год'],
    body: [
      `You have 9 days left this year; up to 5 can move to the next one.`,
      `В этом году у вас осталось 9 дней, до 5 из них можно перенести на следующий.`,
    ],
    labels: ['work'],
  }),
  mail({
    id: 'm-archive-offer',
    folder: 'archive',
    at: '2026-10-21T09:34',
    from: print,
    subject: ['Our offer for 400 guides', 'Наше предложение: 400 руководств'],
    body: [
      `Dear Mr Hartwell, 400 guides cost €1,012.00 plus delivery. The offer is valid for four weeks.`,
      `Уважаемый Алексей! 400 руководств обойдутся в 1 012,00 € без доставки. Предложение действует четыре недели.`,
    ],
    labels: ['work', 'finance'],
    files: [files.offer],
  }),
  mail({
    id: 'm-archive-screen',
    folder: 'archive',
    at: '2026-11-06T09:05',
    from: helpdesk,
    subject: ['Ticket 7715 solved: second screen flickers', 'Заявка 7715 выполнена: мерцает второй монитор'],
    body: [
      `We have put a new screen on your desk. Please answer if it flickers again.`,
      `Мы поставили вам новый монитор. Если снова замерцает, ответьте на это письмо.`,
    ],
  }),
  mail({
    id: 'm-archive-groceries',
    folder: 'archive',
    at: '2026-10-31T12:10',
    from: grocer,
    subject: ['Your order 49870 is on its way', 'Заказ 49870 уже едет к вам'],
    body: [`Weekly box | €19.48\n= Total | €19.48`, `Овощной набор на неделю | 19,48 €\n= Итого | 19,48 €`],
    labels: ['finance'],
    look: { kind: 'receipt', color: '#3f7d20' },
  }),
  mail({
    id: 'm-archive-style',
    folder: 'archive',
    at: '2026-10-19T16:25',
    from: vera,
    cc: [mira, tim],
    subject: ['Writing guide: one page is enough', 'Как мы пишем: одной страницы достаточно'],
    body: [
      `I cut the writing guide down from fourteen pages to one. Please tell me what you miss.`,
      `Я сократила руководство по текстам с четырнадцати страниц до одной. Напишите, чего не хватает.`,
    ],
    labels: ['work'],
  }),

  mail({
    id: 'm-trash-sale',
    folder: 'trash',
    at: '2026-11-07T07:30',
    from: rail,
    subject: ['Last days of the autumn fare', 'Последние дни осеннего тарифа'],
    body: [`All weekend tickets 20% off until Sunday.`, `Скидка 20% на билеты выходного дня до воскресенья.`],
  }),
  mail({
    id: 'm-trash-survey',
    folder: 'trash',
    at: '2026-11-04T10:00',
    from: helpdesk,
    subject: ['How did we do? Two questions', 'Как мы справились? Два вопроса'],
    body: [`Please rate ticket 7698.`, `Оцените, пожалуйста, заявку 7698.`],
  }),
  mail({
    id: 'm-trash-lunch',
    folder: 'trash',
    at: '2026-11-03T11:15',
    from: tim,
    subject: ['Lunch at 12:30?', 'Обед в 12:30?'],
    body: [`The Georgian place again? Tim`, `Снова в грузинское? Тимур`],
  }),
];
