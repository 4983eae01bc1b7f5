import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Language, SiteEnv } from '../../site.ts';
import type { FoodState } from '../state.ts';

export type FoodContext = Context<SiteEnv<FoodState>>;

const locales: Record<Language, string> = { en: 'en-IE', ru: 'ru-RU' };

export function money(c: FoodContext, cents: number): string {
  return new Intl.NumberFormat(locales[c.var.language], { style: 'currency', currency: 'EUR' }).format(cents / 100);
}

export function moment(c: FoodContext, iso: string): string {
  return new Intl.DateTimeFormat(locales[c.var.language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(iso));
}

export function number(c: FoodContext, value: number, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locales[c.var.language], options).format(value);
}

/** `counted(c, 3, ['dish', 'dishes'], ['блюдо', 'блюда', 'блюд'])` */
export function counted(
  c: FoodContext,
  count: number,
  [one, other]: readonly [string, string],
  [odin, dva, pyat]: readonly [string, string, string],
): string {
  const russian = { one: odin, few: dva } as Partial<Record<Intl.LDMLPluralRule, string>>;
  const form = new Intl.PluralRules('ru').select(count);
  return `${number(c, count)} ${c.var.t(count === 1 ? one : other, russian[form] ?? pyat)}`;
}

const notices = {
  added: ['Added to your basket', 'Добавлено в корзину'],
  removed: ['Removed from your basket', 'Убрано из корзины'],
  promo: ['The promo code is applied', 'Промокод применён'],
  cancelled: ['Your order is cancelled. The money goes back to your card.', 'Заказ отменён. Деньги вернутся на карту.'],
  again: ['The dishes are in your basket again', 'Блюда снова в корзине'],
} as const satisfies Record<string, readonly [string, string]>;

/** Something to say on the next page, after a redirect. */
export function leaveNotice(c: FoodContext, notice: keyof typeof notices): void {
  setCookie(c, 'notice', notice, { path: '/', sameSite: 'Lax', maxAge: 30 });
}

/** Says it once. */
export function takeNotice(c: FoodContext): string | undefined {
  const name = getCookie(c, 'notice');
  if (name === undefined) return undefined;
  deleteCookie(c, 'notice', { path: '/' });
  const [english, russian] = Object.entries(notices).find(([key]) => key === name)?.[1] ?? [];
  return english && russian && c.var.t(english, russian);
}

/** What a form has sent; a request without one is a form with nothing filled in. */
export function sentForm(c: FoodContext): Promise<FormData> {
  return c.req.formData().catch(() => new FormData());
}
