import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Language, SiteEnv } from '../../site.ts';
import type { Vacancy } from '../data/vacancies.ts';
import type { JobsState } from '../state.ts';
import { TODAY } from '../words.ts';

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
  const days = (Date.parse(iso) - Date.parse(TODAY)) / 86_400_000;
  return new Intl.RelativeTimeFormat(locales[c.var.language], { numeric: 'auto' }).format(days, 'day');
}

/** `counted(c, 3, ['vacancy', 'vacancies'], ['вакансия', 'вакансии', 'вакансий'])` */
export function counted(
  c: JobsContext,
  count: number,
  [one, other]: readonly [string, string],
  [odin, dva, pyat]: readonly [string, string, string],
): string {
  const russian: Partial<Record<Intl.LDMLPluralRule, string>> = { one: odin, few: dva };
  const form = russian[new Intl.PluralRules('ru').select(count)] ?? pyat;
  return `${number(c, count)} ${c.var.t(count === 1 ? one : other, form)}`;
}

const notices = {
  saved: ['Saved. You find it under “Saved”.', 'Сохранено. Вакансия в разделе «Избранное».'],
  unsaved: ['No longer among the saved ones', 'Убрано из избранного'],
  applied: ['Your application is sent', 'Отклик отправлен'],
  withdrawn: ['Your application is withdrawn', 'Отклик отозван'],
  profile: ['Your profile is up to date', 'Профиль обновлён'],
} as const satisfies Record<string, readonly [string, string]>;

/** Something to say on the next page, after a redirect. */
export function leaveNotice(c: JobsContext, notice: keyof typeof notices): void {
  setCookie(c, 'notice', notice, { path: '/', sameSite: 'Lax', maxAge: 30 });
}

/** Says it once. */
export function takeNotice(c: JobsContext): string | undefined {
  const name = getCookie(c, 'notice');
  if (name === undefined) return undefined;
  deleteCookie(c, 'notice', { path: '/' });
  const [english, russian] = Object.entries(notices).find(([key]) => key === name)?.[1] ?? [];
  return english && russian && c.var.t(english, russian);
}

/** What a form has sent; a request without one is a form with nothing filled in. */
export function sentForm(c: JobsContext): Promise<FormData> {
  return c.req.formData().catch(() => new FormData());
}
