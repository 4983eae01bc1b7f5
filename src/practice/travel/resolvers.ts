import { setTimeout as delay } from 'node:timers/promises';
import { hash } from '../hash.ts';
import type { Language, Translate } from '../site.ts';
import { type BookingInput, book, bookingIssues, bookingTotal, cancel, refundFor, seats } from './booking.ts';
import { airlines } from './data/airlines.ts';
import { type Stay, stays } from './data/stays.ts';
import type { Resolvers } from './graphql/execute.ts';
import { GraphqlFault } from './graphql/fault.ts';
import { airportOf, findPlace, type Place, placeLabel, suggestPlaces } from './places.ts';
import { bagPrice, fareLines, fareTotal, inCurrency } from './pricing.ts';
import { addressOf, queryProblem } from './query.ts';
import {
  answersIn,
  checkFare,
  filterOffers,
  findOffer,
  mostStops,
  type Offer,
  type OfferFilter,
  offersOf,
  type Sort,
  sortOffers,
  startSearch,
  statusOf,
} from './search.ts';
import {
  BAGGAGE,
  type Booking,
  type Currency,
  type FlightQuery,
  type FlightSearch,
  type Segment,
  type TravelState,
} from './state.ts';
import { findStays, type StayQuery } from './stays.ts';

export interface GraphContext {
  state: TravelState;
  language: Language;
  t: Translate;
  /** Milliseconds, by the real clock. */
  now: number;
}

type Id = { id: string };
type Reference = { reference: string };

export const resolvers: Resolvers<GraphContext> = {
  Query: {
    places: async (_, { text, first }: { text: string; first: number }) => {
      // Suggestions take their time, and not always the same: an early question may be answered after a later one.
      await delay(150 + (hash(text) % 450));
      return suggestPlaces(text, first);
    },
    search: (_, { id }: Id, { state }) => state.searches.find((search) => search.id === id),
    offer: (_, { id }: Id, { state }) => findOffer(state, id),
    lastSearches: (_, __, { state }) => state.lastSearches,
    bookings: (_, __, { state }) => state.bookings,
    booking: (_, { reference }: Reference, { state }) => findBooking(state, reference),
    stays: async (_, query: StayQuery, { state }) => {
      await delay(250);
      return findStays(state, query);
    },
    preferences: (_, __, { state }) => state.preferences,
  },

  Mutation: {
    startSearch: (_, { query }: { query: FlightQuery }, { state, t, now }) => {
      const asked = { ...query, return: query.return ?? null };
      const problem = queryProblem(asked, t);
      if (problem) throw new GraphqlFault(problem, { code: 'BAD_USER_INPUT' });
      return startSearch(state, asked, now);
    },
    checkOffer: async (_, { id }: Id, { state, t }) => {
      await delay(600);
      const listed = theOffer(state, id, t);
      const priceBefore = fareTotal(listed.flight, listed.search.query, state.preferences.currency);
      const changed = checkFare(state, listed);
      return { offer: theOffer(state, id, t), priceBefore: changed ? priceBefore : null };
    },
    book: async (_, { input }: { input: BookingInput }, { state, t }) => {
      await delay(700);
      const offer = theOffer(state, input.offer, t);
      const issues = bookingIssues(input, offer, t);
      if (Object.keys(issues).length > 0)
        throw new GraphqlFault(t('Some details need another look.', 'Проверьте данные: не всё заполнено верно.'), {
          code: 'BAD_USER_INPUT',
          issues,
        });
      const total = bookingTotal(offer, input.baggage, state.preferences.currency);
      if (total.amount !== input.expectedTotal)
        throw new GraphqlFault(
          t(
            'The price has changed. Look at the new total and confirm again.',
            'Цена изменилась. Посмотрите новую сумму и подтвердите ещё раз.',
          ),
          { code: 'PRICE_CHANGED', total },
        );
      return book(state, offer, input);
    },
    cancelBooking: (_, { reference }: Reference, { state, t }) => {
      const booking = findBooking(state, reference);
      if (!booking)
        throw new GraphqlFault(t(`There is no booking ${reference}.`, `Бронирования ${reference} нет.`), {
          code: 'NOT_FOUND',
        });
      if (booking.status === 'FLOWN')
        throw new GraphqlFault(t('This trip has already been flown.', 'Эта поездка уже состоялась.'), {
          code: 'CONFLICT',
        });
      if (booking.status === 'CANCELLED')
        throw new GraphqlFault(t('This trip is already cancelled.', 'Эта поездка уже отменена.'), { code: 'CONFLICT' });
      return cancel(booking);
    },
    setFavourite: (_, { stay, favourite }: { stay: string; favourite: boolean }, { state, t }) => {
      const found = stays.find(({ id }) => id === stay);
      if (!found) throw new GraphqlFault(t('There is no such stay.', 'Такого жилья нет.'), { code: 'NOT_FOUND' });
      const others = state.favourites.filter((id) => id !== stay);
      state.favourites = favourite ? [...others, stay] : others;
      return found;
    },
    setCurrency: (_, { currency }: { currency: Currency }, { state }) => {
      state.preferences.currency = currency;
      return state.preferences;
    },
    forgetSearches: (_, __, { state }) => {
      state.lastSearches = [];
      return state.lastSearches;
    },
  },

  FlightSearch: {
    status: (search: FlightSearch, _, { now }) => statusOf(search, now),
    answers: (search: FlightSearch, _, { now }) => answersIn(search, now),
    found: (search: FlightSearch, _, { now }) => offersOf(search, now).length,
    facets: (search: FlightSearch, _, { state, now }) => facets(offersOf(search, now), state.preferences.currency),
    page: async (search: FlightSearch, { filter, sort, first, after }: PageArguments, { state, now }) => {
      if (after > 0) await delay(350);
      const matching = filterOffers(offersOf(search, now), filter ?? {}, state.preferences.currency);
      const sorted = statusOf(search, now) === 'COMPLETE' ? sortOffers(matching, sort) : matching;
      const next = after + first;
      return { total: sorted.length, offers: sorted.slice(after, next), next: next < sorted.length ? next : null };
    },
  },
  LastSearch: {
    from: (query: FlightQuery) => findPlace(query.from),
    to: (query: FlightQuery) => findPlace(query.to),
    travellers: (query: FlightQuery) => seats(query).length,
    address: (query: FlightQuery) => addressOf(query),
  },
  Offer: {
    airline: ({ flight }: Offer) => airlineOf(flight.airline),
    slices: ({ flight }: Offer) => flight.slices,
    cabin: ({ search }: Offer) => search.query.cabin,
    price: ({ flight, search }: Offer, _, { state }) => fareTotal(flight, search.query, state.preferences.currency),
    fareLines: ({ flight, search }: Offer, _, { state }) => fareLines(flight, search.query, state.preferences.currency),
    baggageOptions: ({ flight, search }: Offer, _, { state }) =>
      BAGGAGE.map((kind) => ({ kind, price: bagPrice(kind, flight, search.query, state.preferences.currency) })),
    travellers: ({ search }: Offer) => seats(search.query),
    seatsLeft: ({ flight }: Offer) => flight.seatsLeft,
    refundable: ({ flight }: Offer) => flight.refundable,
  },
  Booking: {
    from: ({ from }: Booking) => findPlace(from),
    to: ({ to }: Booking) => findPlace(to),
    airline: ({ airline }: Booking) => airlineOf(airline),
    email: ({ contact }: Booking) => contact.email,
    refund: (booking: Booking) => booking.refund ?? refundFor(booking),
  },
  Segment: {
    from: ({ from }: Segment) => airportOf(from),
    to: ({ to }: Segment) => airportOf(to),
  },
  Airport: {
    code: ({ airport }: ReturnType<typeof airportOf>) => airport.code,
    name: ({ airport }: ReturnType<typeof airportOf>, _, { language }) => airport.name[language],
    city: ({ city }: ReturnType<typeof airportOf>, _, { language }) => city.name[language],
  },
  Airline: { name: (airline: (typeof airlines)[number], _, { language }) => airline.name[language] },
  Place: {
    label: (place: Place, _, { language }) => placeLabel(place, language),
    detail: ({ kind, city }: Place, _, { language, t }) =>
      kind === 'CITY' && city.airports.length > 1
        ? `${city.country[language]} · ${t('all airports', 'все аэропорты')}`
        : city.country[language],
  },
  Stay: {
    name: ({ name }: Stay, _, { language }) => name[language],
    district: ({ district }: Stay, _, { language }) => district[language],
    night: ({ night }: Stay, _, { state }) => inCurrency(night, state.preferences.currency),
    x: ({ at }: Stay) => at[0],
    y: ({ at }: Stay) => at[1],
    favourite: ({ id }: Stay, _, { state }) => state.favourites.includes(id),
  },
};

interface PageArguments {
  filter?: OfferFilter | null;
  sort: Sort;
  first: number;
  after: number;
}

function facets(offers: readonly Offer[], currency: Currency) {
  if (offers.length === 0) return null;
  const price = ({ flight, search }: Offer) => fareTotal(flight, search.query, currency).amount;
  const from = (group: readonly Offer[]) => ({ amount: Math.min(...group.map(price)), currency });
  const byAirline = Map.groupBy(offers, ({ flight }) => flight.airline);
  const byStops = Map.groupBy(offers, ({ flight }) => mostStops(flight));
  return {
    lowest: from(offers),
    highest: { amount: Math.max(...offers.map(price)), currency },
    airlines: airlines.flatMap((airline) => {
      const group = byAirline.get(airline.code);
      return group ? [{ airline, count: group.length, from: from(group) }] : [];
    }),
    stops: [0, 1, 2].flatMap((stops) => {
      const group = byStops.get(stops);
      return group ? [{ stops, count: group.length, from: from(group) }] : [];
    }),
  };
}

function theOffer(state: TravelState, id: string, t: Translate): Offer {
  const offer = findOffer(state, id);
  if (offer) return offer;
  const message = t(
    'This offer is no longer on sale. Search again.',
    'Это предложение уже снято с продажи. Повторите поиск.',
  );
  throw new GraphqlFault(message, { code: 'NOT_FOUND' });
}

function findBooking({ bookings }: TravelState, reference: string): Booking | undefined {
  return bookings.find((booking) => booking.reference === reference.toUpperCase());
}

function airlineOf(code: string) {
  return airlines.find((airline) => airline.code === code);
}
