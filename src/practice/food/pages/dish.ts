import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { MOST_OF_ONE_DISH } from '../cart.ts';
import type { Choice, Dish } from '../menu/dish.ts';
import { unitPrice } from '../pricing.ts';
import { findRestaurant, type Restaurant } from '../restaurants.ts';
import { spiceLevels, type Wish } from '../state.ts';
import { type FoodContext, money } from './context.ts';
import { dishPicture } from './dish-picture.ts';
import { frame } from './frame.ts';
import { icon } from './icons.ts';
import { spiceName } from './line.ts';

export type DishTrouble = 'impossible' | 'elsewhere' | 'closed' | 'sold out';

interface DishView {
  restaurant: Restaurant;
  dish: Dish;
  /** What was chosen before, when the form comes back. */
  wish?: Wish | undefined;
  trouble?: DishTrouble;
}

export function firstWish({ options }: Dish): Wish {
  return {
    size: options?.sizes?.[0]?.id ?? null,
    extras: [],
    spice: options?.spicy ? 'mild' : null,
    comment: '',
    quantity: 1,
  };
}

export function amountText({ var: { t } }: FoodContext, { amount, unit }: Dish): string {
  return `${amount}\u00a0${unit === 'ml' ? t('ml', 'мл') : t('g', 'г')}`;
}

export function dishPage(c: FoodContext, view: DishView): Html {
  const { restaurant, dish } = view;
  return frame(c, {
    title: dish.name[c.var.language],
    mainClass: 'wrap',
    main: html`
      <a class="back" href="/restaurants/${restaurant.id}">${icon('back')} ${restaurant.name[c.var.language]}</a>
      <article class="panel dish-page">${dishForm(c, view)}</article>
    `,
  });
}

/** The choices about one dish: the middle of its page, and what the dialog on the menu shows. */
export function dishForm(c: FoodContext, { restaurant, dish, wish = firstWish(dish), trouble }: DishView): Html {
  const { t, language } = c.var;
  const { sizes, extras, spicy } = dish.options ?? {};
  return html`<form class="dish-form" method="post" action="/restaurants/${restaurant.id}/dishes/${dish.id}" data-price="${dish.price}">
    ${dishPicture(c, restaurant, dish)}
    <div class="choices">
      <h1>${dish.name[language]}</h1>
      <p class="quiet">${dish.about[language]} · ${amountText(c, dish)}</p>
      ${trouble && troubleBox(c, trouble)}
      ${
        sizes &&
        html`<fieldset class="sizes">
          <legend>${t('Size', 'Размер')}</legend>
          ${sizes.map((size) => choiceRow(c, 'radio', 'size', size, size.id === wish.size))}
        </fieldset>`
      }
      ${
        extras &&
        html`<fieldset>
          <legend>${t('Extras', 'Добавки')}</legend>
          ${extras.map((extra) => choiceRow(c, 'checkbox', 'extras', extra, wish.extras.includes(extra.id)))}
        </fieldset>`
      }
      ${
        spicy &&
        html`<label class="field"><span>${t('Spice level', 'Острота')}</span>
          <select name="spice">
            ${spiceLevels.map((level) => html`<option value="${level}" ${level === wish.spice ? 'selected' : ''}>${spiceName(c, level)}</option>`)}
          </select>
        </label>`
      }
      <label class="field"><span>${t('Comment for the kitchen', 'Комментарий для кухни')}</span>
        <textarea name="comment" rows="2" maxlength="200" placeholder="${t('For example: no coriander, please', 'Например: без кинзы, пожалуйста')}">${wish.comment}</textarea>
      </label>
      <div class="dish-submit">
        <div class="stepper big">
          <button type="button" data-step="-1" aria-label="${t('One less', 'Меньше')}">−</button>
          <input type="number" name="quantity" min="1" max="${MOST_OF_ONE_DISH}" value="${wish.quantity}" aria-label="${t('Quantity', 'Количество')}" />
          <button type="button" data-step="1" aria-label="${t('One more', 'Больше')}">+</button>
        </div>
        ${submitButton(c, restaurant, dish, wish, trouble)}
      </div>
    </div>
  </form>`;
}

function choiceRow(c: FoodContext, type: 'radio' | 'checkbox', name: string, choice: Choice, checked: boolean): Html {
  const price = choice.price === 0 ? '' : `${choice.price > 0 ? '+' : '−'}${money(c, Math.abs(choice.price))}`;
  return html`<label class="choice">
    <input type="${type}" name="${name}" value="${choice.id}" data-price="${choice.price}" ${checked ? 'checked' : ''} />
    <span>${choice.name[c.var.language]}</span><em>${price}</em>
  </label>`;
}

function submitButton(c: FoodContext, restaurant: Restaurant, dish: Dish, wish: Wish, trouble?: DishTrouble): Html {
  const { t } = c.var;
  if (dish.soldOut) return html`<button class="button wide" disabled>${t('Sold out', 'Закончилось')}</button>`;
  if (restaurant.opensAt)
    return html`<button class="button wide" disabled>${t('Closed now', 'Сейчас закрыто')}</button>`;
  if (trouble === 'elsewhere')
    return html`<button class="button wide" name="replace" value="yes">${t('Empty the basket and add', 'Очистить корзину и добавить')}</button>`;
  return html`<button class="button wide">${t('Add to basket', 'В корзину')} · <span data-total>${money(c, unitPrice(dish, wish) * wish.quantity)}</span></button>`;
}

function troubleBox(c: FoodContext, trouble: DishTrouble): Html {
  const { t, language } = c.var;
  const other = findRestaurant(c.var.visitor.state.cart.restaurant)?.name[language] ?? '';
  const texts: Record<DishTrouble, string> = {
    impossible: t(
      'This dish cannot be had like that. Please choose again.',
      'Так это блюдо не заказать. Выберите ещё раз, пожалуйста.',
    ),
    elsewhere: t(
      `Your basket has dishes from ${other}. One courier brings dishes from one restaurant: shall we start a new basket?`,
      `В корзине блюда из «${other}». Один курьер везёт заказ из одного ресторана: начать новую корзину?`,
    ),
    closed: t('The kitchen is closed now.', 'Кухня сейчас закрыта.'),
    'sold out': t('Sold out for today.', 'На сегодня закончилось.'),
  };
  return html`<p class="warning" role="alert">${texts[trouble]}</p>`;
}
