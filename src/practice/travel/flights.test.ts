import { expect, test } from 'vitest';
import { flightsFor } from './flights.ts';
import { fareLines, fareTotal } from './pricing.ts';
import type { FlightQuery } from './state.ts';

const family: FlightQuery = {
  from: 'MOW',
  to: 'IST',
  depart: '2026-12-01',
  return: '2026-12-08',
  adults: 2,
  children: 1,
  infants: 1,
  cabin: 'ECONOMY',
};

test('the same question always finds the same flights, about ninety of them', () => {
  const flights = flightsFor(family);

  expect(flights).toEqual(flightsFor(family));
  expect(flights.length).toBeGreaterThan(85);
  expect(flights.length).toBeLessThan(95);
});

test('every flight leaves on the chosen day and its parts follow one another', () => {
  for (const { slices } of flightsFor(family)) {
    expect(slices.map(({ segments }) => segments[0]?.departs.slice(0, 10))).toEqual(['2026-12-01', '2026-12-08']);
    for (const { segments } of slices)
      for (const [index, segment] of segments.slice(1).entries()) {
        expect(segment.from).toBe(segments[index]?.to);
        expect(segment.departs > (segments[index]?.arrives ?? '')).toBe(true);
      }
  }
});

test('the lines of a price add up to its total, in any currency', () => {
  for (const flight of flightsFor(family).slice(0, 10))
    for (const currency of ['EUR', 'RUB'] as const) {
      const lines = fareLines(flight, family, currency).map(({ amount }) => amount.amount);

      expect(lines).toHaveLength(3);
      expect(fareTotal(flight, family, currency).amount).toBe(lines.reduce((sum, amount) => sum + amount));
    }
});
