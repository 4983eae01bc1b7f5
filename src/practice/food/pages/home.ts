import { html } from 'hono/html';
import { counter } from '../../count.ts';
import type { Html } from '../../layout.ts';
import { type CatalogueQuery, catalogueAddress, type Found, type SortOrder, sortOrders } from '../catalogue.ts';
import { type Cuisine, cuisines, dishesOf, type Restaurant, restaurants } from '../restaurants.ts';
import { type FoodContext, money, number } from './context.ts';
import { dishPicture } from './dish-picture.ts';
import { cuisineText, feeText } from './facts.ts';
import { frame } from './frame.ts';
import { icon, star } from './icons.ts';

export function homePage(c: FoodContext, query: CatalogueQuery, found: Found): Html {
  const { t } = c.var;
  const heading = query.words
    ? t(`Found for “${query.words}”`, `По запросу «${query.words}»`)
    : t('Restaurants near you', 'Рестораны рядом');
  const plain = catalogueAddress(query) === '/';
  return frame(c, {
    title: t('Food delivery in Averport', 'Доставка еды в Аверпорте'),
    main: html`
      ${plain && hero(c)}
      <div class="wrap">
        ${cuisineRail(c, query)}
        <div class="listing-head">
          <h2>${heading} <small>${number(c, found.restaurants.length)}</small></h2>
          ${filterForm(c, query)}
        </div>
        ${
          found.restaurants.length > 0
            ? html`<ul class="restaurants">${found.restaurants.map((one) => restaurantCard(c, one))}</ul>`
            : nothingFound(c)
        }
        ${found.dishes.length > 0 && dishHits(c, found)}
      </div>
    `,
  });
}

function hero({ var: { t } }: FoodContext): Html {
  return html`<section class="hero">
    <div class="wrap">
      <div>
        <h1>${t('Dinner is nearer than you think', 'Ужин ближе, чем кажется')}</h1>
        <p>${t('Fourteen kitchens, couriers on every corner, hot in half an hour.', 'Четырнадцать кухонь, курьеры на каждом углу, горячее через полчаса.')}</p>
        <p class="offer"><strong>WELCOME10</strong> ${t('takes 10% off your order until the end of the year', '— скидка 10% на заказ до конца года')}</p>
      </div>
      <div class="hero-plates" aria-hidden="true">
        ${['salmon-bowl', 'margherita', 'spicy-miso'].map((id) => {
          const restaurant = restaurants.find((one) => dishesOf(one).some((dish) => dish.id === id));
          return restaurant && html`<img src="/pictures/${restaurant.id}/${id}.svg" alt="" />`;
        })}
      </div>
    </div>
  </section>`;
}

function cuisineRail(c: FoodContext, query: CatalogueQuery): Html {
  const chip = (cuisine: Cuisine | null, label: string, picture?: Html) =>
    html`<li>
      <a href="${catalogueAddress(query, { cuisine })}" ${query.cuisine === cuisine ? html`aria-current="true"` : ''}>
        ${picture ?? html`<span class="all">${icon('bag')}</span>`}<span>${label}</span>
      </a>
    </li>`;
  const pictureOf = (cuisine: Cuisine) => {
    const restaurant = restaurants.find((one) => one.cuisine.includes(cuisine));
    const dish = restaurant && dishesOf(restaurant)[0];
    return restaurant && dish ? html`<img src="/pictures/${restaurant.id}/${dish.id}.svg" alt="" />` : undefined;
  };
  return html`<nav class="rail" aria-label="${c.var.t('Cuisines', 'Кухни')}">
    <ul>
      ${chip(null, c.var.t('All', 'Все'))}
      ${Object.entries(cuisines).map(([id, name]) => chip(id as Cuisine, name[c.var.language], pictureOf(id as Cuisine)))}
    </ul>
  </nav>`;
}

function filterForm(c: FoodContext, query: CatalogueQuery): Html {
  const { t } = c.var;
  const sortNames: Record<SortOrder, string> = {
    recommended: t('Recommended', 'Сначала рекомендуемые'),
    rating: t('Best rating', 'С высоким рейтингом'),
    fastest: t('Fastest delivery', 'Быстрая доставка'),
    fee: t('Lowest delivery fee', 'Дешёвая доставка'),
    minimum: t('Lowest minimum order', 'Минимальный заказ меньше'),
  };
  return html`<form class="filters" action="/" method="get" data-auto-submit>
    ${query.words && html`<input type="hidden" name="q" value="${query.words}" />`}
    ${query.cuisine && html`<input type="hidden" name="cuisine" value="${query.cuisine}" />`}
    <label class="tick"><input type="checkbox" name="open" value="yes" ${query.openNow ? 'checked' : ''} /> ${t('Open now', 'Открыто сейчас')}</label>
    <label class="tick"><input type="checkbox" name="free" value="yes" ${query.freeDelivery ? 'checked' : ''} /> ${t('Free delivery', 'Бесплатная доставка')}</label>
    <label class="sort">
      <span class="unseen">${t('Sort by', 'Сортировка')}</span>
      <select name="sort">
        ${sortOrders.map((order) => html`<option value="${order}" ${order === query.sort ? 'selected' : ''}>${sortNames[order]}</option>`)}
      </select>
    </label>
    <button class="button light">${t('Apply', 'Применить')}</button>
  </form>`;
}

function restaurantCard(c: FoodContext, restaurant: Restaurant): Html {
  const { t, language } = c.var;
  const closed = restaurant.opensAt !== undefined;
  const [first, second, third] = dishesOf(restaurant);
  return html`<li class="restaurant ${closed ? 'closed' : ''}">
    <div class="cover" aria-hidden="true">
      ${[second, first, third].map((dish) => dish && html`<img src="/pictures/${restaurant.id}/${dish.id}.svg" alt="" loading="lazy" />`)}
    </div>
    ${closed && html`<span class="tag">${t(`Closed · opens at ${restaurant.opensAt}`, `Закрыто · откроется в ${restaurant.opensAt}`)}</span>`}
    <div class="about">
      <h3><a href="/restaurants/${restaurant.id}">${restaurant.name[language]}</a></h3>
      <span class="rating">${star} ${number(c, restaurant.rating, 1)}</span>
      <p>${cuisineText(c, restaurant)} · ${t('from', 'от')} ${money(c, restaurant.minimumOrder)}</p>
      <p class="facts">
        <span>${icon('clock')} ${restaurant.minutes.join('–')} ${t('min', 'мин')}</span>
        <span class="${restaurant.deliveryFee === 0 ? 'free' : ''}">${icon('scooter')} ${feeText(c, restaurant)}</span>
      </p>
    </div>
  </li>`;
}

function dishHits(c: FoodContext, { dishes }: Found): Html {
  const { t, language } = c.var;
  return html`<section class="hits" aria-labelledby="hits">
    <h2 id="hits">${t('Dishes', 'Блюда')} <small>${counter(c.var.language)(dishes.length, ['dish', 'dishes'], ['блюдо', 'блюда', 'блюд'])}</small></h2>
    <ul>
      ${dishes.slice(0, 24).map(
        ({ restaurant, dish }) => html`<li>
          ${dishPicture(c, restaurant, dish)}
          <div>
            <a href="/restaurants/${restaurant.id}/dishes/${dish.id}" data-dish>${dish.name[language]}</a>
            <span>${restaurant.name[language]}</span>
          </div>
          <b>${money(c, dish.price)}</b>
        </li>`,
      )}
    </ul>
  </section>`;
}

function nothingFound({ var: { t } }: FoodContext): Html {
  return html`<div class="panel empty">
    <img src="/public/empty.svg" alt="" width="120" height="120" />
    <h3>${t('Nothing like that today', 'Сегодня такого нет')}</h3>
    <p>${t('Try another word or fewer filters.', 'Попробуйте другое слово или уберите часть фильтров.')}</p>
    <a class="button" href="/">${t('Show all restaurants', 'Показать все рестораны')}</a>
  </div>`;
}
