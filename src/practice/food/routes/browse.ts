import { sentForm } from '../../sent-form.ts';
import type { SiteApp } from '../../site.ts';
import { addToCart, belongsElsewhere, readWish } from '../cart.ts';
import { readCatalogueQuery, searchCatalogue } from '../catalogue.ts';
import { leaveNotice } from '../pages/context.ts';
import { type DishTrouble, dishForm, dishPage } from '../pages/dish.ts';
import { homePage } from '../pages/home.ts';
import { restaurantPage } from '../pages/restaurant.ts';
import { drawDish } from '../pictures/picture.ts';
import { findDish, findRestaurant } from '../restaurants.ts';
import type { FoodState } from '../state.ts';
import { missing } from './missing.ts';

/** Looking around, and putting a dish into the cart. */
export function browseRoutes(app: SiteApp<FoodState>): void {
  app.get('/', (c) => {
    const query = readCatalogueQuery(c.req.query());
    return c.html(homePage(c, query, searchCatalogue(query)));
  });

  app.get('/restaurants/:restaurant', (c) => {
    const restaurant = findRestaurant(c.req.param('restaurant'));
    return restaurant ? c.html(restaurantPage(c, restaurant)) : missing(c);
  });

  app.get('/restaurants/:restaurant/dishes/:dish', (c) => {
    const view = findView(c.req.param());
    if (!view) return missing(c);
    return c.html(c.req.query('part') === 'form' ? dishForm(c, view) : dishPage(c, view));
  });

  app.post('/restaurants/:restaurant/dishes/:dish', async (c) => {
    const view = findView(c.req.param());
    if (!view) return missing(c);
    const { restaurant, dish } = view;
    const form = await sentForm(c);
    const wish = readWish(dish, form);
    const refuse = (trouble: DishTrouble, status: 409 | 422) => c.html(dishPage(c, { ...view, wish, trouble }), status);
    if (!wish) return refuse('impossible', 422);
    if (restaurant.opensAt) return refuse('closed', 409);
    if (dish.soldOut) return refuse('sold out', 409);
    const { state } = c.var.visitor;
    if (belongsElsewhere(state, restaurant) && form.get('replace') !== 'yes') return refuse('elsewhere', 409);
    addToCart(state, restaurant, dish, wish);
    leaveNotice(c, 'added');
    return c.redirect(`/restaurants/${restaurant.id}`, 303);
  });

  app.get('/pictures/:restaurant/:file', (c) => {
    const { restaurant, file } = c.req.param();
    const view = findView({ restaurant, dish: file.replace(/\.svg$/, '') });
    if (!view) return c.notFound();
    return c.body(drawDish(view.dish), 200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' });
  });
}

function findView({ restaurant: restaurantId, dish: dishId }: { restaurant: string; dish: string }) {
  const restaurant = findRestaurant(restaurantId);
  const dish = restaurant && findDish(restaurant, dishId);
  return restaurant && dish ? { restaurant, dish } : undefined;
}
