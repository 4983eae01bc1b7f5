import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import type { Bill } from '../pricing.ts';
import { type FoodContext, money } from './context.ts';

type BillParts = Pick<Bill, 'subtotal' | 'discount' | 'deliveryFee' | 'total'> & { promo: string | null; tip?: number };

/** What it all comes to, line by line. */
export function billTable(c: FoodContext, { subtotal, discount, deliveryFee, total, promo, tip }: BillParts): Html {
  const { t } = c.var;
  const row = (name: string, value: string | Html, kind = '') =>
    html`<div class="${kind}"><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<dl class="bill">
    ${row(t('Dishes', 'Блюда'), money(c, subtotal))}
    ${discount > 0 && row(t(`Promo code ${promo}`, `Промокод ${promo}`), `−${money(c, discount)}`, 'good')}
    ${row(t('Delivery', 'Доставка'), deliveryFee === 0 ? t('Free', 'Бесплатно') : money(c, deliveryFee))}
    ${tip !== undefined && row(t('Tip for the courier', 'Чаевые курьеру'), html`<span data-tip>${money(c, tip)}</span>`)}
    ${row(t('Total', 'Итого'), html`<span data-grand-total>${money(c, total)}</span>`, 'grand')}
  </dl>`;
}
