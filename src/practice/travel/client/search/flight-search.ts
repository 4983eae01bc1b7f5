import { h, replaceChildren } from '../h.ts';
import { icon } from '../icon.ts';
import { t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import type { DateRange } from './date-range.ts';
import styles from './flight-search.css?inline';
import { pageQuery } from './page-query.ts';
import type { PlaceField } from './place-field.ts';

/** The search form. A real form in a shadow root, made of fields that have shadow roots themselves. */
export class FlightSearch extends ShadowElement {
  #from!: PlaceField;
  #to!: PlaceField;
  #dates!: DateRange;

  constructor() {
    super([styles]);
  }

  protected draw(): void {
    this.#from = h('fw-place-field', {
      name: 'from',
      label: t('From', 'Откуда'),
      missing: t('Choose where you fly from.', 'Выберите, откуда летите.'),
    });
    this.#to = h('fw-place-field', {
      name: 'to',
      label: t('To', 'Куда'),
      missing: t('Choose where you fly to.', 'Выберите, куда летите.'),
    });
    this.#dates = h('fw-date-range', { name: 'dates' });
    const passengers = h('fw-passengers', { name: 'passengers' });
    const query = pageQuery();
    if (query) {
      if (query.fromLabel) this.#from.place = { code: query.from, label: query.fromLabel };
      if (query.toLabel) this.#to.place = { code: query.to, label: query.toLabel };
      const { depart, return: back, adults, children, infants, cabin } = query;
      this.#dates.value = {
        depart: depart || undefined,
        return: back ?? undefined,
        oneWay: back === null && depart !== '',
      };
      passengers.value = { adults, children, infants, cabin };
    }
    const swap = h(
      'button',
      {
        type: 'button',
        class: 'round swap',
        'aria-label': t('Swap from and to', 'Поменять местами'),
        onclick: () => this.#swap(),
      },
      icon('swap'),
    );
    replaceChildren(
      this.root,
      h(
        'form',
        {
          action: '/flights',
          method: 'get',
          novalidate: true,
          role: 'search',
          'aria-label': t('Flights', 'Авиабилеты'),
          onsubmit: (event: Event) => this.#check(event),
        },
        h('div', { class: 'places' }, this.#from, swap, this.#to),
        this.#dates,
        passengers,
        h('button', { type: 'submit', class: 'button warm' }, icon('search'), t('Search', 'Найти')),
      ),
    );
  }

  #swap(): void {
    const { place } = this.#from;
    this.#from.place = this.#to.place;
    this.#to.place = place;
  }

  #check(event: Event): void {
    const wrong = [this.#from, this.#to, this.#dates].filter((field) => field.report() !== '');
    if (wrong.length === 0) return;
    event.preventDefault();
    wrong[0]?.focus();
  }
}
