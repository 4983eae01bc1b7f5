import { defineSite } from '../site.ts';
import { firstState, reveal } from './first-state.ts';
import { browseRoutes } from './routes/browse.ts';
import { cartRoutes } from './routes/cart.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { missing } from './routes/missing.ts';
import { orderRoutes } from './routes/orders.ts';

export const food = defineSite({
  name: 'food',
  title: { en: 'Ploshka: food delivery', ru: 'Плошка: доставка еды' },
  about: {
    en: 'Fourteen restaurants, dishes with options, a basket, an address, a card, and orders on their way.',
    ru: 'Четырнадцать ресторанов, блюда с добавками, корзина, адрес, карта и заказы в пути.',
  },
  folder: new URL('.', import.meta.url),
  initialState: firstState,
  reveal,
  routes: (app) => {
    browseRoutes(app);
    cartRoutes(app);
    checkoutRoutes(app);
    orderRoutes(app);
    app.all('*', missing);
  },
});
