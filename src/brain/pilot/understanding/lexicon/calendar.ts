import { lexicon } from './match.ts';

/** Months, January is 1. */
export const months = lexicon<number>([
  [1, 'jan|january|январ~'],
  [2, 'feb|february|феврал~'],
  [3, 'mar|march|март~'],
  [4, 'apr|april|апрел~'],
  [5, 'may|май|мая|мае'],
  [6, 'jun|june|июн~'],
  [7, 'jul|july|июл~'],
  [8, 'aug|august|август~'],
  [9, 'sep|sept|september|сентябр~'],
  [10, 'oct|october|октябр~'],
  [11, 'nov|november|ноябр~'],
  [12, 'dec|december|декабр~'],
]);

/** Days of the week, Monday is 0. */
export const weekdays = lexicon<number>([
  [0, 'monday~|понедельник~'],
  [1, 'tuesday~|вторник~'],
  [2, 'wednesday~|сред~'],
  [3, 'thursday~|четверг~'],
  [4, 'friday~|пятниц~'],
  [5, 'saturday~|суббот~'],
  [6, 'sunday~|воскресень~'],
]);

/** Small numbers in words. */
export const numberWords = lexicon<number>([
  [1, 'a|an|one|один|одну'],
  [2, 'two|два|две'],
  [3, 'three|три'],
  [4, 'four|четыре'],
  [5, 'five|пять'],
  [6, 'six|шесть'],
  [7, 'seven|семь'],
  [8, 'eight|восемь'],
  [9, 'nine|девять'],
  [10, 'ten|десять'],
]);
