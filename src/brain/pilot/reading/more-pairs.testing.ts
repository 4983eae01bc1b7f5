import type { Pair } from './pairs.testing.ts';
import { asked, date, duration, money, number, where } from './written.testing.ts';

/** Written when the code was done, and not looked at since to mend it. */
export const MORE_PAGES: Readonly<Record<string, string>> = {
  hotels: `
banner:
 [link Stayfinder]
 [link Sign in]
main:
 # Hotels in Lisbon
 18 hotels found
 [combobox Sort by = Price]
 [link Casa Azul]
 8.9/10 · 412 reviews
 2.1 km from centre
 €96 per night
 [button See rooms]
 [link Hotel Miradouro]
 9.4/10 · 1,208 reviews
 350 m from centre
 €174 per night
 [button See rooms]
 [link Pensao Sol]
 7.6/10 · 88 reviews
 900 m from centre
 Sold out
 [button See rooms]
 [link Riverside Inn]
 8.2/10 · 640 reviews
 1.4 km from centre
 €82 per night
 [button See rooms]
`,
  bank: `
main:
 # Операции по счёту
 Остаток: 48 210,75 ₽
 | [columnheader Дата] | [columnheader Описание] | [columnheader Сумма]
 | 14.11.2026 | Супермаркет «Лето» | −2 340,10 ₽
 | 13.11.2026 | Зарплата | +85 000,00 ₽
 | 12.11.2026 | Аптека | −655,00 ₽
 | 12.11.2026 | Такси | −410,00 ₽
 | 10.11.2026 | Супермаркет «Лето» | −1 120,40 ₽
`,
  phone: `
main:
 # Nova X2
 4.3 out of 5 (2,150 ratings)
 $499.00
 $449.00
 [button Add to basket]
 ## Specifications
 | Screen | 6.1 in
 | Weight | 172 g
 | Battery | 4,500 mAh
 | Storage | 128 GB
 | Colours | black, green
`,
  forum: `
main:
 # Gardening forum
 - [link How do I prune roses?] by Marta, 12 replies, 3 hours ago
 - [link Best soil for tomatoes] by Igor, 34 replies, yesterday
 - [link Slugs again] by Marta, 7 replies, 5 days ago
 - [link My first greenhouse] by Lena, 51 replies, 2 weeks ago
 navigation Pages:
  [link 1]
  [link 2]
`,
  weather: `
main:
 # Погода в Твери
 Сейчас −3 °C, ветер 5 м/с, влажность 81%
 | День | Днём | Ночью | Осадки
 | Понедельник | −2 °C | −7 °C | 10%
 | Вторник | 0 °C | −4 °C | 60%
 | Среда | 3 °C | −1 °C | 80%
`,
  tasks: `
main:
 # My tasks
 - [checkbox Buy milk*]
 - [checkbox Call the bank]
 - [checkbox Water the plants*]
 - [checkbox Renew passport]
`,
  shop: `
main:
 # Каталог
 region Фильтры:
  [checkbox В наличии]
  [checkbox Со скидкой]
 region Товары:
  ## [link Чайник «Дым»]
  2 490 ₽
  Объём: 1,7 л
  Рейтинг 4,6 из 5
  [button Купить]
  ## [link Чайник «Искра»]
  1 890 ₽
  Объём: 1,5 л
  Рейтинг 4,2 из 5
  [button Купить]
  ## [link Тостер «Утро»]
  2 150 ₽
  Рейтинг 4,8 из 5
  [button Купить]
 [link Следующая страница]
`,
  events: `
main:
 # Events this month
 ## Jazz in the park
 Saturday, 21 November 2026, 19:00
 Free entry
 ## Poetry night
 Wednesday, 18 November 2026, 20:30
 Tickets from €12
 ## Flea market
 Sunday, 29 November 2026, 9:00
 Free entry
`,
  account: `
main:
 # Account
 form Personal data:
  [textbox E-mail = kim@home.test]
  [textbox Phone]
  [checkbox Two-step login]
  [radio Monthly plan]
  [radio Yearly plan*]
 Next payment: 3 December 2026
 Member since March 2019
`,
  library: `
main:
 # О библиотеке
 Библиотека работает с 9:00 до 20:00, в воскресенье — выходной. Читальный билет стоит 150 ₽.
 Фонд насчитывает 240 000 книг. Срок выдачи — 14 дней.
 Телефон: 8 (4822) 34-56-78
`,
};

export const AFTER: readonly Pair[] = [
  ['hotels', asked({ what: 'hotel', want: 'name', best: ['price', 'least'] }), ['Riverside Inn']],
  ['hotels', asked({ what: 'hotels', want: 'count', count: 'all' }), 18],
  ['hotels', asked({ what: 'hotel', want: 'name', best: ['rating', 'most'] }), ['Hotel Miradouro']],
  ['hotels', asked({ what: 'Casa Azul', tell: ['distance'] }), ['2.1 km']],
  [
    'hotels',
    asked({ what: 'hotels', want: 'list', count: 'all', where: [where('price', '<', money(100, 'EUR'))] }),
    ['Casa Azul', 'Riverside Inn'],
  ],
  ['hotels', asked({ what: 'Hotel Miradouro', tell: ['reviews'] }), ['1,208']],
  ['hotels', asked({ what: 'отель', want: 'name', best: ['цена', 'most'] }), ['Hotel Miradouro']],
  ['bank', asked({ what: 'остаток' }), ['48 210,75 ₽']],
  [
    'bank',
    asked({
      what: 'операции',
      want: 'sum',
      count: 'all',
      where: [where(undefined, 'contains', 'Лето')],
      tell: ['сумма'],
    }),
    -3460.5,
  ],
  [
    'bank',
    asked({ what: 'операции', want: 'count', count: 'all', where: [where('дата', '=', date('2026-11-12'))] }),
    2,
  ],
  ['bank', asked({ what: 'Аптека', tell: ['дата'] }), ['12.11.2026']],
  ['phone', asked({ what: 'Nova X2', tell: ['weight'] }), ['172 g']],
  ['phone', asked({ what: '', tell: ['storage'] }), ['128 GB']],
  ['phone', asked({ what: 'Nova X2', tell: ['price'] }), { why: 'ambiguous' }],
  ['forum', asked({ what: 'topic', want: 'name', best: ['replies', 'most'] }), ['My first greenhouse']],
  ['forum', asked({ what: 'topics', want: 'count', count: 'all', where: [where('author', '=', 'Marta')] }), 2],
  ['forum', asked({ what: 'тема', want: 'name', best: ['дата', 'most'] }), ['How do I prune roses?']],
  ['weather', asked({ what: 'вторник', tell: ['осадки'] }), ['60%']],
  ['weather', asked({ what: 'день', want: 'name', best: ['ночью', 'least'] }), ['Понедельник']],
  ['tasks', asked({ what: 'tasks', want: 'count', count: 'all', where: [where(undefined, '=', 'checked')] }), 2],
  ['tasks', asked({ what: 'Call the bank', want: 'whether', where: [where(undefined, '=', 'ticked')] }), false],
  ['shop', asked({ what: 'чайник', want: 'name', best: ['цена', 'least'] }), ['Чайник «Искра»']],
  ['shop', asked({ what: 'чайники', want: 'count', count: 'all' }), 2],
  ['shop', asked({ what: 'товар', want: 'name', where: [where('рейтинг', '≥', number(4.7))] }), ['Тостер «Утро»']],
  ['shop', asked({ what: 'Чайник «Дым»', tell: ['объём'] }), ['1,7 л']],
  ['events', asked({ what: 'event', want: 'name', best: ['date', 'least'] }), ['Poetry night']],
  [
    'events',
    asked({ what: 'events', want: 'list', count: 'all', where: [where(undefined, 'contains', 'free')] }),
    ['Jazz in the park', 'Flea market'],
  ],
  ['account', asked({ what: 'next payment' }), ['3 December 2026']],
  ['account', asked({ what: 'yearly plan', want: 'whether', where: [where(undefined, '=', 'selected')] }), true],
  ['library', asked({ what: 'читальный билет', tell: ['цена'] }), ['150 ₽']],
  ['library', asked({ what: 'библиотека', tell: ['телефон'] }), ['8 (4822) 34-56-78']],
  ['library', asked({ what: 'выдача', tell: ['срок'] }), ['14 дней']],
  ['shop', asked({ what: 'Чайник «Искра»', tell: ['вес'] }), { why: 'no such property' }],
  ['hotels', asked({ what: 'castles', want: 'count', count: 'all' }), { why: 'no such things' }],
  [
    'forum',
    asked({ what: 'topics', want: 'list', count: 'all', where: [where('age', '<', duration(2_880))] }),
    ['How do I prune roses?', 'Best soil for tomatoes'],
  ],
];
