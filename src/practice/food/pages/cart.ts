import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { billFor, lineTotal } from '../pricing.ts';
import { findDish, findRestaurant, type Restaurant } from '../restaurants.ts';
import type { CartLine } from '../state.ts';
import { billTable } from './bill.ts';
import { type FoodContext, money } from './context.ts';
import { dishPicture } from './dish-picture.ts';
import { frame } from './frame.ts';
import { icon } from './icons.ts';
import { stepper, wishText } from './line.ts';

export interface PromoTrouble {
  code: string;
  problem: 'unknown' | 'expired';
}

export function cartPage(c: FoodContext, promoTrouble?: PromoTrouble): Html {
  const { t, language } = c.var;
  const { cart } = c.var.visitor.state;
  const restaurant = findRestaurant(cart.restaurant);
  if (!restaurant) return emptyCartPage(c);
  const bill = billFor(cart);
  return frame(c, {
    title: t('Basket', 'Корзина'),
    mainClass: 'wrap',
    main: html`
      <a class="back" href="/restaurants/${restaurant.id}">${icon('back')} ${restaurant.name[language]}</a>
      <h1>${t('Basket', 'Корзина')}</h1>
      <div class="two-columns">
        <section class="panel" aria-label="${t('Dishes', 'Блюда')}">
          <ul class="lines">${cart.lines.map((line) => cartLine(c, restaurant, line))}</ul>
          <form class="clear" method="post" action="/cart/clear">
            <button class="textual">${t('Empty the basket', 'Очистить корзину')}</button>
          </form>
        </section>
        <aside class="panel" aria-label="${t('Summary', 'Итог')}">
          ${promoForm(c, promoTrouble)}
          ${billTable(c, { ...bill, promo: cart.promo })}
          ${freeDeliveryHint(c, restaurant, bill.subtotal, bill.deliveryFee)}
          ${
            bill.missing > 0
              ? html`<p class="warning" role="status">
                    ${t(
                      `${restaurant.name.en} delivers from ${money(c, restaurant.minimumOrder)}. Add dishes for ${money(c, bill.missing)} more.`,
                      `«${restaurant.name.ru}» доставляет от ${money(c, restaurant.minimumOrder)}. Добавьте блюд ещё на ${money(c, bill.missing)}.`,
                    )}
                  </p>
                  <button class="button wide" disabled>${t('Check out', 'Оформить заказ')}</button>`
              : html`<a class="button wide" href="/checkout/address">${t('Check out', 'Оформить заказ')}</a>`
          }
        </aside>
      </div>
    `,
  });
}

function cartLine(c: FoodContext, restaurant: Restaurant, line: CartLine): Html {
  const { t, language } = c.var;
  const dish = findDish(restaurant, line.dish);
  if (!dish) return html``;
  const name = dish.name[language];
  return html`<li>
    ${dishPicture(c, restaurant, dish)}
    <div class="line-text"><h2>${name}</h2><p class="quiet">${wishText(c, dish, line)}</p></div>
    ${stepper(c, line, name, '/cart')}
    <b>${money(c, lineTotal(restaurant, line))}</b>
    <form method="post" action="/cart/lines/${line.id}/remove">
      <button class="bin" aria-label="${t(`Remove: ${name}`, `Убрать: ${name}`)}">${icon('bin')}</button>
    </form>
  </li>`;
}

function promoForm(c: FoodContext, trouble?: PromoTrouble): Html {
  const { t } = c.var;
  const { promo } = c.var.visitor.state.cart;
  if (promo)
    return html`<form class="promo applied" method="post" action="/cart/promo/remove">
      <span>${icon('check')} ${t('Promo code', 'Промокод')} <b>${promo}</b></span>
      <button class="textual">${t('Remove', 'Убрать')}</button>
    </form>`;
  const texts = {
    unknown: t('There is no such promo code.', 'Такого промокода нет.'),
    expired: t('This promo code has expired.', 'Срок действия промокода истёк.'),
  };
  return html`<form class="promo" method="post" action="/cart/promo">
    <label for="promo">${t('Promo code', 'Промокод')}</label>
    <div>
      <input id="promo" name="code" value="${trouble?.code ?? ''}" autocomplete="off" ${trouble ? html`aria-invalid="true" aria-describedby="promo-problem"` : ''} />
      <button class="button light">${t('Apply', 'Применить')}</button>
    </div>
    ${trouble && html`<p class="problem" id="promo-problem" role="alert">${texts[trouble.problem]}</p>`}
  </form>`;
}

function freeDeliveryHint(
  c: FoodContext,
  { freeDeliveryFrom }: Restaurant,
  subtotal: number,
  fee: number,
): Html | undefined {
  if (freeDeliveryFrom === undefined || fee === 0) return undefined;
  const missing = money(c, freeDeliveryFrom - subtotal);
  return html`<p class="quiet hint">${icon('scooter')} ${c.var.t(`${missing} more and the delivery is free`, `Ещё ${missing} — и доставка бесплатно`)}</p>`;
}

function emptyCartPage(c: FoodContext): Html {
  const { t } = c.var;
  return frame(c, {
    title: t('Basket', 'Корзина'),
    mainClass: 'wrap narrow',
    main: html`<section class="panel empty">
      <img src="/public/empty.svg" alt="" width="140" height="140" />
      <h1>${t('Your basket is empty', 'Корзина пуста')}</h1>
      <p>${t('Fourteen kitchens are waiting for you to decide.', 'Четырнадцать кухонь ждут вашего решения.')}</p>
      <a class="button" href="/">${t('Choose a restaurant', 'Выбрать ресторан')}</a>
    </section>`,
  });
}
