import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import type { Problems } from '../../problems.ts';
import { ASAP, slots } from '../slots.ts';
import type { FoodContext } from './context.ts';
import { checkoutSteps, problemSummary, textField } from './fields.ts';
import { frame } from './frame.ts';
import { icon } from './icons.ts';

export interface AddressForm {
  street: string;
  house: string;
  flat: string;
  entrance: string;
  phone: string;
  slot: string;
  leaveAtDoor: boolean;
  courierNote: string;
}

export function slotText({ var: { t } }: FoodContext, slot: string): string {
  return slot === ASAP ? t('As soon as possible', 'Как можно скорее') : slot;
}

export function addressPage(c: FoodContext, form: AddressForm, problems: Problems = {}): Html {
  const { t } = c.var;
  const text = (name: 'street' | 'house' | 'flat' | 'entrance' | 'phone', label: string, more: object = {}) =>
    textField({ name, label, value: form[name], problem: problems[name], ...more });
  return frame(c, {
    title: t('Delivery address', 'Адрес доставки'),
    quiet: true,
    mainClass: 'wrap narrow',
    main: html`
      ${checkoutSteps(c, 1)}
      <a class="back" href="/cart">${icon('back')} ${t('Back to basket', 'Вернуться в корзину')}</a>
      <h1>${t('Where shall we bring it?', 'Куда привезти?')}</h1>
      ${savedAddresses(c)}
      <form class="panel form" method="post" action="/checkout/address" novalidate>
        ${problemSummary(c, problems)}
        <div class="grid">
          ${text('street', t('Street', 'Улица'), { autocomplete: 'address-line1' })}
          ${text('house', t('House', 'Дом'))}
          ${text('flat', t('Flat', 'Квартира'), { required: false })}
          ${text('entrance', t('Entrance', 'Подъезд'), { required: false })}
          ${text('phone', t('Phone', 'Телефон'), { type: 'tel', autocomplete: 'tel', placeholder: '+44 20 7946 0000' })}
        </div>
        <div class="field slot">
          <label for="slot">${t('Delivery time', 'Время доставки')}</label>
          <select id="slot" name="slot" ${problems['slot'] ? html`aria-invalid="true" aria-describedby="slot-problem"` : ''}>
            ${slots.map((slot) => html`<option value="${slot}" ${slot === form.slot ? 'selected' : ''}>${slotText(c, slot)}</option>`)}
          </select>
          ${problems['slot'] && html`<p class="problem" id="slot-problem">${problems['slot']}</p>`}
        </div>
        <label class="switch">
          <input type="checkbox" role="switch" name="leaveAtDoor" value="yes" ${form.leaveAtDoor ? 'checked' : ''} />
          <span>${t('Leave at the door', 'Оставить у двери')}<small>${t('The courier will write when it is there', 'Курьер напишет, когда будет на месте')}</small></span>
        </label>
        <div class="field">
          <label for="courierNote">${t('Note for the courier', 'Комментарий курьеру')}</label>
          <textarea id="courierNote" name="courierNote" rows="2" maxlength="200">${form.courierNote}</textarea>
        </div>
        <button class="button wide">${t('Continue to payment', 'Перейти к оплате')}</button>
      </form>
    `,
  });
}

function savedAddresses(c: FoodContext): Html | undefined {
  const { t } = c.var;
  const { addresses } = c.var.visitor.state;
  if (addresses.length === 0) return undefined;
  return html`<section class="saved" aria-label="${t('Saved addresses', 'Сохранённые адреса')}">
    <h2>${t('Saved addresses', 'Сохранённые адреса')}</h2>
    <ul>
      ${addresses.map(
        ({ street, house, flat }, index) => html`<li>
          <a href="/checkout/address?saved=${index}">${icon('pin')} ${street}, ${house}${flat && t(`, flat ${flat}`, `, кв. ${flat}`)}</a>
        </li>`,
      )}
    </ul>
  </section>`;
}
