import type { Offer } from '../api.ts';
import flightStyles from '../flight-parts.css?inline';
import { airlineMark, sliceLine } from '../flight-parts.ts';
import { h, replaceChildren } from '../h.ts';
import { counted, money, t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import { cabinName } from '../words.ts';
import styles from './flight-card.css?inline';

/** One offer in the list. Tells `choose` when it is to be looked at closely. */
export class FlightCard extends ShadowElement {
  #offer: Offer | undefined;

  constructor() {
    super([flightStyles, styles]);
  }

  set offer(offer: Offer) {
    this.#offer = offer;
    if (this.isConnected) this.draw();
  }

  protected draw(): void {
    const offer = this.#offer;
    if (!offer) return;
    const price = money(offer.price);
    const scarce = offer.seatsLeft <= 3;
    replaceChildren(
      this.root,
      h(
        'article',
        { class: 'card', 'aria-label': `${offer.airline.name}, ${price}` },
        h(
          'div',
          { class: 'journey' },
          h(
            'header',
            {},
            airlineMark(offer.airline),
            h('span', {}, offer.airline.name),
            h('span', { class: 'muted small' }, cabinName(offer.cabin)),
          ),
          offer.slices.map(sliceLine),
        ),
        h(
          'div',
          { class: 'deal' },
          h('p', { class: 'price' }, price),
          h('p', { class: 'muted small' }, t('for everyone', 'за всех')),
          h(
            'p',
            { class: scarce ? 'tag scarce' : 'tag' },
            scarce
              ? counted(
                  offer.seatsLeft,
                  ['seat left', 'seats left'],
                  ['последнее место', 'последних места', 'последних мест'],
                )
              : offer.refundable
                ? t('Refundable', 'Возвратный')
                : t('Fee to change', 'Обмен со сбором'),
          ),
          h(
            'button',
            { type: 'button', class: 'button', onclick: () => this.dispatchEvent(new Event('choose')) },
            t('Select', 'Выбрать'),
          ),
        ),
      ),
    );
  }
}
