import { html } from 'hono/html';
import { counter } from '../../count.ts';
import type { Html } from '../../layout.ts';
import { countDishes } from '../cart.ts';
import { canCancel, statusOf, statusSteps } from '../orders.ts';
import { findDish, findRestaurant } from '../restaurants.ts';
import type { Order, OrderStatus } from '../state.ts';
import { slotText } from './address.ts';
import { billTable } from './bill.ts';
import { type FoodContext, moment, money } from './context.ts';
import { dishPicture } from './dish-picture.ts';
import { frame } from './frame.ts';
import { icon } from './icons.ts';
import { wishText } from './line.ts';
import { addressText } from './payment.ts';

function statusName({ var: { t } }: FoodContext, status: OrderStatus): string {
  return {
    accepted: t('Accepted', 'Принят'),
    cooking: t('Cooking', 'Готовится'),
    'on the way': t('On the way', 'В пути'),
    delivered: t('Delivered', 'Доставлен'),
    cancelled: t('Cancelled', 'Отменён'),
  }[status];
}

const statusClass = (status: OrderStatus) => status.replaceAll(' ', '-');

export function ordersPage(c: FoodContext): Html {
  const { t, language } = c.var;
  const { orders } = c.var.visitor.state;
  return frame(c, {
    title: t('Your orders', 'Ваши заказы'),
    mainClass: 'wrap narrow',
    main: html`
      <h1>${t('Your orders', 'Ваши заказы')}</h1>
      <ul class="orders">
        ${orders.map((order) => {
          const restaurant = findRestaurant(order.restaurant);
          const status = statusOf(order);
          return html`<li class="panel">
            <div class="order-head">
              <h2><a href="/orders/${order.number}">${restaurant?.name[language]}</a></h2>
              <span class="status ${statusClass(status)}">${statusName(c, status)}</span>
            </div>
            <p class="quiet">${order.number} · ${moment(c, order.placedAt)}</p>
            <p>${order.lines.map((line) => `${line.name[language]} × ${line.quantity}`).join(', ')}</p>
            <div class="order-foot">
              <span>${counter(c.var.language)(countDishes(order.lines), ['dish', 'dishes'], ['блюдо', 'блюда', 'блюд'])} · <b>${money(c, order.total)}</b></span>
              ${againForm(c, order)}
            </div>
          </li>`;
        })}
      </ul>
    `,
  });
}

export function orderPage(c: FoodContext, order: Order, trouble?: string): Html {
  const { t, language } = c.var;
  const restaurant = findRestaurant(order.restaurant);
  const status = statusOf(order);
  return frame(c, {
    title: t(`Order ${order.number}`, `Заказ ${order.number}`),
    mainClass: 'wrap',
    main: html`
      <a class="back" href="/orders">${icon('back')} ${t('Your orders', 'Ваши заказы')}</a>
      <div class="order-title">
        <h1>${status === 'accepted' ? t('Thank you, your order is placed', 'Спасибо, заказ оформлен') : t('Order', 'Заказ')}</h1>
        <p>${t('Order number', 'Номер заказа')} <b>${order.number}</b> · ${moment(c, order.placedAt)}</p>
      </div>
      ${trouble && html`<p class="warning" role="alert">${trouble}</p>`}
      ${statusPanel(c, order, status)}
      <div class="two-columns">
        <section class="panel">
          <h2><a href="/restaurants/${order.restaurant}">${restaurant?.name[language]}</a></h2>
          <ul class="lines">
            ${order.lines.map((line) => {
              const dish = restaurant && findDish(restaurant, line.dish);
              return html`<li>
                ${dish && dishPicture(c, restaurant, dish)}
                <div class="line-text"><h3>${line.name[language]}</h3><p class="quiet">${dish && wishText(c, dish, line)}</p></div>
                <span>× ${line.quantity}</span><b>${money(c, line.total)}</b>
              </li>`;
            })}
          </ul>
        </section>
        <aside class="panel">
          <h2>${t('Delivery and payment', 'Доставка и оплата')}</h2>
          <p class="quiet">
            ${addressText(c, order.delivery.address)}<br />${slotText(c, order.delivery.slot)}
            ${order.delivery.leaveAtDoor && html`<br />${t('Leave at the door', 'Оставить у двери')}`}
            <br />${order.payment.card} •••• ${order.payment.last4}
          </p>
          ${billTable(c, order)}
          ${againForm(c, order)}
        </aside>
      </div>
    `,
  });
}

function statusPanel(c: FoodContext, order: Order, status: OrderStatus): Html {
  const { t } = c.var;
  if (status === 'cancelled')
    return html`<section class="panel progress"><p class="status cancelled">${statusName(c, status)}</p></section>`;
  const reached = statusSteps.indexOf(status);
  // The script looks for the next step here; without it the refresh link does.
  return html`<section class="panel progress" id="progress" ${status === 'delivered' ? '' : 'data-live'} aria-label="${t('Order status', 'Статус заказа')}">
    <p class="now" role="status">${t('Status', 'Статус')}: <b>${statusName(c, status)}</b></p>
    <ol>
      ${statusSteps.map(
        (step, index) =>
          html`<li class="${index <= reached ? 'done' : ''}" ${index === reached ? html`aria-current="step"` : ''}>${statusName(c, step)}</li>`,
      )}
    </ol>
    ${
      canCancel(order) &&
      html`<form method="post" action="/orders/${order.number}/cancel">
        <button class="button danger">${t('Cancel the order', 'Отменить заказ')}</button>
      </form>`
    }
  </section>`;
}

function againForm({ var: { t } }: FoodContext, order: Order): Html {
  return html`<form method="post" action="/orders/${order.number}/again">
    <button class="button light">${t('Order again', 'Заказать ещё раз')}</button>
  </form>`;
}
