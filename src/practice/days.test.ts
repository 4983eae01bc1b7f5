import { expect, test } from 'vitest';
import { addDays, daysBetween } from './days.ts';

test('days are added and taken away across months, years and leap days', () => {
  expect(addDays('2026-11-15', 20)).toBe('2026-12-05');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('the days between are counted, backwards too', () => {
  expect(daysBetween('2026-11-15', '2026-12-05')).toBe(20);
  expect(daysBetween('2026-12-05', '2026-11-15')).toBe(-20);
});
