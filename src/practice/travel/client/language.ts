import { counter } from '../../count.ts';
import { utc } from '../../days.ts';
import { translator } from '../../language.ts';
import type { Language } from '../../site.ts';

export const language: Language = document.documentElement.lang === 'ru' ? 'ru' : 'en';
const locale = language === 'ru' ? 'ru-RU' : 'en-GB';

export const t = translator(language);
export const counted = counter(language);

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(utc(day.slice(0, 10)));
};

/** "Tue, 1 Dec" */
export const shortDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' });
/** "Tuesday, 1 December 2026" */
export const fullDay = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const monthAndYear = formatter({ month: 'long', year: 'numeric' });
const weekdayShort = formatter({ weekday: 'short' });
const weekdayLong = formatter({ weekday: 'long' });

export function monthName(month: string): string {
  const name = monthAndYear(`${month}-01`).replace(/ г\.$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Monday first: 2 November 2026 is one. */
export const weekdays = Array.from({ length: 7 }, (_, index) => {
  const day = `2026-11-0${index + 2}`;
  return { short: weekdayShort(day), long: weekdayLong(day) };
});

export function clock(time: string): string {
  return time.slice(11, 16);
}

export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} ${t('h', 'ч')}`, rest > 0 && `${rest} ${t('min', 'мин')}`];
  return parts.filter(Boolean).join(' ');
}

export function money({ amount, currency }: { amount: number; currency: string }): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}

export function number(value: number): string {
  return new Intl.NumberFormat(locale).format(value);
}
