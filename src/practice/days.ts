/** A calendar day as `2026-11-15`: sorts as text, knows no time zone. */
export type Day = string;

/** The day it is on all sites. Fixed, so that calendars, schedules and “yesterday” are the same every time. */
export const TODAY: Day = '2026-11-15';

export function addDays(day: Day, days: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);
}

/** For `Intl` formatters, which want a moment; pass `timeZone: 'UTC'` to them. */
export function utc(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
