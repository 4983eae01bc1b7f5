import { type Money, OFFER_DETAILS, type OfferDetails } from '../api.ts';
import flightStyles from '../flight-parts.css?inline';
import { airlineMark, itinerary } from '../flight-parts.ts';
import { ask } from '../graphql.ts';
import { h, replaceChildren } from '../h.ts';
import { icon } from '../icon.ts';
import { duration, money, shortDay, t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import { cabinName, travellerName } from '../words.ts';
import styles from './flight-details.css?inline';

/** One offer looked at closely, in a sheet at the side. Tells `repriced` when the airline asks for more than the list said. */
export class FlightDetails extends ShadowElement {
  #offer: OfferDetails | undefined;
  #dialog!: HTMLDialogElement;
  #body!: HTMLElement;

  constructor() {
    super([flightStyles, styles]);
  }

  get offer(): OfferDetails | undefined {
    return this.#offer;
  }

  async show(id: string): Promise<void> {
    replaceChildren(
      this.#body,
      h(
        'p',
        { role: 'status', class: 'muted' },
        t('Checking the price with the airline…', 'Уточняем цену у авиакомпании…'),
      ),
      [3, 8, 8, 5].map((height) => bone(height)),
    );
    this.#dialog.showModal();
    try {
      const { checkOffer } = await ask<{ checkOffer: { offer: OfferDetails; priceBefore: Money | null } }>(CHECK, {
        id,
      });
      this.#offer = checkOffer.offer;
      this.#fill(checkOffer.offer, checkOffer.priceBefore);
      if (checkOffer.priceBefore) this.dispatchEvent(new Event('repriced'));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      replaceChildren(this.#body, h('p', { class: 'notice bad', role: 'alert' }, message));
    }
  }

  protected draw(): void {
    this.#body = h('div', { class: 'body' });
    const close = h('button', { type: 'button', class: 'round', onclick: () => this.#dialog.close() }, icon('close'));
    close.setAttribute('aria-label', t('Close details', 'Закрыть подробности'));
    this.#dialog = h(
      'dialog',
      {
        'aria-labelledby': 'title',
        // A press on the backdrop lands on the dialog itself.
        onclick: (event: Event) => event.target === this.#dialog && this.#dialog.close(),
      },
      h(
        'div',
        { class: 'sheet' },
        h('header', {}, h('h2', { id: 'title' }, t('Flight details', 'Подробности рейса')), close),
        this.#body,
      ),
    );
    replaceChildren(this.root, this.#dialog);
  }

  #fill(offer: OfferDetails, priceBefore: Money | null): void {
    const total = h('b', { class: 'total' });
    const onward = h('a', { class: 'button warm' }, t('Continue to booking', 'Перейти к бронированию'));
    const baggage = h('fw-baggage', { onchange: () => update() });
    baggage.options = offer.baggageOptions;
    const update = () => {
      const amount = offer.price.amount + (baggage.price?.amount ?? 0);
      total.textContent = money({ amount, currency: offer.price.currency });
      onward.href = `/book?${new URLSearchParams({ offer: offer.id, baggage: baggage.value })}`;
    };
    update();
    replaceChildren(
      this.#body,
      priceBefore && priceNotice(priceBefore, offer.price),
      h('p', { class: 'airline' }, airlineMark(offer.airline), `${offer.airline.name} · ${cabinName(offer.cabin)}`),
      offer.slices.map((slice, index) =>
        h(
          'section',
          {},
          h(
            'h3',
            {},
            index === 0 ? t('There', 'Туда') : t('Back', 'Обратно'),
            h(
              'span',
              { class: 'muted small' },
              ` ${shortDay(slice.segments[0]?.departs ?? '')} · ${duration(slice.minutes)}`,
            ),
          ),
          itinerary(slice),
        ),
      ),
      baggage,
      h(
        'section',
        {},
        h('h3', {}, t('Price', 'Цена')),
        h(
          'dl',
          {},
          offer.fareLines.map(({ kind, count, amount }) => [
            h('dt', {}, `${travellerName(kind)} × ${count}`),
            h('dd', {}, money(amount)),
          ]),
        ),
        h(
          'p',
          { class: 'muted small' },
          offer.refundable
            ? t('Refundable: you get 90% back until departure.', 'Возвратный тариф: вернём 90 % до вылета.')
            : t('Changes for a fee. You get 90% back until departure.', 'Обмен со сбором. До вылета вернём 90 %.'),
        ),
      ),
      h(
        'footer',
        {},
        h('p', { role: 'status' }, h('span', { class: 'muted small' }, t('Total', 'Итого')), total),
        onward,
      ),
    );
  }
}

const CHECK = `${OFFER_DETAILS}
mutation Check($id: ID!) { checkOffer(id: $id) { offer { ...OfferDetails } priceBefore { amount currency } } }`;

function priceNotice(before: Money, now: Money): HTMLElement {
  const [was, is] = [money(before), money(now)];
  return h(
    'div',
    { class: 'notice', role: 'alert' },
    icon('alert'),
    h(
      'p',
      {},
      h('b', {}, t('The price has gone up', 'Цена выросла')),
      h('br'),
      t(
        `The airline has just changed this fare: it was ${was}, now it is ${is}.`,
        `Авиакомпания только что изменила тариф: было ${was}, стало ${is}.`,
      ),
    ),
  );
}

function bone(height: number): HTMLElement {
  const element = h('div', { class: 'skeleton' });
  element.style.height = `${height}rem`;
  return element;
}
