import type { Context } from 'hono';
import { oneTimeNotices } from '../../notices.ts';
import type { Language, SiteEnv } from '../../site.ts';
import { both } from '../../words.ts';
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

export const { leaveNotice, takeNotice } = oneTimeNotices({
  added: both('Added to your basket', 'Добавлено в корзину'),
  removed: both('Removed from your basket', 'Убрано из корзины'),
  promo: both('The promo code is applied', 'Промокод применён'),
  cancelled: both(
    'Your order is cancelled. The money goes back to your card.',
    'Заказ отменён. Деньги вернутся на карту.',
  ),
  again: both('The dishes are in your basket again', 'Блюда снова в корзине'),
});
