import { cuisines, type Restaurant } from '../restaurants.ts';
import { type FoodContext, money } from './context.ts';

export function feeText(c: FoodContext, { deliveryFee }: Restaurant): string {
  const { t } = c.var;
  return deliveryFee === 0
    ? t('Free delivery', 'Бесплатная доставка')
    : t(`Delivery ${money(c, deliveryFee)}`, `Доставка ${money(c, deliveryFee)}`);
}

export function cuisineText(c: FoodContext, restaurant: Restaurant): string {
  return restaurant.cuisine.map((cuisine) => cuisines[cuisine][c.var.language]).join(', ');
}
