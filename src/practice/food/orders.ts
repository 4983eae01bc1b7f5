import { both } from '../words.ts';
import { billFor, lineTotal } from './pricing.ts';
import { findDish, findRestaurant } from './restaurants.ts';
import { emptyCart, type FoodState, type Order, type OrderStatus } from './state.ts';

export const statusSteps = ['accepted', 'cooking', 'on the way', 'delivered'] as const satisfies OrderStatus[];

/** How many seconds after it was placed an order reaches each step. Quicker than life, so that it can be watched. */
const REACHED_AFTER = [0, 45, 120, 240];

export function statusOf(order: Order, now = Date.now()): OrderStatus {
  if (order.ended) return order.ended;
  const seconds = (now - Date.parse(order.placedAt)) / 1000;
  return statusSteps[REACHED_AFTER.findLastIndex((after) => seconds >= after)] ?? 'accepted';
}

/** Until the courier has it, it can be called off. */
export function canCancel(order: Order): boolean {
  return ['accepted', 'cooking'].includes(statusOf(order));
}

export interface Payment {
  token: string;
  tip: number;
  card: string;
  last4: string;
  holder: string;
}

/** Turns the cart into an order. Whoever calls has made sure that cart, delivery and payment are in order. */
export function placeOrder(state: FoodState, { token, tip, ...payment }: Payment): Order {
  const { cart, delivery } = state;
  const restaurant = findRestaurant(cart.restaurant);
  if (!restaurant || !delivery) throw new Error('An order needs a restaurant and a place to go.');
  const { subtotal, discount, deliveryFee, total } = billFor(cart);
  const order: Order = {
    number: `PL-${state.nextOrder++}`,
    restaurant: restaurant.id,
    lines: cart.lines.map((line) => ({
      ...line,
      name: findDish(restaurant, line.dish)?.name ?? both(line.dish, line.dish),
      total: lineTotal(restaurant, line),
    })),
    promo: cart.promo,
    subtotal,
    discount,
    deliveryFee,
    tip,
    total: total + tip,
    delivery,
    payment,
    checkoutToken: token,
    placedAt: new Date().toISOString(),
    ended: null,
  };
  state.orders.unshift(order);
  state.cart = emptyCart();
  state.delivery = null;
  state.checkout = null;
  return order;
}

export function findOrder(state: FoodState, number: string): Order | undefined {
  return state.orders.find((order) => order.number === number);
}

/** Puts the dishes of an old order into the cart, as far as they are still on the menu. */
export function orderAgain(state: FoodState, order: Order): void {
  const restaurant = findRestaurant(order.restaurant);
  const lines = order.lines
    .filter((line) => restaurant && findDish(restaurant, line.dish)?.soldOut !== true)
    .map(({ name, total, ...line }) => ({ ...line, id: `line-${state.nextLine++}` }));
  state.cart = { ...emptyCart(), restaurant: order.restaurant, lines };
}
