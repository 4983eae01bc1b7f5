import { expect, test } from 'vitest';
import { catalogueAddress, readCatalogueQuery, searchCatalogue } from './catalogue.ts';
import { dishesOf, restaurants } from './restaurants.ts';

const names = (query: Record<string, string>) =>
  searchCatalogue(readCatalogueQuery(query)).restaurants.map(({ id }) => id);

test('a cuisine narrows the list and closed kitchens come last', () => {
  expect(names({ cuisine: 'italian', sort: 'rating' })).toEqual(['forno-vecchio', 'nonna-lina']);
  expect(names({}).slice(-2)).toEqual(['nonna-lina', 'smoke-yard']);
  expect(names({ open: 'yes' })).toHaveLength(12);
});

test('a search finds dishes in both languages, whatever letters they are typed with', () => {
  const dishes = (q: string) => searchCatalogue(readCatalogueQuery({ q })).dishes.map(({ dish }) => dish.id);

  expect(dishes('ramen veg')).toEqual(['veggie-ramen']);
  expect(dishes('гедза')).toEqual(['gyoza']);
  expect(dishes('БОРЩ')).toEqual(['borscht']);
});

test('what makes no sense in an address is as good as not asked', () => {
  expect(catalogueAddress(readCatalogueQuery({ cuisine: 'martian', sort: 'x', q: ' soup ' }))).toBe('/?q=soup');
});

test('no two dishes of a restaurant share a name in its addresses', () => {
  for (const restaurant of restaurants) {
    const ids = dishesOf(restaurant).map(({ id }) => id);
    expect(new Set(ids).size, restaurant.id).toBe(ids.length);
  }
});
