import type { Query } from '../goal.ts';
import { asked, date, duration, money, number, time, where } from './written.testing.ts';

/** What is to come out: names, values, a figure, yes or no; or why nothing does. */
export type Expected = readonly string[] | number | boolean | { why: string };
export type Pair = readonly [page: string, question: Query, expected: Expected];

export const PAGES: Readonly<Record<string, string>> = {
  products: `
navigation Main:
 [link Home]
 [link Products]
 [link About us]
main:
 # Products
 | Product | Price | In stock | Rating
 | [link Desk lamp] | $24.50 | 12 | 4.6
 | [link Office chair] | $189.00 | 0 | 4.1
 | [link Bookshelf] | $1,249.00 | 3 | 4.8
 | [link Waste bin] | $9.90 | 140 | 3.9
`,
  staff: `
main:
 # Сотрудники
 | Имя | Отдел | Дата приёма | Оклад
 | Анна Петрова | Бухгалтерия | 05.12.2023 | 95 000 ₽
 | Борис Котов | Логистика | 14.02.2021 | 82 500 ₽
 | Вера Иванова | Бухгалтерия | 01.09.2025 | 120 000 ₽
 | Глеб Сомов | Продажи | 30.06.2024 | 77 300 ₽
`,
  jobs: `
main:
 # Work that answers back
 [searchbox Profession]
 region Results:
  ## 4 vacancies
  ## [link Trainee barista]
  - €900 – €1,100
  - Warm Cup, Riga
  - Posted 2 days ago
  - [button Save: Trainee barista]
  ## [link Head chef]
  - €2,400 – €3,000
  - Blue Door, Berlin
  - Posted yesterday
  - [button Save: Head chef]
  ## [link Night porter]
  - Hotel Astra, Prague
  - Posted 5 days ago
  - [button Save: Night porter]
  ## [link Pastry cook]
  - €1,500 – €1,900
  - Warm Cup, Berlin
  - Posted 3 hours ago
  - [button Save: Pastry cook]
`,
  dishes: `
main:
 # Пиццерия «Везувий»
 4,7 ★ (312 отзывов)
 ## Пицца
 ### Маргарита
 Томаты, моцарелла, базилик
 490 ₽
 [button В корзину]
 ### Четыре сыра
 Моцарелла, горгонзола, пармезан, рикотта
 650 ₽
 [button В корзину]
 ### Грибная
 Шампиньоны, моцарелла, сливки
 560 ₽
 [button В корзину]
 ## Напитки
 ### Морс клюквенный
 0,5 л
 150 ₽
 [button В корзину]
 ### Лимонад
 0,33 л
 180 ₽
 [button В корзину]
`,
  inbox: `
navigation Folders:
 [link Inbox (3)]
 [link Sent]
main:
 # Inbox
 | [checkbox Select] | Anna Bell | [link Lunch on Friday?] | 9:41 AM
 | [checkbox Select] | Tom Reed | [link Invoice 2231] | Nov 14
 | [checkbox Select*] | Anna Bell | [link Photos from the trip] | Nov 12
 | [checkbox Select] | Parcel Service | [link Your parcel is on its way] | Nov 9
 | [checkbox Select] | Tom Reed | [link Re: Budget] | Oct 30
`,
  letters: `
main Входящие:
 # Входящие
 - [checkbox Выбрать] Олег Дымов [link Отчёт за октябрь] 14 ноября
 - [checkbox Выбрать] Мария Лис [link Билеты куплены] 13 ноября
 - [checkbox Выбрать] Олег Дымов [link Созвон в понедельник] 10 ноября
 - [checkbox Выбрать] Банк [link Выписка по счёту] 1 ноября
`,
  order: `
main:
 # Your order
 - 2 × Margherita €18.00
 - 1 × Lemonade €3.50
 Subtotal €21.50
 Delivery €2.90
 Discount −€4.00
 Total €20.40
 Delivery time: 35–45 min
 Address: 12 Harbour Street
 [button Pay now]
`,
  profile: `
main:
 # Профиль
 Телефон
 +7 912 345-67-89
 Почта
 lena@primer.test
 Город
 Казань
 Баланс
 1 290,50 ₽
 Дата рождения
 7 марта 1990
`,
  settings: `
main:
 # Settings
 [textbox Full name = Ann Lee]
 [combobox Language = English]
 [checkbox Weekly newsletter*]
 [checkbox Text messages]
 [switch Dark theme]
 [slider Volume = 70]
 [button Save changes]
`,
  flights: `
main:
 # Рейсы Москва — Казань, 20 ноября
 | Рейс | Вылет | Прилёт | В пути | Цена
 | SU 1190 | 07:15 | 08:55 | 1 ч 40 мин | 5 400 ₽
 | DP 6511 | 10:30 | 12:00 | 1 ч 30 мин | 3 899 ₽
 | S7 2041 | 13:20 | 17:05 | 3 ч 45 мин | 4 250 ₽
 | U6 355 | 21:50 | 23:25 | 1 ч 35 мин | 4 990 ₽
`,
  museum: `
main:
 # Harbour Museum
 The museum shows three hundred years of seafaring. It was founded in 1912 by Captain Erik Holm.
 ## Visit
 We are open Tuesday to Sunday from 10:00 to 18:00. On Mondays the museum is closed.
 A ticket costs €9.50, children under 12 pay nothing. The tour takes 1 h 20 min.
 ## Contact
 Phone: +45 33 12 34 56
 Mail: hello@harbour.test
`,
  article: `
main:
 # Озеро Светлое
 Площадь озера — 84 км², наибольшая глубина — 41 м. Озеро открыл Иван Рогов в 1768 году.
 Зимой лёд держится 5 месяцев. Вход на берег бесплатный, стоянка стоит 200 ₽ в сутки.
`,
  results: `
main:
 # Search
 57 results for "kettle"
 - [link Steel kettle] $39.00 4.5 ★ (210)
 - [link Travel kettle] $19.99 3.8 ★ (95)
 - [link Glass kettle] $45.50 4.7 ★ (1,024)
 [link Next page]
`,
  tiles: `
main:
 # Panel
 1,284
 Visitors
 37
 Orders
 $5,310.20
 Revenue
 2.9%
 Conversion
`,
  cards: `
main:
 # Рестораны
 - [link Тандыр 4,8 ★ 30–40 мин доставка 99 ₽]
 - [link Суши Ко 4,5 ★ 45–55 мин доставка 0 ₽]
 - [link Бургер Двор 4,9 ★ 20–30 мин доставка 149 ₽]
`,
  films: `
main:
 # Tonight
 [link The Quiet Sea]
 Drama, 2 h 5 min
 18:30
 [button Book]
 [link Robots]
 Animation, 1 h 28 min
 16:00
 [button Book]
 [link Last Train]
 Thriller, 1 h 52 min
 21:15
 [button Book]
contentinfo:
 [link Terms]
 [link Privacy]
`,
};

export const BEFORE: readonly Pair[] = [
  // A table in English.
  ['products', asked({ what: 'Office chair', tell: ['price'] }), ['$189.00']],
  ['products', asked({ what: 'product', want: 'name', best: ['price', 'least'] }), ['Waste bin']],
  ['products', asked({ what: 'product', want: 'count', count: 'all' }), 4],
  [
    'products',
    asked({ what: 'product', want: 'list', count: 'all', where: [where('price', '<', money(100))] }),
    ['Desk lamp', 'Waste bin'],
  ],
  [
    'products',
    asked({ what: 'product', want: 'name', count: 'all', where: [where('stock', '=', number(0))] }),
    ['Office chair'],
  ],
  ['products', asked({ what: 'products', want: 'sum', count: 'all', tell: ['price'] }), 1472.4],
  ['products', asked({ what: 'products', want: 'average', count: 'all', tell: ['rating'] }), 4.35],
  ['products', asked({ what: { words: 'product', ordinal: 3 }, tell: ['price'] }), ['$1,249.00']],
  ['products', asked({ what: 'Desk lamp and Office chair', want: 'difference', tell: ['price'] }), 164.5],
  ['products', asked({ what: 'unicorn', want: 'count', count: 'all' }), { why: 'no such things' }],
  ['products', asked({ what: 'Desk lamp', tell: ['weight'] }), { why: 'no such property' }],
  ['products', asked({ what: 'products', want: 'count', count: 'all', except: ['Bookshelf'] }), 3],
  ['products', asked({ what: 'Bookshelf', want: 'whether' }), true],
  ['products', asked({ what: 'product', want: 'whether', where: [where('rating', '>', number(4.9))] }), false],
  // A table in Russian.
  ['staff', asked({ what: 'Борис Котов', tell: ['оклад'] }), ['82 500 ₽']],
  ['staff', asked({ what: 'сотрудник', want: 'name', best: ['оклад', 'most'] }), ['Вера Иванова']],
  ['staff', asked({ what: 'сотрудники', want: 'count', count: 'all', where: [where('отдел', '=', 'бухгалтерия')] }), 2],
  ['staff', asked({ what: 'сотрудник', want: 'name', best: ['дата приёма', 'least'] }), ['Борис Котов']],
  [
    'staff',
    asked({ what: 'сотрудники', want: 'list', count: 'all', where: [where('дата приёма', '≥', date('2024-01-01'))] }),
    ['Вера Иванова', 'Глеб Сомов'],
  ],
  ['staff', asked({ what: 'Анна Петрова', tell: ['отдел', 'дата приёма'] }), ['Бухгалтерия', '05.12.2023']],
  ['staff', asked({ what: 'сотрудники', want: 'sum', count: 'all', tell: ['оклад'] }), 374800],
  ['staff', asked({ what: 'Анна Петрова', tell: ['salary'] }), ['95 000 ₽']],
  // Cards under headings.
  ['jobs', asked({ what: 'vacancies', want: 'count', count: 'all' }), 4],
  ['jobs', asked({ what: 'vacancy', want: 'name', best: ['salary', 'most'] }), ['Head chef']],
  [
    'jobs',
    asked({ what: 'vacancies', want: 'list', count: 'all', where: [where(undefined, 'contains', 'Berlin')] }),
    ['Head chef', 'Pastry cook'],
  ],
  ['jobs', asked({ what: 'Pastry cook', tell: ['salary'] }), ['€1,500 – €1,900']],
  ['jobs', asked({ what: 'vacancy', want: 'name', best: ['date', 'most'] }), ['Pastry cook']],
  ['jobs', asked({ what: 'vacancies', want: 'count', count: 'all', where: [where('company', '=', 'Warm Cup')] }), 2],
  ['jobs', asked({ what: { words: 'вакансия', ordinal: -1 }, want: 'name' }), ['Pastry cook']],
  // Cards in sections, Russian.
  ['dishes', asked({ what: 'Грибная', tell: ['цена'] }), ['560 ₽']],
  ['dishes', asked({ what: 'пицца', want: 'name', best: ['цена', 'most'] }), ['Четыре сыра']],
  ['dishes', asked({ what: 'напитки', want: 'count', count: 'all' }), 2],
  ['dishes', asked({ what: 'пицца', want: 'name', where: [where(undefined, 'contains', 'шампиньоны')] }), ['Грибная']],
  // Letters.
  ['inbox', asked({ what: 'letters', want: 'count', count: 'all', where: [where('from', '=', 'Anna')] }), 2],
  [
    'inbox',
    asked({
      what: { words: 'letter', kind: 'message' },
      want: 'value',
      where: [where('from', '=', 'Tom')],
      best: ['date', 'most'],
      tell: ['subject'],
    }),
    ['Invoice 2231'],
  ],
  ['inbox', asked({ what: 'Photos from the trip', tell: ['date'] }), ['Nov 12']],
  [
    'inbox',
    asked({ what: 'messages', want: 'list', count: 'all', where: [where('date', '<', date('2026-11-10'))] }),
    ['Your parcel is on its way', 'Re: Budget'],
  ],
  ['letters', asked({ what: 'письма', want: 'count', count: 'all', where: [where('от', '=', 'Олега')] }), 2],
  ['letters', asked({ what: 'письмо', want: 'name', best: ['дата', 'most'] }), ['Отчёт за октябрь']],
  ['letters', asked({ what: { words: 'письмо', ordinal: 2 }, want: 'name' }), ['Билеты куплены']],
  ['letters', asked({ what: 'письмо', want: 'whether', where: [where('от', '=', 'Анны')] }), false],
  // Pairs.
  ['order', asked({ what: 'total' }), ['€20.40']],
  ['order', asked({ what: 'order', tell: ['total'] }), ['€20.40']],
  ['order', asked({ what: 'delivery', tell: ['cost'] }), ['€2.90']],
  ['order', asked({ what: '', tell: ['delivery time'] }), ['35–45 min']],
  ['order', asked({ what: 'address' }), ['12 Harbour Street']],
  ['profile', asked({ what: 'баланс' }), ['1 290,50 ₽']],
  ['profile', asked({ what: 'профиль', tell: ['дата рождения'] }), ['7 марта 1990']],
  ['profile', asked({ what: '', tell: ['город'] }), ['Казань']],
  ['settings', asked({ what: 'language' }), ['English']],
  ['settings', asked({ what: 'weekly newsletter', want: 'whether', where: [where(undefined, '=', 'checked')] }), true],
  // Times and durations.
  ['flights', asked({ what: 'рейс', want: 'name', best: ['время в пути', 'least'] }), ['DP 6511']],
  [
    'flights',
    asked({ what: 'рейсы', want: 'list', count: 'all', where: [where('вылет', '>', time('12:00'))] }),
    ['S7 2041', 'U6 355'],
  ],
  ['flights', asked({ what: 'SU 1190', tell: ['прилёт'] }), ['08:55']],
  ['flights', asked({ what: 'рейсы', want: 'count', count: 'all', where: [where('в пути', '<', duration(120))] }), 3],
  ['films', asked({ what: 'film', want: 'name', best: ['length', 'most'] }), ['The Quiet Sea']],
  ['films', asked({ what: 'Last Train', tell: ['time'] }), ['21:15']],
  // Prose.
  ['museum', asked({ what: 'ticket', tell: ['price'] }), ['€9.50']],
  ['article', asked({ what: 'озеро', tell: ['глубина'] }), ['41 м']],
  // More than is shown.
  ['results', asked({ what: 'results', want: 'count', count: 'all' }), 57],
  ['tiles', asked({ what: '', tell: ['revenue'] }), ['$5,310.20']],
  ['cards', asked({ what: 'ресторан', want: 'name', best: ['рейтинг', 'most'] }), ['Бургер Двор']],
];
