import type { DayPart, Facets, OfferFilter } from '../api.ts';
import { h, replaceChildren } from '../h.ts';
import { icon } from '../icon.ts';
import { money, t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import { dayPartName, stopsName } from '../words.ts';
import styles from './flight-filters.css?inline';
import type { RangeSlider } from './range-slider.ts';

const HOURS: Readonly<Record<DayPart, string>> = {
  NIGHT: '00–06',
  MORNING: '06–12',
  AFTERNOON: '12–18',
  EVENING: '18–24',
};

/** Narrows the list. Tells `change` when the wishes are others. */
export class FlightFilters extends ShadowElement {
  #facets: Facets | undefined;
  #stops = new Set<number>();
  #airlines = new Set<string>();
  #departs = new Set<DayPart>();
  /** Undefined as long as the whole range is fine. */
  #price: { low: number; high: number } | undefined;

  constructor() {
    super([styles]);
  }

  get filter(): OfferFilter {
    return {
      ...(this.#stops.size > 0 && { stops: [...this.#stops] }),
      ...(this.#airlines.size > 0 && { airlines: [...this.#airlines] }),
      ...(this.#departs.size > 0 && { departs: [...this.#departs] }),
      ...(this.#price && { minPrice: this.#price.low, maxPrice: this.#price.high }),
    };
  }

  set facets(facets: Facets) {
    this.#facets = facets;
    this.#show();
  }

  protected draw(): void {
    replaceChildren(
      this.root,
      h(
        'div',
        { class: 'card box', 'aria-hidden': 'true' },
        [6, 9, 5, 8, 7].map((width) => line(width)),
      ),
    );
  }

  /** A wish for a price in euros means nothing in roubles. */
  forgetPrice(): void {
    this.#price = undefined;
  }

  clear(): void {
    this.#stops.clear();
    this.#airlines.clear();
    this.#departs.clear();
    this.#price = undefined;
    this.#show();
    this.#changed();
  }

  #show(): void {
    const facets = this.#facets;
    if (!facets) return;
    const wasOpen = this.root.querySelector('details')?.open ?? matchMedia('(min-width: 62rem)').matches;
    replaceChildren(
      this.root,
      h(
        'details',
        { class: 'card box', open: wasOpen },
        h('summary', {}, icon('filters'), t('Filters', 'Фильтры')),
        this.#group(
          t('Stops', 'Пересадки'),
          facets.stops.map(({ stops, from, count }) =>
            this.#choice(this.#stops, stops, stopsName(stops), money(from), count),
          ),
        ),
        this.#priceGroup(facets),
        this.#group(t('Departure time', 'Время вылета'), this.#dayParts()),
        this.#group(
          t('Airlines', 'Авиакомпании'),
          facets.airlines.map(({ airline, from, count }) =>
            this.#choice(this.#airlines, airline.code, airline.name, money(from), count),
          ),
        ),
        h(
          'button',
          { type: 'button', class: 'button quiet', onclick: () => this.clear() },
          t('Clear filters', 'Сбросить фильтры'),
        ),
      ),
    );
  }

  #group(title: string, contents: readonly HTMLElement[]): HTMLElement {
    return h('fieldset', {}, h('legend', {}, title), contents);
  }

  #choice<Wish>(wishes: Set<Wish>, wish: Wish, label: string, price: string, count: number): HTMLElement {
    return h(
      'label',
      { class: 'choice' },
      this.#checkbox(wishes, wish),
      h('span', {}, label, ' ', h('small', {}, count)),
      h('small', { class: 'muted' }, t(`from ${price}`, `от ${price}`)),
    );
  }

  #dayParts(): HTMLElement[] {
    const parts = Object.keys(HOURS) as DayPart[];
    return [
      h(
        'div',
        { class: 'parts' },
        parts.map((part) =>
          h(
            'label',
            {},
            this.#checkbox(this.#departs, part),
            h('span', {}, dayPartName(part), h('small', {}, HOURS[part])),
          ),
        ),
      ),
    ];
  }

  #checkbox<Wish>(wishes: Set<Wish>, wish: Wish): HTMLInputElement {
    const box = h('input', {
      type: 'checkbox',
      checked: wishes.has(wish),
      onchange: () => {
        if (box.checked) wishes.add(wish);
        else wishes.delete(wish);
        this.#changed();
      },
    });
    return box;
  }

  #priceGroup({ lowest, highest }: Facets): HTMLElement {
    const spell = (amount: number) => money({ amount, currency: lowest.currency });
    const shown = h('output', { class: 'shown' });
    const slider: RangeSlider = h('fw-range-slider', {
      'low-label': t('Lowest price', 'Цена от'),
      'high-label': t('Highest price', 'Цена до'),
      oninput: () => describe(),
      onchange: (event: Event) => {
        event.stopPropagation();
        const { low, high } = slider.value;
        this.#price = low === lowest.amount && high === highest.amount ? undefined : { low, high };
        this.#changed();
      },
    });
    const describe = () => {
      shown.textContent = `${spell(slider.value.low)} – ${spell(slider.value.high)}`;
    };
    slider.spell = spell;
    slider.limits = { low: lowest.amount, high: highest.amount };
    if (this.#price) slider.value = this.#price;
    describe();
    return this.#group(t('Total price', 'Цена за всех'), [shown, slider]);
  }

  #changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}

function line(width: number): HTMLElement {
  const bone = h('div', { class: 'skeleton' });
  bone.style.width = `${width * 10}%`;
  return bone;
}
