import type { Context } from 'hono';
import { daysBetween, TODAY } from '../../days.ts';
import { oneTimeNotices } from '../../notices.ts';
import type { Language, SiteEnv } from '../../site.ts';
import { both } from '../../words.ts';
import type { Vacancy } from '../data/vacancies.ts';
import type { JobsState } from '../state.ts';

export type JobsContext = Context<SiteEnv<JobsState>>;

const locales: Record<Language, string> = { en: 'en-IE', ru: 'ru-RU' };

export function number(c: JobsContext, value: number): string {
  return new Intl.NumberFormat(locales[c.var.language]).format(value);
}

export function euros(c: JobsContext, value: number): string {
  const options = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(locales[c.var.language], options).format(value);
}

export function salaryText(c: JobsContext, { salaryFrom, salaryTo }: Vacancy): string {
  const { t } = c.var;
  if (salaryFrom === null) return t('Salary not stated', 'Зарплата не указана');
  if (salaryTo === null) return t(`from ${euros(c, salaryFrom)}`, `от ${euros(c, salaryFrom)}`);
  return t(`${euros(c, salaryFrom)} – ${euros(c, salaryTo)}`, `${number(c, salaryFrom)} – ${euros(c, salaryTo)}`);
}

export function day(c: JobsContext, iso: string): string {
  return new Intl.DateTimeFormat(locales[c.var.language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}

export function month(c: JobsContext, iso: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[c.var.language], options).format(new Date(iso));
}

/** "today", "yesterday", "5 days ago" */
export function ago(c: JobsContext, iso: string): string {
  return new Intl.RelativeTimeFormat(locales[c.var.language], { numeric: 'auto' }).format(
    daysBetween(TODAY, iso),
    'day',
  );
}

export const { leaveNotice, takeNotice } = oneTimeNotices({
  saved: both('Saved. You find it under “Saved”.', 'Сохранено. Вакансия в разделе «Избранное».'),
  unsaved: both('No longer among the saved ones', 'Убрано из избранного'),
  applied: both('Your application is sent', 'Отклик отправлен'),
  withdrawn: both('Your application is withdrawn', 'Отклик отозван'),
  profile: both('Your profile is up to date', 'Профиль обновлён'),
});
