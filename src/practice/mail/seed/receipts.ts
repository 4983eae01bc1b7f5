import { files } from '../files.ts';
import type { Look } from '../model.ts';
import { people } from '../people.ts';
import { mail } from './mail.ts';

const receipt = (color: string): Look => ({ kind: 'receipt', color });

/** What shops and services send after the money has gone. */
export const receipts = [
  mail({
    id: 'm-groceries',
    at: '2026-11-14T12:08',
    from: people.grocer,
    subject: ['Your order 50412 is on its way', 'Заказ 50412 уже едет к вам'],
    body: [
      `Thank you, Alex! The courier comes between 18:00 and 20:00.

      Apples, 1.5 kg | €4.20
      Rye bread | €3.10
      Olive oil, 0.75 l | €11.90
      Coffee beans, 1 kg | €21.50
      Vegetables, weekly box | €19.48
      Delivery | €4.00
      = Total | €64.18`,
      `Спасибо, Алексей! Курьер приедет с 18:00 до 20:00.

      Яблоки, 1,5 кг | 4,20 €
      Ржаной хлеб | 3,10 €
      Оливковое масло, 0,75 л | 11,90 €
      Кофе в зёрнах, 1 кг | 21,50 €
      Овощной набор на неделю | 19,48 €
      Доставка | 4,00 €
      = Итого | 64,18 €`,
    ],
    labels: ['finance'],
    look: receipt('#3f7d20'),
  }),
  mail({
    id: 'm-headphones',
    at: '2026-11-11T15:26',
    from: people.audio,
    subject: ['Receipt for order CA-30977', 'Чек по заказу CA-30977'],
    body: [
      `We have received your payment.

      Jackdaw 2 headphones, graphite | €179.00
      Gift wrapping | €4.00
      Delivery | €6.00
      = Total | €189.00

      You have 30 days to send them back, no questions asked.`,
      `Мы получили ваш платёж.

      Наушники Jackdaw 2, графит | 179,00 €
      Подарочная упаковка | 4,00 €
      Доставка | 6,00 €
      = Итого | 189,00 €

      Вернуть покупку можно в течение 30 дней без объяснений.`,
    ],
    labels: ['finance'],
    files: [files.headphones],
    look: receipt('#2d2a32'),
  }),
  mail({
    id: 'm-taxi',
    at: '2026-11-13T23:41',
    from: people.taxi,
    subject: ['Your ride on Friday evening', 'Ваша поездка в пятницу вечером'],
    body: [
      `Orpheum Lane – Larch Street 12, 6.4 km, 17 minutes.

      Ride | €12.60
      Tip | €2.00
      = Total | €14.60`,
      `Орфеев переулок — Лиственничная, 12; 6,4 км, 17 минут.

      Поездка | 12,60 €
      Чаевые | 2,00 €
      = Итого | 14,60 €`,
    ],
    labels: ['finance'],
    look: receipt('#8a5a00'),
  }),
  mail({
    id: 'm-cinema',
    at: '2026-11-13T18:32',
    from: people.cinema,
    subject: ['Two tickets for tonight, 20:30', 'Два билета на сегодня, 20:30'],
    body: [
      `"The Tin Lighthouse", hall 2, row 7, seats 9 and 10.

      2 tickets | €22.00
      = Total | €22.00

      Doors open at 20:10. Show the code K4-771.`,
      `«Жестяной маяк», зал 2, ряд 7, места 9 и 10.

      2 билета | 22,00 €
      = Итого | 22,00 €

      Двери открываются в 20:10. Покажите код K4-771.`,
    ],
    labels: ['finance'],
    look: receipt('#7a1f3d'),
  }),
  mail({
    id: 'm-subscription',
    at: '2026-11-10T06:00',
    from: people.stream,
    subject: ['Your subscription has been renewed', 'Подписка продлена'],
    body: [
      `Reelnest Standard, 10 November – 9 December 2026.

      Monthly plan | €11.99
      = Charged | €11.99

      From February the plan costs €13.99. You can cancel at any time in your account.`,
      `Reelnest «Стандарт», 10 ноября — 9 декабря 2026.

      Тариф за месяц | 11,99 €
      = Списано | 11,99 €

      С февраля тариф стоит 13,99 €. Отменить подписку можно в любой момент в личном кабинете.`,
    ],
    labels: ['finance'],
    look: receipt('#5b2a86'),
  }),
  mail({
    id: 'm-electricity',
    at: '2026-11-09T09:15',
    from: people.power,
    subject: ['Electricity bill for October: €73.42', 'Счёт за электричество за октябрь: 73,42 €'],
    body: [
      `Dear customer,

      your bill for October is ready.

      214 kWh | €63.10
      Base price | €10.32
      = To pay by 25 November | €73.42

      The bill is attached as a PDF.`,
      `Уважаемый клиент!

      Счёт за октябрь готов.

      214 кВт·ч | 63,10 €
      Абонентская плата | 10,32 €
      = Оплатить до 25 ноября | 73,42 €

      Счёт в формате PDF — во вложении.`,
    ],
    unread: true,
    labels: ['finance'],
    files: [files.electricity],
    look: receipt('#9a6700'),
  }),
  mail({
    id: 'm-delivery',
    at: '2026-11-14T07:40',
    from: people.parcel,
    subject: ['Your parcel comes today', 'Посылка приедет сегодня'],
    body: [
      `Parcel SB 6601 4472 from Corvid Audio is in the van. We ring your bell between 11:00 and 14:00.

      Nobody at home? We leave it with your neighbour, nothing to pay.`,
      `Посылка SB 6601 4472 от Corvid Audio уже в машине. Позвоним в дверь с 11:00 до 14:00.

      Никого нет дома? Оставим у соседей, доплачивать ничего не нужно.`,
    ],
    look: receipt('#b3261e'),
  }),
  mail({
    id: 'm-statement',
    at: '2026-11-08T05:30',
    from: people.bank,
    subject: ['Your October statement is ready', 'Выписка за октябрь готова'],
    body: [
      `Dear Alex Hartwell,

      the statement for the account ending in 4410 is ready. We never send statements or links by mail: open the app or type our address yourself.

      Harbour Bank`,
      `Уважаемый Алексей Ветров!

      Готова выписка по счёту, оканчивающемуся на 4410. Мы никогда не присылаем выписки и ссылки в письмах: откройте приложение или наберите наш адрес сами.

      Гавань-Банк`,
    ],
    labels: ['finance'],
    look: receipt('#123a5a'),
  }),
];
