import type { Stay } from '../api.ts';
import { h, replaceChildren } from '../h.ts';
import { money, t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import { cityDrawing } from './city-drawing.ts';
import styles from './stays-map.css?inline';

/** A drawn map with a price on every stay. Tells `pick` when one is pressed; `picked` says which. */
export class StaysMap extends ShadowElement {
  static readonly observedAttributes = ['city'];
  picked = '';
  readonly #ground = h('div', { class: 'ground', 'aria-hidden': 'true' });
  readonly #pins = h('ul', { class: 'pins' });

  constructor() {
    super([styles]);
  }

  attributeChangedCallback(): void {
    this.#ground.innerHTML = cityDrawing(this.getAttribute('city') === 'TBS' ? 'TBS' : 'LIS');
  }

  set stays(stays: readonly Stay[]) {
    this.#pins.replaceChildren(...stays.map((stay) => this.#pin(stay)));
  }

  light(id: string): void {
    for (const pin of this.#pins.querySelectorAll<HTMLElement>('button'))
      pin.classList.toggle('lit', pin.dataset['stay'] === id);
  }

  protected draw(): void {
    replaceChildren(
      this.root,
      h('section', { class: 'map', 'aria-label': t('Map', 'Карта') }, this.#ground, this.#pins),
    );
  }

  #pin(stay: Stay): HTMLElement {
    const price = money(stay.night);
    const button = h(
      'button',
      {
        type: 'button',
        'data-stay': stay.id,
        'aria-label': `${stay.name}, ${price}`,
        onclick: () => this.#pick(stay.id),
      },
      price,
    );
    const item = h('li', {}, button);
    item.style.left = `${(stay.x / 600) * 100}%`;
    item.style.top = `${(stay.y / 720) * 100}%`;
    return item;
  }

  #pick(id: string): void {
    this.picked = id;
    this.light(id);
    this.dispatchEvent(new Event('pick'));
  }
}
