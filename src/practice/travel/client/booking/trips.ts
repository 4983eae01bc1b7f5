import { BOOKING, type Booking } from '../api.ts';
import flightStyles from '../flight-parts.css?inline';
import { ask } from '../graphql.ts';
import { h, replaceChildren } from '../h.ts';
import { money, t } from '../language.ts';
import { ShadowElement } from '../shadow-element.ts';
import cardStyles from './trip-card.css?inline';
import { tripCard } from './trip-card.ts';
import styles from './trips.css?inline';

/** All bookings of the visitor. What lies ahead can be cancelled, after one more question. */
export class Trips extends ShadowElement {
  readonly #lists = h('div', { class: 'lists' });
  readonly #news = h('p', { role: 'status' });
  readonly #dialog = h('dialog', { 'aria-labelledby': 'cancel-title' });

  constructor() {
    super([flightStyles, cardStyles, styles]);
  }

  protected async draw(): Promise<void> {
    replaceChildren(this.root, this.#news, this.#lists, this.#dialog);
    replaceChildren(this.#lists, h('div', { class: 'skeleton loading' }));
    await this.#load();
  }

  async #load(): Promise<void> {
    const { bookings } = await ask<{ bookings: Booking[] }>(`${BOOKING} query { bookings { ...BookingCard } }`);
    const upcoming = bookings.filter(({ status }) => status === 'CONFIRMED');
    const others = bookings.filter(({ status }) => status !== 'CONFIRMED');
    replaceChildren(
      this.#lists,
      h('h2', { class: 'part' }, t('Upcoming', 'Предстоящие')),
      upcoming.length === 0 &&
        h(
          'p',
          { class: 'card none' },
          t('No trips ahead. ', 'Поездок пока нет. '),
          h('a', { href: '/' }, t('Find a flight', 'Найти билет')),
        ),
      upcoming.map((booking) => tripCard(booking, this.#cancelButton(booking))),
      others.length > 0 && h('h2', { class: 'part' }, t('Past and cancelled', 'Прошлые и отменённые')),
      others.map((booking) => tripCard(booking)),
    );
  }

  #cancelButton(booking: Booking): HTMLElement {
    const label = t('Cancel trip', 'Отменить поездку');
    return h('button', { type: 'button', class: 'button quiet', onclick: () => this.#askFirst(booking) }, label);
  }

  #askFirst(booking: Booking): void {
    const route = `${booking.from.label} → ${booking.to.label}`;
    replaceChildren(
      this.#dialog,
      h('h2', { id: 'cancel-title', class: 'question' }, t('Cancel this trip?', 'Отменить поездку?')),
      h('p', {}, `${route}, ${booking.reference}`),
      h(
        'p',
        {},
        t(
          `You get ${money(booking.refund)} of ${money(booking.total)} back.`,
          `Вернём ${money(booking.refund)} из ${money(booking.total)}.`,
        ),
      ),
      h(
        'div',
        { class: 'answers' },
        h(
          'button',
          { type: 'button', class: 'button quiet', onclick: () => this.#dialog.close() },
          t('Keep trip', 'Оставить'),
        ),
        h(
          'button',
          { type: 'button', class: 'button danger', onclick: () => this.#cancel(booking) },
          t('Yes, cancel', 'Да, отменить'),
        ),
      ),
    );
    this.#dialog.showModal();
  }

  async #cancel({ reference }: Booking): Promise<void> {
    try {
      const { cancelBooking } = await ask<{ cancelBooking: Booking }>(
        'mutation Cancel($reference: ID!) { cancelBooking(reference: $reference) { refund { amount currency } } }',
        { reference },
      );
      const refund = money(cancelBooking.refund);
      this.#tell(
        'notice good',
        t(`${reference} is cancelled. ${refund} goes back to you.`, `Поездка ${reference} отменена. Вернём ${refund}.`),
      );
    } catch (error) {
      this.#tell('notice bad', error instanceof Error ? error.message : String(error));
    }
    this.#dialog.close();
    await this.#load();
  }

  #tell(kind: string, message: string): void {
    this.#news.className = kind;
    this.#news.textContent = message;
  }
}
