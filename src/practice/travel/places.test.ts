import { expect, test } from 'vitest';
import { suggestPlaces } from './places.ts';

const codes = (text: string) => suggestPlaces(text, 8).map(({ code }) => code);

test('a city is found by the start of its name in either language', () => {
  expect(codes('Lisb')).toEqual(['LIS']);
  expect(codes('лисс')).toEqual(['LIS']);
  expect(codes('york')).toEqual(['NYC', 'JFK', 'EWR']);
});

test('a city with several airports comes first, its airports after it', () => {
  expect(codes('моск')).toEqual(['MOW', 'SVO', 'DME', 'VKO']);
});

test('an airport is found by its code and by its own name', () => {
  expect(codes('svo')[0]).toBe('SVO');
  expect(codes('Внуко')).toEqual(['VKO']);
});

test('accents and the letter ё need not be typed', () => {
  expect(codes('keflavik')).toEqual(['KEF']);
  expect(codes('толмачево')).toEqual(['OVB']);
});

test('before anything is typed the popular places are offered, and nonsense finds nothing', () => {
  expect(codes('')).toHaveLength(8);
  expect(codes('qqqq')).toEqual([]);
});
