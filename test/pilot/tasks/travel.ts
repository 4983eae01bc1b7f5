import type { FlightQuery, TravelState } from '../../../src/practice/travel/state.ts';
import { daysFromNow, every, holds, silentOn, tells } from '../checks.ts';
import type { Check, WrittenTask } from '../task.ts';

export const travel: readonly WrittenTask[] = [
  {
    name: 'travel: Berlin to Lisbon and back',
    site: 'travel',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Search for flights from Berlin to Lisbon, departing on 4 December 2026 and returning on 8 December 2026.',
      'Find flights: from Berlin, to Lisbon, depart December 4, 2026, return December 8, 2026.',
      'need to get from Berlin to Lisbon on the 4th of December 2026 and back on the 8th, look what flies',
    ],
    kinds: ['search', 'find', 'choose', 'date'],
    commits: false,
    said: [{ to: /adult|passenger|traveller|how many/i, answer: 'One adult.' }],
    outcome: searched('BER', 'LIS', ({ depart, return: back }) => depart === '2026-12-04' && back === '2026-12-08'),
  },
  {
    name: 'travel: two adults, one way',
    site: 'travel',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Search for a one-way flight from Vienna to Athens on 20 January 2027 for two adults.',
      'From Vienna to Athens, one way, 20.01.2027, 2 adults. Press Search.',
      'my wife and me, both adults, fly Vienna – Athens on 20 Jan 2027, no return. Find flights',
    ],
    kinds: ['search', 'set', 'number', 'date', 'tick'],
    commits: false,
    outcome: searched('VIE', 'ATH', ({ depart, return: back, adults, children }) => {
      return depart === '2027-01-20' && back === null && adults === 2 && children === 0;
    }),
  },
  {
    name: 'travel: price of a trip',
    site: 'travel',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Go to My trips and tell me the total of the trip to Tbilisi.',
      'What is the total price of my trip from Istanbul to Tbilisi?',
      'how much was the Tbilisi trip again?',
    ],
    kinds: ['go', 'what is', 'in the row of', 'price'],
    commits: false,
    outcome: every(tells(238), silentOn(164)),
  },
  {
    name: 'travel: cancel a trip',
    site: 'travel',
    path: '/trips',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Cancel my trip to Tbilisi and confirm it.',
      'Click "Cancel trip" for the trip from Istanbul to Tbilisi, then accept with "Yes, cancel".',
      "we're not going to Tbilisi after all, call that trip off please. Yes I am sure",
    ],
    kinds: ['click', 'accept', 'then', 'pronoun'],
    commits: true,
    outcome: holds<TravelState>('The trip to Tbilisi still stands.', ({ bookings }) =>
      bookings.some(({ reference, status }) => reference === 'FW4TB7' && status === 'CANCELLED'),
    ),
  },
  {
    name: 'travel: cheapest bed in Tbilisi, on a Russian page',
    site: 'travel',
    path: '/stays',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'Choose Tbilisi, sort by price and tell me the name and the price of the cheapest stay.',
      'What is the cheapest stay in Tbilisi, and what does a night cost?',
      'where in Tbilisi can I sleep for the least money? name and price per night',
    ],
    kinds: ['choose', 'sort', 'cheapest', 'what is', 'price'],
    commits: false,
    outcome: every(tells(['Чурчхела', 'Churchkhela', 'Churchhela'], 67), silentOn('Гранатовый', 'Pomegranate')),
  },
  {
    name: 'travel: five stars in Lisbon, on a Russian page',
    site: 'travel',
    path: '/stays',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'How many stays in Lisbon have 5 stars and free cancellation?',
      'Filter the stays in Lisbon: 5 stars, free cancellation. How many are left?',
      'count the five-star places in Lisbon that can be cancelled for free',
    ],
    kinds: ['filter', 'how many', 'choose', 'number'],
    commits: false,
    outcome: tells(3),
  },
  {
    name: 'поездки: Москва — Стамбул',
    site: 'travel',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Найди билеты из Москвы в Стамбул на 12 декабря 2026, обратно 19 декабря 2026.',
      'Откуда — Москва, куда — Стамбул, туда 12.12.2026, обратно 19.12.2026. Нажми «Найти».',
      'летим из Москвы в Стамбул 12 декабря 2026 и назад 19-го, поищи рейсы',
    ],
    kinds: ['search', 'find', 'date', 'fill'],
    commits: false,
    said: [{ to: /пассажир|взросл|сколько/i, answer: 'Один взрослый.' }],
    outcome: searched('MOW', 'IST', ({ depart, return: back }) => depart === '2026-12-12' && back === '2026-12-19'),
  },
  {
    name: 'поездки: отель в избранное',
    site: 'travel',
    path: '/stays',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Выбери Тбилиси и добавь в избранное отель «Метехи».',
      'Нажми на сердечко рядом с отелем «Метехи» в Тбилиси.',
      'отель Метехи, который в Тбилиси, сохрани мне в избранное',
    ],
    kinds: ['choose', 'add', 'next to', 'quoted'],
    commits: false,
    outcome: holds<TravelState>(
      'Not just the Metekhi is a favourite.',
      ({ favourites }) => favourites.join() === 'tbs-4',
    ),
  },
  {
    name: 'поездки: валюта',
    site: 'travel',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: ['Выбери валюту RUB.', 'Поменяй валюту сайта на рубли.', 'хочу видеть цены в рублях, переключи'],
    kinds: ['choose', 'set'],
    commits: false,
    outcome: holds<TravelState>('Prices are not in roubles.', ({ preferences }) => preferences.currency === 'RUB'),
  },
  {
    name: 'поездки: обратный вылет',
    site: 'travel',
    path: '/trips',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Во сколько вылетает обратный рейс из Тбилиси в Стамбул?',
      'Скажи время вылета рейса Тбилиси — Стамбул.',
      'в поездке в Тбилиси когда у нас самолёт назад? именно время вылета',
    ],
    kinds: ['what is', 'time'],
    commits: false,
    outcome: tells('19:15'),
  },
  {
    name: 'поездки: завтра в Рейкьявик, на английской странице',
    site: 'travel',
    path: '/',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Найди рейсы из Лондона в Рейкьявик на завтра, в одну сторону.',
      'Найди билет Лондон — Рейкьявик, вылет завтра, без обратного.',
      'мне завтра надо из Лондона в Рейкьявик, только туда. Что есть?',
    ],
    kinds: ['search', 'relative date', 'tick'],
    commits: false,
    outcome: searched('LON', 'KEF', ({ depart, return: back }) => daysFromNow(1).includes(depart) && back === null),
  },
];

/** The newest search is for this way, and as it should be. */
function searched(from: string, to: string, isSo: (query: FlightQuery) => boolean): Check {
  return ({ state }) => {
    const [query] = (state as TravelState).lastSearches;
    if (!query) return 'Nothing was searched for.';
    if (query.from !== from || query.to !== to) return `Searched from ${query.from} to ${query.to}.`;
    return isSo(query) || `Searched for ${JSON.stringify(query)}.`;
  };
}
