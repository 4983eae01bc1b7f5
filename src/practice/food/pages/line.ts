import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { MOST_OF_ONE_DISH } from '../cart.ts';
import type { Dish } from '../menu/dish.ts';
import type { CartLine, Spice, Wish } from '../state.ts';
import type { FoodContext } from './context.ts';

export function spiceName({ var: { t } }: FoodContext, spice: Spice): string {
  return { mild: t('Mild', 'Неострое'), medium: t('Medium', 'Средней остроты'), hot: t('Hot', 'Острое') }[spice];
}

/** "Large, 35 cm, Olives, Hot" */
export function wishText(c: FoodContext, dish: Dish, wish: Wish): string {
  const { language } = c.var;
  const { sizes = [], extras = [] } = dish.options ?? {};
  const chosen = [
    ...sizes.filter(({ id }) => id === wish.size),
    ...extras.filter(({ id }) => wish.extras.includes(id)),
  ];
  return [
    ...chosen.map(({ name }) => name[language]),
    ...(wish.spice ? [spiceName(c, wish.spice)] : []),
    ...(wish.comment ? [c.var.t(`“${wish.comment}”`, `«${wish.comment}»`)] : []),
  ].join(', ');
}

/** One more, one less; `back` is the page to return to. */
export function stepper({ var: { t } }: FoodContext, line: CartLine, name: string, back: string): Html {
  const step = (quantity: number, sign: string, label: string, disabled = false) =>
    html`<button name="quantity" value="${quantity}" aria-label="${label}" ${disabled ? 'disabled' : ''}>${sign}</button>`;
  return html`<form class="stepper" method="post" action="/cart/lines/${line.id}/quantity">
    <input type="hidden" name="back" value="${back}" />
    ${step(line.quantity - 1, '−', t(`One less: ${name}`, `Меньше: ${name}`))}
    <output aria-label="${t('Quantity', 'Количество')}">${line.quantity}</output>
    ${step(line.quantity + 1, '+', t(`One more: ${name}`, `Больше: ${name}`), line.quantity >= MOST_OF_ONE_DISH)}
  </form>`;
}
