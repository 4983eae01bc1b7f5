/** What the endpoint answers with, as far as the pages ask for it. */

export interface Money {
  amount: number;
  currency: string;
}

export interface Place {
  code: string;
  kind: 'CITY' | 'AIRPORT';
  label: string;
  detail: string;
}

export interface Airport {
  code: string;
  name: string;
  city: string;
}

export interface Segment {
  flight: string;
  from: Airport;
  to: Airport;
  departs: string;
  arrives: string;
  minutes: number;
}

export interface Slice {
  segments: Segment[];
  minutes: number;
}

export interface Airline {
  code: string;
  name: string;
  colour: string;
}

export type Cabin = 'ECONOMY' | 'PREMIUM' | 'BUSINESS';
export type Baggage = 'LIGHT' | 'STANDARD' | 'PLUS';
export type TravellerKind = 'ADULT' | 'CHILD' | 'INFANT';

export interface Offer {
  id: string;
  airline: Airline;
  slices: Slice[];
  cabin: Cabin;
  price: Money;
  seatsLeft: number;
  refundable: boolean;
}

export interface OfferDetails extends Offer {
  fareLines: { kind: TravellerKind; count: number; amount: Money }[];
  baggageOptions: BaggageOption[];
  travellers: TravellerKind[];
}

export interface BaggageOption {
  kind: Baggage;
  price: Money;
}

export interface Facets {
  lowest: Money;
  highest: Money;
  airlines: { airline: Airline; count: number; from: Money }[];
  stops: { stops: number; count: number; from: Money }[];
}

export type DayPart = 'NIGHT' | 'MORNING' | 'AFTERNOON' | 'EVENING';
export type Sort = 'BEST' | 'CHEAPEST' | 'FASTEST' | 'EARLIEST';

export interface OfferFilter {
  stops?: number[];
  airlines?: string[];
  departs?: DayPart[];
  minPrice?: number;
  maxPrice?: number;
}

export interface Booking {
  reference: string;
  status: 'CONFIRMED' | 'CANCELLED' | 'FLOWN';
  bookedOn: string;
  from: Place;
  to: Place;
  airline: Airline;
  cabin: Cabin;
  baggage: Baggage;
  slices: Slice[];
  travellers: { kind: TravellerKind; firstName: string; lastName: string }[];
  email: string;
  total: Money;
  refund: Money;
}

export interface Stay {
  id: string;
  name: string;
  district: string;
  stars: number;
  rating: number;
  reviews: number;
  night: Money;
  freeCancellation: boolean;
  breakfast: boolean;
  x: number;
  y: number;
  hue: number;
  favourite: boolean;
}

const ROUTE = `
  airline { code name colour }
  slices { minutes segments { flight departs arrives minutes from { code name city } to { code name city } } }
  cabin`;

export const OFFER = `fragment OfferCard on Offer { id ${ROUTE} price { amount currency } seatsLeft refundable }`;

export const OFFER_DETAILS = `${OFFER}
fragment OfferDetails on Offer {
  ...OfferCard
  fareLines { kind count amount { amount currency } }
  baggageOptions { kind price { amount currency } }
  travellers
}`;

export const BOOKING = `fragment BookingCard on Booking {
  reference status bookedOn baggage email ${ROUTE}
  from { code kind label detail } to { code kind label detail }
  travellers { kind firstName lastName }
  total { amount currency } refund { amount currency }
}`;

export const STAY = `fragment StayCard on Stay {
  id name district stars rating reviews night { amount currency } freeCancellation breakfast x y hue favourite
}`;
