import { TODAY } from '../days.ts';
import type { Language } from '../site.ts';

/** The forum's present. It stands still, so that “three days ago” is the same in every test. */
const NOW = `${TODAY} 12:00`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const millis = (at: string): number => Date.parse(`${at.replace(' ', 'T')}:00Z`);

export const stamp = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** Some minutes after the present: what a visitor does gets later and later moments. */
export const minutesFromNow = (minutes: number): string => stamp(millis(NOW) + minutes * MINUTE);

export const beforeNow = (time: number): number => Math.min(time, millis(NOW) - 5 * MINUTE);

/** `3 days ago`, `12 Oct 2026`. */
export function sinceThen(at: string, language: Language): string {
  const passed = millis(NOW) - millis(at);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (passed < MINUTE) return relative.format(0, 'second');
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour');
  if (passed < 14 * DAY) return relative.format(-Math.floor(passed / DAY), 'day');
  return fullDate(at, language);
}

export function fullDate(at: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ru', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(millis(at));
}

export function monthAndYear(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ru', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${month}-01T00:00:00Z`));
}
