import type { StormState } from '../../../src/practice/storm/state.ts';
import { holds, sameText } from '../checks.ts';
import type { WrittenTask } from '../task.ts';

export const storm: readonly WrittenTask[] = [
  {
    name: 'storm: wait for the form, then book',
    site: 'storm',
    path: '/weathers/late',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Wait until the form appears, then book 2 seats for Ann Marsh on the 18:05 sailing.',
      'Book a ferry for passenger Ann Marsh, sailing 18:05, seats 2. The form takes a moment, wait for it.',
      'two seats on the evening ferry at 18:05 please, name is Ann Marsh. be patient, the page is slow',
    ],
    kinds: ['wait', 'until', 'then', 'choose', 'time', 'number', 'name', 'pronoun'],
    commits: true,
    outcome: holds<StormState>('The seats were not booked as wanted.', ({ bookings: [booking, ...others] }) => {
      if (!booking || others.length > 0) return false;
      return sameText(booking.name, 'Ann Marsh') && booking.sailing === 'evening' && booking.seats === 2;
    }),
  },
  {
    name: 'шторм: кнопка в нужной строке',
    site: 'storm',
    path: '/weathers/long-table?force=1',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Впиши пассажира Пётр Ильин и нажми «Забронировать» в строке номер 37.',
      'Забронируй место на имя Пётр Ильин в строке 37.',
      'нужен тридцать седьмой рейс из списка, пассажир Пётр Ильин, бронируй',
    ],
    kinds: ['fill', 'click', 'in the row of', 'name', 'number'],
    commits: true,
    outcome: holds<StormState>('The seat was not booked as wanted.', ({ bookings: [booking, ...others] }) => {
      return others.length === 0 && booking?.row === 37 && sameText(booking.name, 'Пётр Ильин');
    }),
  },
];
