import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import type { Dish } from '../menu/dish.ts';
import type { Restaurant } from '../restaurants.ts';
import type { FoodContext } from './context.ts';

export function dishPicture(c: FoodContext, restaurant: Restaurant, dish: Dish): Html {
  return html`<img class="dish-picture" src="/pictures/${restaurant.id}/${dish.id}.svg" alt="${dish.name[c.var.language]}" loading="lazy" />`;
}
