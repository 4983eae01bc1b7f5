export const CURRENCIES = ['EUR', 'USD', 'GBP', 'RUB'] as const;
export const CABINS = ['ECONOMY', 'PREMIUM', 'BUSINESS'] as const;
export const BAGGAGE = ['LIGHT', 'STANDARD', 'PLUS'] as const;

export type Currency = (typeof CURRENCIES)[number];
export type Cabin = (typeof CABINS)[number];
export type Baggage = (typeof BAGGAGE)[number];
export type TravellerKind = 'ADULT' | 'CHILD' | 'INFANT';

export interface Money {
  amount: number;
  currency: Currency;
}

export interface Party {
  adults: number;
  children: number;
  infants: number;
}

export interface FlightQuery extends Party {
  from: string;
  to: string;
  depart: string;
  /** Null for one way. */
  return: string | null;
  cabin: Cabin;
}

export interface Segment {
  flight: string;
  from: string;
  to: string;
  /** Local time: `2026-12-01T09:35`. */
  departs: string;
  arrives: string;
  minutes: number;
}

/** One direction of a journey, with changes or without. */
export interface Slice {
  segments: Segment[];
  minutes: number;
}

export interface Traveller {
  kind: TravellerKind;
  firstName: string;
  lastName: string;
  birthDate: string;
  document: string;
}

export interface Booking {
  reference: string;
  status: 'CONFIRMED' | 'CANCELLED' | 'FLOWN';
  bookedOn: string;
  from: string;
  to: string;
  airline: string;
  cabin: Cabin;
  baggage: Baggage;
  slices: Slice[];
  travellers: Traveller[];
  contact: { email: string; phone: string };
  total: Money;
  refund: Money | null;
}

/** A search under way or done. Its flights follow from the question, so they are not kept. */
export interface FlightSearch {
  id: string;
  query: FlightQuery;
  /** Milliseconds, by the real clock: results arrive while the visitor waits. */
  startedAt: number;
  /** The airline corrects the fare of the first flight that is looked at closely, and of no other. */
  requoted: { flight: number; factor: number } | null;
}

export interface TravelState {
  bookings: Booking[];
  /** Ids of stays. */
  favourites: string[];
  /** Newest first. */
  lastSearches: FlightQuery[];
  preferences: { currency: Currency };
  searches: FlightSearch[];
}

export function initialState(): TravelState {
  return {
    bookings: [tbilisiInDecember(), lisbonInSeptember()],
    favourites: [],
    lastSearches: [],
    preferences: { currency: 'EUR' },
    searches: [],
  };
}

function tbilisiInDecember(): Booking {
  return {
    reference: 'FW4TB7',
    status: 'CONFIRMED',
    bookedOn: '2026-10-28',
    from: 'IST',
    to: 'TBS',
    airline: 'OM',
    cabin: 'ECONOMY',
    baggage: 'STANDARD',
    slices: [
      direct('OM 312', 'IST', 'TBS', '2026-12-18T08:40', '2026-12-18T12:05', 145),
      direct('OM 313', 'TBS', 'IST', '2026-12-23T19:15', '2026-12-23T20:50', 155),
    ],
    travellers: [alex()],
    contact: { email: 'alex.morgan@example.com', phone: '+90 555 010 20 30' },
    total: { amount: 238, currency: 'EUR' },
    refund: null,
  };
}

function lisbonInSeptember(): Booking {
  return {
    reference: 'FW9LS2',
    status: 'FLOWN',
    bookedOn: '2026-07-02',
    from: 'VIE',
    to: 'LIS',
    airline: 'N7',
    cabin: 'ECONOMY',
    baggage: 'LIGHT',
    slices: [direct('N7 704', 'VIE', 'LIS', '2026-09-04T06:55', '2026-09-04T09:45', 230)],
    travellers: [alex()],
    contact: { email: 'alex.morgan@example.com', phone: '+90 555 010 20 30' },
    total: { amount: 164, currency: 'EUR' },
    refund: null,
  };
}

function direct(flight: string, from: string, to: string, departs: string, arrives: string, minutes: number): Slice {
  return { segments: [{ flight, from, to, departs, arrives, minutes }], minutes };
}

function alex(): Traveller {
  return { kind: 'ADULT', firstName: 'ALEX', lastName: 'MORGAN', birthDate: '1991-04-12', document: 'X1234567' };
}
