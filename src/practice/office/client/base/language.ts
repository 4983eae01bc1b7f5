import { counter } from '../../../count.ts';
import { translator } from '../../../language.ts';
import type { Language } from '../../../site.ts';

export const language: Language = document.documentElement.lang === 'ru' ? 'ru' : 'en';
export const t = translator(language);
export const counted = counter(language);

const locale = language === 'ru' ? 'ru-RU' : 'en-GB';
const numbers = new Intl.NumberFormat(locale);
const prices = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const shortDays = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' });

export const formatNumber = (value: number): string => numbers.format(value);
export const formatPrice = (value: number): string => prices.format(value);
// Without the «г.» that Russian formats end with: a column of dates is clear without it.
export const formatDay = (iso: string): string => (iso ? days.format(new Date(iso)).replace(/\sг\.$/, '') : '');
export const formatShortDay = (iso: string): string => (iso ? shortDays.format(new Date(iso)) : '');

export function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${numbers.format(Math.round(bytes / 1000))} ${t('KB', 'КБ')}`;
  return `${numbers.format(Math.round(bytes / 100_000) / 10)} ${t('MB', 'МБ')}`;
}

export function formatAgo(minutes: number): string {
  if (minutes < 60) return ago.format(-minutes, 'minute');
  if (minutes < 1440) return ago.format(-Math.round(minutes / 60), 'hour');
  return ago.format(-Math.round(minutes / 1440), 'day');
}
