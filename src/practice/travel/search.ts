import { hash } from '../hash.ts';
import { type Flight, flightsFor } from './flights.ts';
import { fareTotal } from './pricing.ts';
import type { Currency, FlightQuery, FlightSearch, TravelState } from './state.ts';

/** Milliseconds after the start at which the three answers of the airlines come in. */
const WAVES = [600, 1300, 2300] as const;

const KEPT_SEARCHES = 5;

export interface Offer {
  id: string;
  search: FlightSearch;
  flight: Flight;
}

export type SearchStatus = 'SEARCHING' | 'PARTIAL' | 'COMPLETE';
export type Sort = 'BEST' | 'CHEAPEST' | 'FASTEST' | 'EARLIEST';
export type DayPart = 'NIGHT' | 'MORNING' | 'AFTERNOON' | 'EVENING';

export interface OfferFilter {
  stops?: number[] | null;
  airlines?: string[] | null;
  departs?: DayPart[] | null;
  minPrice?: number | null;
  maxPrice?: number | null;
}

export function startSearch(state: TravelState, query: FlightQuery, now: number): FlightSearch {
  const search: FlightSearch = { id: `s${state.searches.length + 1}`, query, startedAt: now, requoted: null };
  state.searches.push(search);
  const others = state.lastSearches.filter((earlier) => JSON.stringify(earlier) !== JSON.stringify(query));
  state.lastSearches = [query, ...others].slice(0, KEPT_SEARCHES);
  return search;
}

/** How far a search has come: how many of the airlines' answers are in. */
export function answersIn({ startedAt }: FlightSearch, now: number): number {
  return WAVES.filter((after) => now - startedAt >= after).length;
}

export function statusOf(search: FlightSearch, now: number): SearchStatus {
  const answers = answersIn(search, now);
  if (answers === 0) return 'SEARCHING';
  return answers < WAVES.length ? 'PARTIAL' : 'COMPLETE';
}

/** What has been found so far, in the order in which it came. */
export function offersOf(search: FlightSearch, now: number): Offer[] {
  const answers = answersIn(search, now);
  return flightsFor(search.query)
    .map((flight, index) => offer(search, flight, index))
    .filter(({ flight }) => flight.wave < answers);
}

export function findOffer(state: TravelState, id: string): Offer | undefined {
  const [searchId, number] = id.split('-');
  const search = state.searches.find((one) => one.id === searchId);
  const flight = search && flightsFor(search.query)[Number(number)];
  return flight && offer(search, flight, Number(number));
}

/** Asks the airline for the price of today. True if it is not the one in the list. */
export function checkFare(state: TravelState, { id, search }: Offer): boolean {
  if (search.requoted) return false;
  const stored = state.searches.find((one) => one.id === search.id);
  if (!stored) return false;
  stored.requoted = { flight: Number(id.split('-')[1]), factor: 1.04 + (hash(JSON.stringify(search.query)) % 6) / 100 };
  return true;
}

export function filterOffers(offers: readonly Offer[], filter: OfferFilter, currency: Currency): Offer[] {
  return offers.filter(({ flight, search }) => {
    const { amount } = fareTotal(flight, search.query, currency);
    return (
      (!filter.stops?.length || filter.stops.includes(mostStops(flight))) &&
      (!filter.airlines?.length || filter.airlines.includes(flight.airline)) &&
      (!filter.departs?.length || filter.departs.includes(dayPart(flight))) &&
      amount >= (filter.minPrice ?? 0) &&
      amount <= (filter.maxPrice ?? Number.POSITIVE_INFINITY)
    );
  });
}

export function sortOffers(offers: readonly Offer[], sort: Sort): Offer[] {
  const weight = WEIGHTS[sort];
  return [...offers].sort((a, b) => weight(a.flight) - weight(b.flight));
}

const WEIGHTS: Readonly<Record<Sort, (flight: Flight) => number>> = {
  // An hour on the way is worth nine euros to most people.
  BEST: (flight) => flight.adultFare + totalMinutes(flight) * 15,
  CHEAPEST: (flight) => flight.adultFare,
  FASTEST: totalMinutes,
  EARLIEST: (flight) => Number(clockOf(flight).replace(':', '')),
};

export function mostStops({ slices }: Flight): number {
  return Math.max(...slices.map(({ segments }) => segments.length - 1));
}

export function totalMinutes({ slices }: Flight): number {
  return slices.reduce((sum, { minutes }) => sum + minutes, 0);
}

function dayPart(flight: Flight): DayPart {
  const hour = Number(clockOf(flight).slice(0, 2));
  if (hour < 6) return 'NIGHT';
  if (hour < 12) return 'MORNING';
  return hour < 18 ? 'AFTERNOON' : 'EVENING';
}

function clockOf({ slices }: Flight): string {
  return slices[0]?.segments[0]?.departs.slice(11) ?? '';
}

function offer(search: FlightSearch, flight: Flight, index: number): Offer {
  const requoted = search.requoted?.flight === index ? search.requoted.factor : 1;
  return {
    id: `${search.id}-${index}`,
    search,
    flight: { ...flight, adultFare: Math.round(flight.adultFare * requoted) },
  };
}
