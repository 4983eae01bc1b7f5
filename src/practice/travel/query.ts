import { z } from 'zod';
import { TODAY } from '../days.ts';
import type { Translate } from '../site.ts';
import { isDay, LAST_DAY } from './dates.ts';
import { findPlace } from './places.ts';
import { CABINS, type FlightQuery } from './state.ts';

const count = (fallback: number) => z.coerce.number().int().min(0).max(9).catch(fallback);

/** The question as it stands in an address: `/flights?from=MOW&to=IST&depart=2026-12-01`. */
const Address = z.object({
  from: z.string().catch(''),
  to: z.string().catch(''),
  depart: z.string().catch(''),
  return: z
    .string()
    .optional()
    .transform((text) => text || null),
  adults: count(1),
  children: count(0),
  infants: count(0),
  cabin: z.enum(CABINS).catch('ECONOMY'),
});

export function readQuery(parameters: Record<string, string>): FlightQuery {
  const query = Address.parse(parameters);
  return { ...query, from: query.from.toUpperCase(), to: query.to.toUpperCase() };
}

/** The first thing that makes the question impossible to answer. */
export function queryProblem(query: FlightQuery, t: Translate): string | undefined {
  const from = findPlace(query.from);
  const to = findPlace(query.to);
  if (!from) return t('Choose where you fly from.', 'Выберите, откуда летите.');
  if (!to) return t('Choose where you fly to.', 'Выберите, куда летите.');
  if (from.city === to.city)
    return t('Departure and destination are the same city.', 'Город вылета и город прилёта совпадают.');
  if (!isSold(query.depart)) return t('Choose a departure date.', 'Выберите дату вылета.');
  if (query.return !== null && !isSold(query.return)) return t('Choose a return date.', 'Выберите дату возвращения.');
  if (query.return !== null && query.return < query.depart)
    return t('The return cannot be before the departure.', 'Обратный рейс не может быть раньше вылета.');
  if (query.adults < 1) return t('At least one adult has to travel.', 'Нужен хотя бы один взрослый пассажир.');
  if (query.adults + query.children > 9)
    return t('At most 9 seats in one booking.', 'В одном заказе не больше 9 мест.');
  if (query.infants > query.adults)
    return t('Each infant needs an adult to sit with.', 'На каждого младенца нужен взрослый.');
  return undefined;
}

function isSold(day: string): boolean {
  return isDay(day) && day >= TODAY && day <= LAST_DAY;
}

export function addressOf(query: FlightQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null) parameters.set(name, String(value));
  return `/flights?${parameters}`;
}
