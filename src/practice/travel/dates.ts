import { addDays, type Day, utc } from '../days.ts';

/** Airlines sell no further ahead than this. */
export const LAST_DAY = '2027-10-31';

/** Monday is 0. */
export function weekday(day: Day): number {
  return (utc(day).getUTCDay() + 6) % 7;
}

export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, months: number): string {
  const date = utc(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

export function daysIn(month: string): Day[] {
  const days: Day[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(utc(text).getTime()) && addDays(text, 0) === text;
}

/** Whole years between two days. */
export function ageOn(day: Day, born: Day): number {
  return Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);
}
