import { z } from 'zod';
import type { Dish } from './menu/dish.ts';
import type { Restaurant } from './restaurants.ts';
import { type CartLine, emptyCart, type FoodState, spiceLevels, type Wish } from './state.ts';

export const MOST_OF_ONE_DISH = 20;

export const quantitySchema = z.coerce.number().int().min(0).max(MOST_OF_ONE_DISH);

/** What a dish form asks for, or undefined when the dish cannot be had like that. */
export function readWish(dish: Dish, form: FormData): Wish | undefined {
  const { sizes = [], extras = [], spicy } = dish.options ?? {};
  const oneOf = (ids: readonly string[]) => z.string().refine((id) => ids.includes(id));
  const schema = z.object({
    size: sizes.length > 0 ? oneOf(sizes.map(({ id }) => id)).default(sizes[0]?.id ?? '') : z.null().catch(null),
    extras: z.array(oneOf(extras.map(({ id }) => id))),
    spice: spicy ? z.enum(spiceLevels).default('mild') : z.null().catch(null),
    comment: z.string().trim().max(200).default(''),
    quantity: quantitySchema.min(1).default(1),
  });
  const field = (name: string) => form.get(name) ?? undefined;
  return schema.safeParse({
    size: field('size'),
    extras: form.getAll('extras'),
    spice: field('spice'),
    comment: field('comment'),
    quantity: field('quantity'),
  }).data;
}

/** True when the cart already belongs to another restaurant. */
export function belongsElsewhere({ cart }: FoodState, restaurant: Restaurant): boolean {
  return cart.lines.length > 0 && cart.restaurant !== restaurant.id;
}

/** The same dish wanted the same way joins the line that is there. */
export function addToCart(state: FoodState, restaurant: Restaurant, dish: Dish, wish: Wish): void {
  if (state.cart.restaurant !== restaurant.id) state.cart = { ...emptyCart(), restaurant: restaurant.id };
  const twin = state.cart.lines.find((line) => line.dish === dish.id && sameWish(line, wish));
  if (twin) twin.quantity = Math.min(MOST_OF_ONE_DISH, twin.quantity + wish.quantity);
  else state.cart.lines.push({ id: `line-${state.nextLine++}`, dish: dish.id, ...wish });
}

/** False when there is no such line. Nothing of a dish is no line at all. */
export function setQuantity(state: FoodState, id: string, quantity: number): boolean {
  const line = state.cart.lines.find((one) => one.id === id);
  if (!line) return false;
  line.quantity = quantity;
  state.cart.lines = state.cart.lines.filter((one) => one.quantity > 0);
  if (state.cart.lines.length === 0) state.cart = emptyCart();
  return true;
}

export function countDishes(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function sameWish(one: Wish, other: Wish): boolean {
  const essence = ({ size, extras, spice, comment }: Wish) => JSON.stringify([size, extras.toSorted(), spice, comment]);
  return essence(one) === essence(other);
}
