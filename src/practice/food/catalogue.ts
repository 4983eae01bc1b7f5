import { wordsOf } from '../search-words.ts';
import type { Dish } from './menu/dish.ts';
import { type Cuisine, cuisines, dishesOf, type Restaurant, restaurants } from './restaurants.ts';

export const sortOrders = ['recommended', 'rating', 'fastest', 'fee', 'minimum'] as const;
export type SortOrder = (typeof sortOrders)[number];

export interface CatalogueQuery {
  words: string;
  cuisine: Cuisine | null;
  sort: SortOrder;
  openNow: boolean;
  freeDelivery: boolean;
}

/** Reads the address of a list page; what makes no sense is as good as not asked. */
export function readCatalogueQuery(query: Readonly<Record<string, string>>): CatalogueQuery {
  const cuisine = query['cuisine'] ?? '';
  return {
    words: (query['q'] ?? '').trim().slice(0, 80),
    cuisine: isCuisine(cuisine) ? cuisine : null,
    sort: sortOrders.find((order) => order === query['sort']) ?? 'recommended',
    openNow: query['open'] === 'yes',
    freeDelivery: query['free'] === 'yes',
  };
}

/** The address of a list page that asks for this, with some of it changed. */
export function catalogueAddress(query: CatalogueQuery, change: Partial<CatalogueQuery> = {}): string {
  const { words, cuisine, sort, openNow, freeDelivery } = { ...query, ...change };
  const parts = new URLSearchParams();
  if (words) parts.set('q', words);
  if (cuisine) parts.set('cuisine', cuisine);
  if (sort !== 'recommended') parts.set('sort', sort);
  if (openNow) parts.set('open', 'yes');
  if (freeDelivery) parts.set('free', 'yes');
  return parts.size > 0 ? `/?${parts}` : '/';
}

export interface Found {
  restaurants: Restaurant[];
  /** Dishes whose own names or descriptions have the words. */
  dishes: { restaurant: Restaurant; dish: Dish }[];
}

export function searchCatalogue(query: CatalogueQuery): Found {
  const passing = restaurants.filter(
    (one) =>
      (query.cuisine === null || one.cuisine.includes(query.cuisine)) &&
      (!query.openNow || one.opensAt === undefined) &&
      (!query.freeDelivery || one.deliveryFee === 0),
  );
  const sorted = sortRestaurants(passing, query.sort);
  if (!query.words) return { restaurants: sorted, dishes: [] };
  const dishes = sorted.flatMap((restaurant) =>
    dishesOf(restaurant)
      .filter((dish) => mentions(query.words, ...Object.values(dish.name), ...Object.values(dish.about)))
      .map((dish) => ({ restaurant, dish })),
  );
  const named = sorted.filter((one) => mentions(query.words, ...Object.values(one.name), ...cuisineNames(one)));
  const cooking = sorted.filter((one) => !named.includes(one) && dishes.some((found) => found.restaurant === one));
  return { restaurants: [...named, ...cooking], dishes };
}

/** The closed ones come last, whatever the order. */
function sortRestaurants(list: readonly Restaurant[], order: SortOrder): Restaurant[] {
  const keys: Record<SortOrder, (one: Restaurant) => number> = {
    recommended: () => 0,
    rating: (one) => -one.rating,
    fastest: (one) => one.minutes[0] + one.minutes[1],
    fee: (one) => one.deliveryFee,
    minimum: (one) => one.minimumOrder,
  };
  const key = keys[order];
  const closed = (one: Restaurant) => (one.opensAt === undefined ? 0 : 1);
  return list.toSorted((a, b) => closed(a) - closed(b) || key(a) - key(b));
}

function cuisineNames(restaurant: Restaurant): string[] {
  return restaurant.cuisine.flatMap((cuisine) => Object.values(cuisines[cuisine]));
}

/** Every word of the search is somewhere in the texts, as a word or its beginning. */
function mentions(search: string, ...texts: string[]): boolean {
  const present = wordsOf(texts.join(' '));
  return wordsOf(search).every((wanted) => present.some((word) => word.startsWith(wanted)));
}

function isCuisine(text: string): text is Cuisine {
  return Object.hasOwn(cuisines, text);
}
