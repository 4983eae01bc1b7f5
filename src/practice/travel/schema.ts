/** What the endpoint understands. Also served as text, for whoever writes a client. */
export const SCHEMA = `
enum Currency { EUR USD GBP RUB }
enum Cabin { ECONOMY PREMIUM BUSINESS }
enum Baggage { LIGHT STANDARD PLUS }
enum PlaceKind { CITY AIRPORT }
enum TravellerKind { ADULT CHILD INFANT }
enum SearchStatus { SEARCHING PARTIAL COMPLETE }
enum Sort { BEST CHEAPEST FASTEST EARLIEST }
enum DayPart { NIGHT MORNING AFTERNOON EVENING }
enum BookingStatus { CONFIRMED CANCELLED FLOWN }
enum StaySort { RATING PRICE }

type Money { amount: Int!  currency: Currency! }
type Airline { code: ID!  name: String!  colour: String! }

type Place {
  code: ID!
  kind: PlaceKind!
  "What to show in the field once chosen."
  label: String!
  detail: String!
}
type Airport { code: ID!  name: String!  city: String! }

type Segment {
  flight: String!
  from: Airport!
  to: Airport!
  "Local time, like 2026-12-01T09:35."
  departs: String!
  arrives: String!
  minutes: Int!
}
type Slice { segments: [Segment!]!  minutes: Int! }
type FareLine { kind: TravellerKind!  count: Int!  amount: Money! }
type BaggageOption { kind: Baggage!  price: Money! }

type Offer {
  id: ID!
  airline: Airline!
  slices: [Slice!]!
  cabin: Cabin!
  "For everybody who travels, bags not included."
  price: Money!
  fareLines: [FareLine!]!
  baggageOptions: [BaggageOption!]!
  travellers: [TravellerKind!]!
  seatsLeft: Int!
  refundable: Boolean!
}
type CheckedOffer {
  offer: Offer!
  "The price in the list, if it is not true any more."
  priceBefore: Money
}

type AirlineFacet { airline: Airline!  count: Int!  from: Money! }
type StopsFacet { stops: Int!  count: Int!  from: Money! }
type Facets { lowest: Money!  highest: Money!  airlines: [AirlineFacet!]!  stops: [StopsFacet!]! }
type OfferPage { total: Int!  offers: [Offer!]!  "Absent on the last page." next: Int }
input OfferFilter { stops: [Int!]  airlines: [ID!]  departs: [DayPart!]  minPrice: Int  maxPrice: Int }

type FlightSearch {
  id: ID!
  status: SearchStatus!
  "Out of three answers, how many airlines have sent."
  answers: Int!
  found: Int!
  "Null until something is found."
  facets: Facets
  "In the order of arrival until the search is complete, sorted afterwards."
  page(filter: OfferFilter, sort: Sort = BEST, first: Int = 15, after: Int = 0): OfferPage!
}
type LastSearch { from: Place!  to: Place!  depart: String!  return: String  travellers: Int!  address: String! }

type Traveller { kind: TravellerKind!  firstName: String!  lastName: String! }
type Booking {
  reference: ID!
  status: BookingStatus!
  bookedOn: String!
  from: Place!
  to: Place!
  airline: Airline!
  cabin: Cabin!
  baggage: Baggage!
  slices: [Slice!]!
  travellers: [Traveller!]!
  email: String!
  total: Money!
  "What cancelling gives back: already, or if done now."
  refund: Money!
}

type Stay {
  id: ID!
  name: String!
  district: String!
  stars: Int!
  rating: Float!
  reviews: Int!
  night: Money!
  freeCancellation: Boolean!
  breakfast: Boolean!
  x: Int!
  y: Int!
  hue: Int!
  favourite: Boolean!
}
input StayFilter { minStars: Int  maxNight: Int  freeCancellation: Boolean  breakfast: Boolean  favourite: Boolean }

type Preferences { currency: Currency! }

type Query {
  places(text: String!, first: Int = 8): [Place!]!
  search(id: ID!): FlightSearch
  offer(id: ID!): Offer
  lastSearches: [LastSearch!]!
  bookings: [Booking!]!
  booking(reference: ID!): Booking
  stays(city: ID!, filter: StayFilter, sort: StaySort = RATING): [Stay!]!
  preferences: Preferences!
}

input FlightQuery {
  from: ID!
  to: ID!
  depart: String!
  return: String
  adults: Int = 1
  children: Int = 0
  infants: Int = 0
  cabin: Cabin = ECONOMY
}
input TravellerInput { firstName: String!  lastName: String!  birthDate: String!  document: String! }
input ContactInput { email: String!  phone: String! }
input BookingInput {
  offer: ID!
  baggage: Baggage!
  "The total the traveller has seen, in the currency of the preferences."
  expectedTotal: Int!
  travellers: [TravellerInput!]!
  contact: ContactInput!
  acceptsRules: Boolean!
}

type Mutation {
  startSearch(query: FlightQuery!): FlightSearch!
  checkOffer(id: ID!): CheckedOffer!
  book(input: BookingInput!): Booking!
  cancelBooking(reference: ID!): Booking!
  setFavourite(stay: ID!, favourite: Boolean!): Stay!
  setCurrency(currency: Currency!): Preferences!
  forgetSearches: [LastSearch!]!
}
`;
