import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import type { Dish, MenuSection } from '../menu/dish.ts';
import { billFor } from '../pricing.ts';
import { dishesOf, findDish, type Restaurant } from '../restaurants.ts';
import { type FoodContext, money, number } from './context.ts';
import { amountText } from './dish.ts';
import { dishPicture } from './dish-picture.ts';
import { cuisineText, feeText } from './facts.ts';
import { frame } from './frame.ts';
import { icon, star } from './icons.ts';
import { stepper, wishText } from './line.ts';

export function restaurantPage(c: FoodContext, restaurant: Restaurant): Html {
  const { t, language } = c.var;
  const popular: MenuSection = {
    id: 'popular',
    name: { en: 'Popular', ru: 'Популярное' },
    dishes: dishesOf(restaurant).filter((dish) => dish.popular),
  };
  const sections = [popular, ...restaurant.menu];
  return frame(c, {
    title: restaurant.name[language],
    main: html`
      <div class="wrap">
        <a class="back" href="/">${icon('back')} ${t('All restaurants', 'Все рестораны')}</a>
        <section class="banner">
          <div class="banner-text">
            <h1>${restaurant.name[language]}</h1>
            <p>${cuisineText(c, restaurant)} · ${restaurant.street[language]}</p>
            <dl>
              <div><dt>${t('Rating', 'Рейтинг')}</dt><dd>${star} ${number(c, restaurant.rating, 1)} <small>(${number(c, restaurant.reviews)})</small></dd></div>
              <div><dt>${t('Delivery time', 'Время доставки')}</dt><dd>${restaurant.minutes.join('–')} ${t('min', 'мин')}</dd></div>
              <div><dt>${t('Minimum order', 'Минимальный заказ')}</dt><dd>${money(c, restaurant.minimumOrder)}</dd></div>
              <div><dt>${t('Delivery', 'Доставка')}</dt><dd>${restaurant.deliveryFee === 0 ? t('Free', 'Бесплатно') : money(c, restaurant.deliveryFee)}</dd></div>
            </dl>
          </div>
          <div class="banner-plates" aria-hidden="true">
            ${popular.dishes.slice(0, 2).map((dish) => html`<img src="/pictures/${restaurant.id}/${dish.id}.svg" alt="" />`)}
          </div>
        </section>
        ${
          restaurant.opensAt &&
          html`<p class="warning" role="status">
            ${icon('clock')} ${t(`Closed now. The kitchen opens at ${restaurant.opensAt}; until then you can look at the menu.`, `Сейчас закрыто. Кухня откроется в ${restaurant.opensAt}, а пока можно посмотреть меню.`)}
          </p>`
        }
        <div class="menu-and-basket">
          <div>
            <nav class="sections" aria-label="${t('Menu sections', 'Разделы меню')}">
              ${sections.map((section) => html`<a href="#${section.id}">${section.name[language]}</a>`)}
            </nav>
            ${sections.map((section) => menuSection(c, restaurant, section))}
          </div>
          ${sideBasket(c, restaurant)}
        </div>
      </div>
      <dialog id="dish-dialog" aria-label="${t('Dish', 'Блюдо')}"></dialog>
    `,
  });
}

function menuSection(c: FoodContext, restaurant: Restaurant, { id, name, dishes }: MenuSection): Html {
  return html`<section class="menu" aria-labelledby="${id}">
    <h2 id="${id}">${name[c.var.language]}</h2>
    <ul>${dishes.map((dish) => dishCard(c, restaurant, dish))}</ul>
  </section>`;
}

function dishCard(c: FoodContext, restaurant: Restaurant, dish: Dish): Html {
  const { t, language } = c.var;
  const address = `/restaurants/${restaurant.id}/dishes/${dish.id}`;
  const name = dish.name[language];
  return html`<li class="dish ${dish.soldOut ? 'sold-out' : ''}">
    ${dishPicture(c, restaurant, dish)}
    <div class="dish-text">
      <h3><a href="${address}" data-dish>${name}</a></h3>
      <p>${dish.about[language]}</p>
      <div class="dish-foot">
        <b>${dish.options?.sizes ? t('from ', 'от ') : ''}${money(c, cheapest(dish))}</b> <span>${amountText(c, dish)}</span>
        ${addControl(c, restaurant, dish, address)}
      </div>
    </div>
  </li>`;
}

function cheapest(dish: Dish): number {
  return dish.price + Math.min(0, ...(dish.options?.sizes ?? []).map(({ price }) => price));
}

/** A dish with nothing to choose is added at once; the others ask first. */
function addControl(c: FoodContext, restaurant: Restaurant, dish: Dish, address: string): Html {
  const { t, language } = c.var;
  const name = dish.name[language];
  if (dish.soldOut) return html`<span class="gone">${t('Sold out', 'Закончилось')}</span>`;
  if (restaurant.opensAt) return html``;
  if (dish.options)
    return html`<a class="add" href="${address}" data-dish aria-label="${t(`Choose: ${name}`, `Выбрать: ${name}`)}">${t('Choose', 'Выбрать')}</a>`;
  return html`<form method="post" action="${address}">
    <button class="add" aria-label="${t(`Add: ${name}`, `Добавить: ${name}`)}">${t('Add', 'Добавить')}</button>
  </form>`;
}

function sideBasket(c: FoodContext, restaurant: Restaurant): Html {
  const { t, language } = c.var;
  const { cart } = c.var.visitor.state;
  const lines = cart.restaurant === restaurant.id ? cart.lines : [];
  if (lines.length === 0)
    return html`<aside class="side panel" aria-label="${t('Your basket', 'Ваша корзина')}">
      <h2>${t('Your basket', 'Ваша корзина')}</h2>
      <p class="quiet">${t('Still empty. Choose something tasty.', 'Пока пусто. Выберите что-нибудь вкусное.')}</p>
      <p class="quiet">${feeText(c, restaurant)}</p>
    </aside>`;
  const { subtotal, missing } = billFor(cart);
  return html`<aside class="side panel" aria-label="${t('Your basket', 'Ваша корзина')}">
    <h2>${t('Your basket', 'Ваша корзина')}</h2>
    <ul>
      ${lines.map((line) => {
        const dish = findDish(restaurant, line.dish);
        return (
          dish &&
          html`<li>
            <div>${dish.name[language]}<small>${wishText(c, dish, line)}</small></div>
            ${stepper(c, line, dish.name[language], `/restaurants/${restaurant.id}`)}
          </li>`
        );
      })}
    </ul>
    <p class="sum"><span>${t('Dishes', 'Блюда')}</span><b>${money(c, subtotal)}</b></p>
    ${missing > 0 && html`<p class="quiet">${t(`${money(c, missing)} more to the minimum order`, `До минимального заказа ещё ${money(c, missing)}`)}</p>`}
    <a class="button wide" href="/cart">${t('Go to basket', 'Перейти в корзину')}</a>
  </aside>`;
}
