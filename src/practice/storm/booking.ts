import { html } from 'hono/html';
import { z } from 'zod';
import type { Html } from '../layout.ts';
import type { Translate } from '../site.ts';
import type { Booking, StormState } from './state.ts';
import type { Bilingual, Ctx } from './weather.ts';

export interface Sailing {
  readonly id: string;
  readonly time: string;
  readonly route: Bilingual;
}

export const SAILINGS: readonly Sailing[] = [
  { id: 'morning', time: '07:40', route: ['Vardholm to Skarra', 'Вардхольм — Скарра'] },
  { id: 'noon', time: '12:15', route: ['Vardholm to Ennis Point', 'Вардхольм — мыс Эннис'] },
  { id: 'evening', time: '18:05', route: ['Skarra to Vardholm', 'Скарра — Вардхольм'] },
  { id: 'night', time: '23:30', route: ['Ennis Point to Vardholm', 'Мыс Эннис — Вардхольм'] },
];

const Wish = z.object({
  name: z.string().trim().min(2).max(80),
  sailing: z.enum(SAILINGS.map(({ id }) => id)),
  seats: z.coerce.number().int().min(1).max(6),
  clientTime: z.string().max(40).optional(),
  row: z.coerce.number().int().min(1).max(100_000).optional(),
});
export type Wish = z.infer<typeof Wish>;

/** The wish in the request, from a form or from JSON; nothing when it makes no sense. */
export async function readWish(c: Ctx): Promise<Wish | undefined> {
  const body: unknown = isJson(c) ? await c.req.json().catch(() => undefined) : await c.req.parseBody();
  return Wish.safeParse(body).data;
}

export function isJson(c: Ctx): boolean {
  return (c.req.header('content-type') ?? '').startsWith('application/json');
}

export function save(state: StormState, weather: string, { name, sailing, seats, clientTime, row }: Wish): Booking {
  const booking: Booking = {
    id: `SK-${String(1001 + state.bookings.length)}`,
    weather,
    name,
    sailing,
    seats,
    ...(clientTime !== undefined && { clientTime }),
    ...(row !== undefined && { row }),
  };
  state.bookings.push(booking);
  return booking;
}

/** The same plain form in every weather. */
export function bookingForm(t: Translate, action: string, extra: Html = html``): Html {
  return html`<form class="booking" method="post" action="${action}">
    <h2>${t('Book a ferry seat', 'Место на пароме')}</h2>
    <label class="field"><span>${t('Passenger', 'Пассажир')}</span><input name="name" required minlength="2" autocomplete="off" /></label>
    <label class="field"><span>${t('Sailing', 'Рейс')}</span><select name="sailing">
      ${SAILINGS.map(({ id, time, route }) => html`<option value="${id}">${time} ${t(...route)}</option>`)}
    </select></label>
    <label class="field short"><span>${t('Seats', 'Мест')}</span><input name="seats" type="number" min="1" max="6" value="1" required /></label>
    ${extra}
    <button class="button" name="book">${t('Book seat', 'Забронировать')}</button>
  </form>`;
}
