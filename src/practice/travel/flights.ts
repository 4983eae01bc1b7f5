import { addDays } from '../days.ts';
import { type Dice, dice } from '../random.ts';
import { type Airline, airlines } from './data/airlines.ts';
import { type City, cities } from './data/cities.ts';
import { findPlace, type Place } from './places.ts';
import type { FlightQuery, Segment, Slice } from './state.ts';

export interface Flight {
  airline: string;
  slices: Slice[];
  /** Euro cents for one adult, all taxes in. */
  adultFare: number;
  seatsLeft: number;
  refundable: boolean;
  /** Which of the three answers of the airlines it came in: first, second or last. */
  wave: 0 | 1 | 2;
}

const HUBS = [
  'IST',
  'DXB',
  'DOH',
  'HEL',
  'VIE',
  'BEG',
  'WAW',
  'TAS',
  'EVN',
  'MOW',
  'PAR',
  'MAD',
  'SIN',
  'AMS',
  'ATH',
  'KZN',
];
const CABIN_LEVEL = { ECONOMY: 1, PREMIUM: 1.65, BUSINESS: 3.1 } as const;

/** All flights that a search can find. The same for the same question. */
export function flightsFor(query: FlightQuery): Flight[] {
  const seed = [query.from, query.to, query.depart, query.return ?? '', query.cabin].join('-');
  const roll = dice(seed);
  const from = placeOf(query.from);
  const to = placeOf(query.to);
  const count = roll.between(87, 93);
  return Array.from({ length: count }, (_, index) => {
    const airline = roll.pick(airlines);
    const stops = stopsOf(index % 10);
    const slices = [journey(roll, airline, from, to, query.depart, stops)];
    if (query.return) slices.push(journey(roll, airline, to, from, query.return, stops));
    return {
      airline: airline.code,
      slices,
      adultFare: fare(roll, airline, from.city, to.city, stops, slices.length) * CABIN_LEVEL[query.cabin],
      // Nobody is offered a flight that has no room for all of them.
      seatsLeft: query.adults + query.children - 1 + roll.between(1, 9),
      refundable: roll.next() < 0.35,
      wave: index < count * 0.25 ? 0 : index < count * 0.6 ? 1 : 2,
    };
  });
}

function stopsOf(tenth: number): number {
  if (tenth < 3) return 0;
  return tenth < 8 ? 1 : 2;
}

function journey(roll: Dice, airline: Airline, from: Place, to: Place, day: string, stops: number): Slice {
  const route = [from.city, ...changes(roll, from.city, to.city, stops), to.city];
  const airports = route.map((city, index) => {
    if (index === 0) return airportAt(roll, from);
    return index === route.length - 1 ? airportAt(roll, to) : (city.airports[0]?.code ?? city.code);
  });
  const segments: Segment[] = [];
  // All in UTC minutes from the start of the day; only the clocks on the walls differ.
  const start = roll.between(0, 287) * 5 - from.city.utc * 60;
  let now = start;
  for (const [index, city] of route.slice(0, -1).entries()) {
    const next = route[index + 1] ?? to.city;
    if (index > 0) now += roll.between(11, 58) * 5;
    const minutes = airTime(city, next);
    segments.push({
      flight: `${airline.code} ${roll.between(102, 1980)}`,
      from: airports[index] ?? city.code,
      to: airports[index + 1] ?? next.code,
      departs: localTime(day, now + city.utc * 60),
      arrives: localTime(day, now + minutes + next.utc * 60),
      minutes,
    });
    now += minutes;
  }
  return { segments, minutes: now - start };
}

/** Cities to change in that do not lead too far astray. */
function changes(roll: Dice, from: City, to: City, stops: number): City[] {
  if (stops === 0) return [];
  const hubs = cities
    .filter((city) => HUBS.includes(city.code) && city !== from && city !== to)
    .sort((a, b) => detour(from, a, to) - detour(from, b, to))
    .slice(0, 6);
  const first = roll.pick(hubs);
  if (stops === 1) return [first];
  const second = roll.pick(hubs.filter((city) => city !== first));
  return [first, second].sort((a, b) => distance(from, a) - distance(from, b));
}

function fare(roll: Dice, airline: Airline, from: City, to: City, stops: number, slices: number): number {
  const base = 2200 + distance(from, to) ** 0.92 * 8.6;
  const noise = 0.82 + roll.next() * 0.55;
  return Math.round(base * airline.level * ([1.28, 1, 0.86][stops] ?? 1) * noise * (slices === 2 ? 1.82 : 1));
}

function airTime(from: City, to: City): number {
  return Math.round((distance(from, to) / 13.5 + 35) / 5) * 5;
}

function detour(from: City, over: City, to: City): number {
  return distance(from, over) + distance(over, to);
}

/** Kilometres along the great circle. */
function distance({ at: [fromLat, fromLon] }: City, { at: [toLat, toLon] }: City): number {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((toLat - fromLat) * rad) / 2) ** 2 +
    Math.cos(fromLat * rad) * Math.cos(toLat * rad) * Math.sin(((toLon - fromLon) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(a));
}

function localTime(day: string, minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  const clock = [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${addDays(day, Math.floor(minutes / 1440))}T${clock}`;
}

function airportAt(roll: Dice, place: Place): string {
  return place.kind === 'AIRPORT' ? place.code : roll.pick(place.city.airports).code;
}

function placeOf(code: string): Place {
  const place = findPlace(code);
  if (!place) throw new RangeError(`No place has the code ${code}.`);
  return place;
}
