import { session, t } from './session.ts';

const locale = session.language === 'ru' ? 'ru-RU' : 'en-GB';
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
const clock = formatter({ hour: '2-digit', minute: '2-digit' });
const day = formatter({ day: 'numeric', month: 'short' });
const whole = formatter({ weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Short, for lists: the time today, the day before that. */
export function shortDate(iso: string): string {
  const date = new Date(`${iso}Z`);
  return iso.startsWith(session.today) ? clock.format(date) : day.format(date);
}

export function longDate(iso: string): string {
  return whole.format(new Date(`${iso}Z`));
}

export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${t('B', 'Б')}`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} ${t('KB', 'КБ')}`;
  return `${(bytes / 1024 / 1024).toFixed(1)} ${t('MB', 'МБ')}`;
}
