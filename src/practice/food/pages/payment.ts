import { html } from 'hono/html';
import { embedJson, type Html } from '../../layout.ts';
import type { Problems } from '../../problems.ts';
import { billFor } from '../pricing.ts';
import type { Address } from '../state.ts';
import { slotText } from './address.ts';
import { billTable } from './bill.ts';
import { type FoodContext, money } from './context.ts';
import { checkoutSteps, problemSummary, textField } from './fields.ts';
import { frame } from './frame.ts';
import { icon } from './icons.ts';

/** In cents; anything else is the visitor's own amount. */
export const tipChoices = [0, 100, 200, 300] as const;

export interface PaymentForm {
  cardNumber: string;
  expiry: string;
  holder: string;
  tip: string;
  ownTip: string;
}

export const blankPayment: PaymentForm = { cardNumber: '', expiry: '', holder: '', tip: '0', ownTip: '' };

export function addressText({ var: { t } }: FoodContext, { street, house, flat, entrance }: Address): string {
  return [
    `${street}, ${house}`,
    ...(flat ? [t(`flat ${flat}`, `кв. ${flat}`)] : []),
    ...(entrance ? [t(`entrance ${entrance}`, `подъезд ${entrance}`)] : []),
  ].join(', ');
}

export function paymentPage(c: FoodContext, token: string, form = blankPayment, problems: Problems = {}): Html {
  const { t, language } = c.var;
  const { cart, delivery } = c.var.visitor.state;
  const bill = billFor(cart);
  const chosen = Number(form.tip);
  const tip = tipChoices.some((choice) => choice === chosen) ? chosen : 0;
  return frame(c, {
    title: t('Payment', 'Оплата'),
    quiet: true,
    mainClass: 'wrap',
    main: html`
      ${checkoutSteps(c, 2)}
      <a class="back" href="/checkout/address">${icon('back')} ${t('Back to address', 'Вернуться к адресу')}</a>
      <h1>${t('Payment', 'Оплата')}</h1>
      <form class="two-columns form" method="post" action="/checkout/payment" novalidate data-payment>
        <input type="hidden" name="token" value="${token}" />
        <div class="stack">
          <section class="panel">
            ${problemSummary(c, problems)}
            <h2>${t('Bank card', 'Банковская карта')}</h2>
            ${cardFields(c, form, problems)}
            <p class="quiet hint">${icon('lock')} ${t('We keep only the last four digits.', 'Мы храним только последние четыре цифры.')}</p>
          </section>
          ${tipFields(c, form, problems)}
        </div>
        <aside class="panel" aria-label="${t('Your order', 'Ваш заказ')}">
          <h2>${t('Your order', 'Ваш заказ')}</h2>
          ${delivery && html`<p class="quiet">${addressText(c, delivery.address)}<br />${slotText(c, delivery.slot)}</p>`}
          ${billTable(c, { ...bill, promo: cart.promo, tip, total: bill.total + tip })}
          <button class="button wide">${t('Pay and order', 'Оплатить и заказать')}</button>
          <p class="quiet small">${t('By ordering you accept the terms of delivery.', 'Оформляя заказ, вы принимаете условия доставки.')}</p>
        </aside>
        ${embedJson('bill', { total: bill.total, language })}
      </form>
    `,
  });
}

function cardFields({ var: { t } }: FoodContext, form: PaymentForm, problems: Problems): Html {
  return html`<div class="grid card">
    ${textField({
      name: 'cardNumber',
      label: t('Card number', 'Номер карты'),
      value: form.cardNumber,
      problem: problems['cardNumber'],
      autocomplete: 'cc-number',
      inputmode: 'numeric',
      placeholder: '0000 0000 0000 0000',
      mask: 'card',
    })}
    ${textField({
      name: 'expiry',
      label: t('Valid until', 'Срок действия'),
      value: form.expiry,
      problem: problems['expiry'],
      autocomplete: 'cc-exp',
      inputmode: 'numeric',
      placeholder: t('MM/YY', 'ММ/ГГ'),
      mask: 'expiry',
    })}
    ${textField({
      name: 'cvc',
      label: 'CVC',
      value: '',
      problem: problems['cvc'],
      type: 'password',
      autocomplete: 'cc-csc',
      inputmode: 'numeric',
      placeholder: '•••',
      mask: 'cvc',
    })}
    ${textField({
      name: 'holder',
      label: t('Name on card', 'Имя на карте'),
      value: form.holder,
      problem: problems['holder'],
      autocomplete: 'cc-name',
    })}
  </div>`;
}

function tipFields(c: FoodContext, form: PaymentForm, problems: Problems): Html {
  const { t } = c.var;
  const choice = (value: string, label: string) =>
    html`<label class="pill"><input type="radio" name="tip" value="${value}" ${form.tip === value ? 'checked' : ''} /><span>${label}</span></label>`;
  return html`<section class="panel">
    <fieldset class="tips">
      <legend>${t('Tip for the courier', 'Чаевые курьеру')}</legend>
      ${tipChoices.map((cents) => choice(String(cents), cents === 0 ? t('No tip', 'Без чаевых') : money(c, cents)))}
      ${choice('own', t('Other', 'Другая сумма'))}
    </fieldset>
    ${textField({
      name: 'ownTip',
      label: t('Your amount, €', 'Своя сумма, €'),
      value: form.ownTip,
      problem: problems['ownTip'],
      inputmode: 'decimal',
      required: false,
    })}
  </section>`;
}
