import { TODAY } from '../days.ts';
import type { Dish } from './menu/dish.ts';
import { findDish, findRestaurant, type Restaurant } from './restaurants.ts';
import type { Cart, Wish } from './state.ts';

interface Promo {
  code: string;
  /** Per cent off the dishes. */
  percent?: number;
  freeDelivery?: true;
  /** The last day it works. */
  until: string;
}

export const promos: readonly Promo[] = [
  { code: 'WELCOME10', percent: 10, until: '2026-12-31' },
  { code: 'FREERIDE', freeDelivery: true, until: '2026-12-31' },
  { code: 'SUMMER25', percent: 25, until: '2026-08-31' },
];

export type PromoVerdict = { promo: Promo } | { problem: 'unknown' | 'expired' };

export function checkPromo(code: string): PromoVerdict {
  const promo = promos.find((one) => one.code === code.trim().toUpperCase());
  if (!promo) return { problem: 'unknown' };
  return promo.until < TODAY ? { problem: 'expired' } : { promo };
}

/** What one dish costs the way somebody wants it, in cents. */
export function unitPrice(dish: Dish, { size, extras }: Pick<Wish, 'size' | 'extras'>): number {
  const chosen = [
    ...(dish.options?.sizes ?? []).filter((one) => one.id === size),
    ...(dish.options?.extras ?? []).filter((one) => extras.includes(one.id)),
  ];
  return chosen.reduce((sum, { price }) => sum + price, dish.price);
}

export interface Bill {
  subtotal: number;
  discount: number;
  deliveryFee: number;
  total: number;
  /** What is missing until the restaurant starts to cook. */
  missing: number;
}

export function billFor(cart: Cart): Bill {
  const restaurant = findRestaurant(cart.restaurant);
  if (!restaurant) return { subtotal: 0, discount: 0, deliveryFee: 0, total: 0, missing: 0 };
  const subtotal = cart.lines.reduce((sum, line) => sum + lineTotal(restaurant, line), 0);
  const verdict = cart.promo === null ? undefined : checkPromo(cart.promo);
  const promo = verdict && 'promo' in verdict ? verdict.promo : undefined;
  const discount = Math.round((subtotal * (promo?.percent ?? 0)) / 100);
  const free = promo?.freeDelivery === true || subtotal >= (restaurant.freeDeliveryFrom ?? Number.POSITIVE_INFINITY);
  const deliveryFee = free ? 0 : restaurant.deliveryFee;
  return {
    subtotal,
    discount,
    deliveryFee,
    total: subtotal - discount + deliveryFee,
    missing: Math.max(0, restaurant.minimumOrder - subtotal),
  };
}

export function lineTotal(restaurant: Restaurant, line: Cart['lines'][number]): number {
  const dish = findDish(restaurant, line.dish);
  return dish ? unitPrice(dish, line) * line.quantity : 0;
}
