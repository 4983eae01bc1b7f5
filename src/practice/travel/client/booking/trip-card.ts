import type { Booking } from '../api.ts';
import { airlineMark, sliceLine } from '../flight-parts.ts';
import { type Child, h } from '../h.ts';
import { money, t } from '../language.ts';
import { baggageName, cabinName } from '../words.ts';

/** A booking as a card: where to, when, who, for how much. */
export function tripCard(booking: Booking, ...actions: readonly Child[]): HTMLElement {
  const { reference, status, from, to, airline, slices, travellers, cabin, baggage, total, refund } = booking;
  const titleId = `trip-${reference}`;
  return h(
    'article',
    { class: `card trip ${status.toLowerCase()}`, 'aria-labelledby': titleId },
    h(
      'header',
      {},
      h('h3', { id: titleId }, `${from.label} → ${to.label}`),
      h('span', { class: 'status' }, statusName(status)),
      h('span', { class: 'ref' }, reference),
    ),
    h(
      'div',
      { class: 'slices' },
      h('p', { class: 'airline' }, airlineMark(airline), airline.name),
      slices.map(sliceLine),
    ),
    h(
      'dl',
      {},
      fact(
        t('Travellers', 'Пассажиры'),
        travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
      ),
      fact(t('Cabin and bags', 'Класс и багаж'), `${cabinName(cabin)}, ${baggageName(baggage).toLowerCase()}`),
      fact(t('Total', 'Стоимость'), money(total)),
      status === 'CANCELLED' && fact(t('Refunded', 'Возвращено'), money(refund)),
    ),
    actions.length > 0 && h('footer', {}, actions),
  );
}

function fact(name: string, value: string): HTMLElement {
  return h('div', {}, h('dt', {}, name), h('dd', {}, value));
}

function statusName(status: Booking['status']): string {
  return {
    CONFIRMED: t('Confirmed', 'Подтверждено'),
    CANCELLED: t('Cancelled', 'Отменено'),
    FLOWN: t('Flown', 'Состоялась'),
  }[status];
}
