import { STAY, type Stay } from '../api.ts';
import { ask } from '../graphql.ts';
import { h, replaceChildren } from '../h.ts';
import { counted, t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import cardStyles from './stay-card.css?inline';
import { stayCard } from './stay-card.ts';
import styles from './stays.css?inline';
import type { StaysMap } from './stays-map.ts';

type City = 'LIS' | 'TBS';
type Wish = 'freeCancellation' | 'breakfast' | 'favourite';

/** Stays of a city: filters, a list and a map that know of each other. */
export class Stays extends ShadowElement {
  #city: City = 'LIS';
  #asked = 0;
  readonly #wishes = new Set<Wish>();
  readonly #list = h('ul', { class: 'list', 'aria-label': t('Stays', 'Жильё') });
  readonly #status = h('p', { role: 'status', class: 'status' });
  readonly #stars = select(t('Stars', 'Звёзды'), [
    ['0', t('Any', 'Любые')],
    ['3', t('3 and more', 'от 3')],
    ['4', t('4 and more', 'от 4')],
    ['5', '5'],
  ]);
  readonly #sort = select(t('Sort by', 'Сортировка'), [
    ['RATING', t('Guest rating', 'По оценке гостей')],
    ['PRICE', t('Price', 'По цене')],
  ]);
  #map!: StaysMap;

  constructor() {
    super([cardStyles, styles]);
  }

  protected async draw(): Promise<void> {
    this.#map = h('fw-stays-map', { city: this.#city, onpick: () => this.#highlight(this.#map.picked) });
    for (const { input } of [this.#stars, this.#sort]) input.addEventListener('change', () => void this.#load());
    replaceChildren(
      this.root,
      h(
        'div',
        { class: 'filters', role: 'group', 'aria-label': t('Filters', 'Фильтры') },
        this.#cities(),
        this.#stars.element,
        this.#sort.element,
        this.#wish('freeCancellation', t('Free cancellation', 'Бесплатная отмена')),
        this.#wish('breakfast', t('Breakfast', 'Завтрак')),
        this.#wish('favourite', t('Favourites only', 'Только избранное')),
      ),
      h('div', { class: 'columns' }, h('section', {}, this.#status, this.#list), this.#map),
    );
    this.onCurrencyChange(() => this.#load());
    await this.#load();
  }

  #cities(): HTMLElement {
    const cities: readonly [City, string][] = [
      ['LIS', t('Lisbon', 'Лиссабон')],
      ['TBS', t('Tbilisi', 'Тбилиси')],
    ];
    const choose = (city: City) => {
      this.#city = city;
      this.#map.setAttribute('city', city);
      void this.#load();
    };
    return h(
      'div',
      { class: 'cities', role: 'radiogroup', 'aria-label': t('City', 'Город') },
      cities.map(([city, name]) =>
        h(
          'label',
          {},
          h('input', { type: 'radio', name: 'city', checked: city === this.#city, onchange: () => choose(city) }),
          h('span', {}, name),
        ),
      ),
    );
  }

  #wish(wish: Wish, label: string): HTMLElement {
    const button = h(
      'button',
      {
        type: 'button',
        class: 'chip',
        'aria-pressed': 'false',
        onclick: () => {
          if (!this.#wishes.delete(wish)) this.#wishes.add(wish);
          button.setAttribute('aria-pressed', String(this.#wishes.has(wish)));
          void this.#load();
        },
      },
      label,
    );
    return button;
  }

  async #load(): Promise<void> {
    const asked = ++this.#asked;
    this.#list.setAttribute('aria-busy', 'true');
    const wishes = Object.fromEntries([...this.#wishes].map((wish) => [wish, true]));
    const filter = { ...wishes, minStars: Number(this.#stars.input.value) };
    const { stays } = await ask<{ stays: Stay[] }>(STAYS, { city: this.#city, filter, sort: this.#sort.input.value });
    if (asked !== this.#asked) return;
    this.#list.setAttribute('aria-busy', 'false');
    this.#status.textContent =
      stays.length > 0
        ? counted(stays.length, ['stay', 'stays'], ['вариант', 'варианта', 'вариантов'])
        : t('Nothing fits. Loosen the filters.', 'Ничего не подходит. Ослабьте фильтры.');
    this.#list.replaceChildren(
      ...stays.map((stay) =>
        h(
          'li',
          {
            'data-stay': stay.id,
            onpointerenter: () => this.#map.light(stay.id),
            onfocusin: () => this.#map.light(stay.id),
          },
          stayCard(stay, (favourite) => this.#mark(stay, favourite)),
        ),
      ),
    );
    this.#map.stays = stays;
  }

  async #mark(stay: Stay, favourite: boolean): Promise<void> {
    await ask(
      'mutation Mark($stay: ID!, $favourite: Boolean!) { setFavourite(stay: $stay, favourite: $favourite) { favourite } }',
      {
        stay: stay.id,
        favourite,
      },
    );
    if (this.#wishes.has('favourite')) await this.#load();
  }

  #highlight(id: string): void {
    for (const item of this.#list.querySelectorAll<HTMLElement>('[data-stay]')) {
      const isIt = item.dataset['stay'] === id;
      item.classList.toggle('lit', isIt);
      if (isIt) item.scrollIntoView({ block: 'center', behavior: 'smooth' });
    }
  }
}

const STAYS = `${STAY}
query Stays($city: ID!, $filter: StayFilter, $sort: StaySort) { stays(city: $city, filter: $filter, sort: $sort) { ...StayCard } }`;

function select(label: string, options: readonly [value: string, name: string][]) {
  const input = h(
    'select',
    {},
    options.map(([value, name]) => h('option', { value }, name)),
  );
  return { input, element: h('label', { class: 'select' }, h('span', { class: 'select-name' }, label), input) };
}
