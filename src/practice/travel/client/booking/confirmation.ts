import { BOOKING, type Booking } from '../api.ts';
import flightStyles from '../flight-parts.css?inline';
import { ask } from '../graphql.ts';
import { h, replaceChildren } from '../h.ts';
import { icon } from '../icon.ts';
import { t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import styles from './trip-card.css?inline';
import { tripCard } from './trip-card.ts';

/** The good news after booking, with the reference to keep. */
export class Confirmation extends ShadowElement {
  constructor() {
    super([flightStyles, styles]);
  }

  protected async draw(): Promise<void> {
    const reference = this.getAttribute('reference');
    const { booking } = await ask<{ booking: Booking }>(
      `${BOOKING} query Booking($reference: ID!) { booking(reference: $reference) { ...BookingCard } }`,
      { reference },
    );
    replaceChildren(
      this.root,
      h(
        'div',
        { class: 'welcome' },
        h('span', { class: 'tick' }, icon('check')),
        h('h1', { class: 'welcome-title' }, t('You are booked', 'Всё забронировано')),
        h(
          'p',
          {},
          t('Booking reference', 'Номер бронирования'),
          ' ',
          h('strong', { class: 'reference' }, booking.reference),
        ),
        h(
          'p',
          { class: 'muted' },
          t(
            `We have sent the invoice to ${booking.email}. Pay it within 24 hours.`,
            `Счёт отправлен на ${booking.email}. Оплатите его в течение 24 часов.`,
          ),
        ),
      ),
      tripCard(booking),
      h('p', { class: 'onward' }, h('a', { class: 'button quiet', href: '/trips' }, t('My trips', 'Мои поездки'))),
    );
  }
}
