import { files } from '../files.ts';
import { people } from '../people.ts';
import { mail } from './mail.ts';

const { me, vera, tim, daniel, mira, hr, helpdesk, print, calendar, monitor, repository } = people;

/** The rest of working life: papers, invitations, machines that write. */
export const office = [
  mail({
    id: 'm-invoice',
    at: '2026-11-14T10:15',
    from: print,
    subject: ['Invoice LP-2026-1187 for 400 printed guides', 'Счёт LP-2026-1187 за 400 печатных руководств'],
    body: [
      `Dear Alex Hartwell,

      thank you for your order. Please find our invoice attached.

      400 guides, 48 pages, softcover | €1,012.00
      Proof print | €45.00
      Delivery | €24.00
      VAT 19% | €205.39
      = Total | €1,286.39

      Please pay by 29 November 2026 and give the number LP-2026-1187.

      Lumen Print Studio, accounts`,
      `Уважаемый Алексей Ветров!

      Благодарим за заказ. Счёт — во вложении.

      400 руководств, 48 полос, мягкая обложка | 1 012,00 €
      Пробный отпечаток | 45,00 €
      Доставка | 24,00 €
      НДС 19% | 205,39 €
      = Итого | 1 286,39 €

      Просим оплатить до 29 ноября 2026 года и указать номер LP-2026-1187.

      Бухгалтерия типографии «Люмен»`,
    ],
    unread: true,
    labels: ['work', 'finance'],
    files: [files.invoice],
  }),

  mail({
    id: 'm-budget-1',
    thread: 't-budget',
    folder: 'archive',
    at: '2026-11-10T12:30',
    from: tim,
    cc: [mira],
    subject: ['Budget for the fourth quarter', 'Бюджет на четвёртый квартал'],
    body: [
      `Hi Alex, could you look over the travel line before I hand it in? Tim`,
      `Алексей, посмотри, пожалуйста, строку с командировками, прежде чем я сдам бюджет. Тимур`,
    ],
    labels: ['work', 'finance'],
  }),
  mail({
    id: 'm-budget-2',
    thread: 't-budget',
    at: '2026-11-13T16:20',
    from: tim,
    cc: [mira],
    inReplyTo: 'm-budget-1',
    subject: ['Re: Budget for the fourth quarter', 'Re: Бюджет на четвёртый квартал'],
    body: [
      `Second version attached: travel went up to €9,400, everything else is as you know it. If I hear nothing by Tuesday, it goes to accounting.

      Tim`,
      `Во вложении вторая версия: командировки выросли до 9 400 €, остальное без изменений. Если до вторника возражений не будет, передаю в бухгалтерию.

      Тимур`,
    ],
    labels: ['work', 'finance'],
    files: [files.budget],
  }),

  mail({
    id: 'm-minutes',
    at: '2026-11-12T18:05',
    from: vera,
    to: [me, mira, daniel, tim],
    subject: ['Minutes of the Thursday meeting', 'Протокол встречи в четверг'],
    body: [
      `Minutes attached. Decisions in one line: the beta closes on 24 November, support hours stay as they are, and the old export goes in January.

      Vera`,
      `Протокол во вложении. Решения одной строкой: бета закрывается 24 ноября, часы поддержки не меняются, старый экспорт убираем в январе.

      Вера`,
    ],
    labels: ['work'],
    files: [files.minutes],
  }),

  mail({
    id: 'm-invitation',
    at: '2026-11-12T09:00',
    from: calendar,
    subject: [
      'Invitation: Accessibility workshop, Thu 19 Nov, 10:00',
      'Приглашение: мастерская по доступности, чт 19 ноября, 10:00',
    ],
    body: [
      `Vera Castell invites you:

      What | Accessibility workshop
      When | Thursday 19 November 2026, 10:00–12:00
      Where | Room Lighthouse, third floor

      The calendar file is attached.`,
      `Вера Кастальская приглашает вас:

      Что | Мастерская по доступности
      Когда | Четверг, 19 ноября 2026, 10:00–12:00
      Где | Переговорная «Маяк», третий этаж

      Файл календаря — во вложении.`,
    ],
    labels: ['work'],
    files: [files.workshop],
  }),

  mail({
    id: 'm-policy',
    at: '2026-11-11T13:45',
    from: hr,
    subject: ['Remote work: what changes in January', 'Удалённая работа: что изменится с января'],
    body: [
      `Dear colleagues,

      from January the days at home are agreed per team instead of per person. Nothing changes for those who work fully remotely.

      If you have questions, answer this mail by 30 November.

      Your People Team`,
      `Уважаемые коллеги!

      С января дни удалённой работы согласуются для команды целиком, а не лично. Для тех, кто работает полностью удалённо, ничего не меняется.

      Если есть вопросы, ответьте на это письмо до 30 ноября.

      Ваш отдел кадров`,
    ],
    labels: ['work'],
  }),

  mail({
    id: 'm-candidate',
    at: '2026-11-13T11:10',
    from: hr,
    cc: [daniel],
    subject: ['Interview feedback: front-end developer', 'Отзыв о собеседовании: фронтенд-разработчик'],
    body: [
      `Hi Alex,

      you and Daniel spoke with the candidate on Thursday. Could you send us two or three sentences by Monday: strengths, doubts, yes or no?

      Thank you!`,
      `Алексей, добрый день!

      В четверг вы с Даниилом говорили с кандидатом. Пришлите, пожалуйста, до понедельника два-три предложения: сильные стороны, сомнения, да или нет.

      Спасибо!`,
    ],
    unread: true,
    labels: ['work'],
  }),

  mail({
    id: 'm-maintenance',
    at: '2026-11-10T08:00',
    from: helpdesk,
    subject: ['Planned maintenance on Saturday 21 November', 'Плановые работы в субботу, 21 ноября'],
    body: [
      `File storage and the internal wiki are not available on Saturday from 07:00 to 11:00. Mail and calendar are not affected.

      North Wharf IT`,
      `В субботу с 07:00 до 11:00 не будут работать файловое хранилище и внутренняя вики. Почты и календаря работы не коснутся.

      ИТ-служба`,
    ],
  }),

  mail({
    id: 'm-monitor',
    at: '2026-11-14T03:17',
    from: monitor,
    subject: ['Resolved: disk usage on build-02', 'Устранено: место на диске build-02'],
    body: [
      `build-02 | disk 61% used
      Opened | 14 Nov 02:51
      Resolved | 14 Nov 03:16

      No action is needed.`,
      `build-02 | занято 61% диска
      Начало | 14 ноября, 02:51
      Устранено | 14 ноября, 03:16

      Ничего делать не нужно.`,
    ],
  }),

  mail({
    id: 'm-pull-request',
    at: '2026-11-13T17:58',
    from: repository,
    subject: [
      'Pull request #318 approved: faster search index',
      'Запрос на слияние #318 одобрен: быстрый поисковый индекс',
    ],
    body: [
      `Daniel Okoro approved your changes in northwharf/atlas.

      "Nice and small. The test with two thousand mails convinced me."

      You can merge now.`,
      `Даниил Орехов одобрил ваши изменения в northwharf/atlas.

      «Аккуратно и коротко. Тест на двух тысячах писем меня убедил».

      Можно сливать.`,
    ],
    labels: ['work'],
  }),
];
