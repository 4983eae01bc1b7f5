import type { Flight } from './flights.ts';
import type { Baggage, Currency, Money, Party, TravellerKind } from './state.ts';

/** How much of each currency one euro buys. Fixed, like the day. */
const PER_EURO: Readonly<Record<Currency, number>> = { EUR: 1, USD: 1.09, GBP: 0.86, RUB: 96.5 };

const SHARE_OF_ADULT_FARE: Readonly<Record<TravellerKind, number>> = { ADULT: 1, CHILD: 0.75, INFANT: 0.1 };

/** Euro cents for one traveller and one direction. Infants take no bags of their own. */
const BAG_FEE: Readonly<Record<Baggage, number>> = { LIGHT: 0, STANDARD: 2400, PLUS: 4300 };

export interface FareLine {
  kind: TravellerKind;
  count: number;
  amount: Money;
}

/** What each kind of traveller pays together. Each line is whole units, so that lines add up to the total shown. */
export function fareLines(flight: Flight, party: Party, currency: Currency): FareLine[] {
  const counts: [TravellerKind, number][] = [
    ['ADULT', party.adults],
    ['CHILD', party.children],
    ['INFANT', party.infants],
  ];
  return counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({
      kind,
      count,
      amount: inCurrency(flight.adultFare * SHARE_OF_ADULT_FARE[kind], currency, count),
    }));
}

export function fareTotal(flight: Flight, party: Party, currency: Currency): Money {
  const lines = fareLines(flight, party, currency);
  return { amount: lines.reduce((sum, { amount }) => sum + amount.amount, 0), currency };
}

export function bagPrice(kind: Baggage, flight: Flight, party: Party, currency: Currency): Money {
  return inCurrency(BAG_FEE[kind] * flight.slices.length, currency, party.adults + party.children);
}

/** Whole units for each, times how many. */
export function inCurrency(euroCents: number, currency: Currency, times = 1): Money {
  return { amount: Math.round((euroCents / 100) * PER_EURO[currency]) * times, currency };
}
