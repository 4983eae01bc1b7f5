/** The day on which all this happens. Fixed, so that calendars and schedules are the same every time. */
export const TODAY = '2026-11-15';

/** Airlines sell no further ahead than this. */
export const LAST_DAY = '2027-10-31';

/** A calendar day as `2026-11-15`: sorts as text, knows no time zone. */
export type Day = string;

export function addDays(day: Day, days: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);
}

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

/** For `Intl` formatters, which want a moment; pass `timeZone: 'UTC'` to them. */
export function utc(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
