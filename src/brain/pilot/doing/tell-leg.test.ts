import { expect, test } from 'vitest';
import { heading, text } from '../../../../test/observations.ts';
import type { Act, Query } from '../goal.ts';
import { page, situated } from './situation.testing.ts';
import { tellLeg } from './tell-leg.ts';

const QUESTION: Query = { things: { what: { words: 'flight' }, count: 'one', where: [] }, want: 'value', tell: [] };
const ACT: Act = { kind: 'tell', question: QUESTION };
const TRIP = [
  heading(3, 'Oslo → Lisbon'),
  ...['08:40', 'OSL', 'Fri 18 Dec', '4 h 25 min', 'Direct', '12:05', 'LIS', 'Fri 18 Dec'].map((one) => text(one)),
  ...['19:15', 'LIS', 'Wed 23 Dec', '4 h 35 min', 'Direct', '23:50', 'OSL', 'Wed 23 Dec'].map((one) => text(one)),
  text('Price'),
  text('€238'),
];
const OTHER = [
  heading(3, 'Vienna → Athens'),
  ...['06:55', 'VIE', '2 h 10 min', '10:05', 'ATH'].map((one) => text(one)),
];

function told(said: string, task = said, ...lines: typeof TRIP): string {
  const seen = page(...(lines.length > 0 ? lines : TRIP));
  const pursuit = tellLeg(situated(ACT, seen, { task, goal: { act: ACT, said } }), QUESTION);
  return pursuit && 'reached' in pursuit ? (pursuit.reached.found ?? '') : 'nothing';
}

test.each([
  ['When does the return flight leave?', '19:15'],
  ['What time does my flight from Lisbon to Oslo depart?', '19:15'],
  ['When do I land on the flight back?', '23:50'],
  ['How long is the outbound flight?', '4 h 25 min'],
  ['When is my flight to Lisbon?', '08:40'],
  ['Во сколько вылетает обратный рейс?', '19:15'],
  ['Сколько длится перелёт обратно?', '4 h 35 min'],
])('%s', (said, time) => {
  expect(told(said)).toBe(time);
});

test('which way is meant may have been said before', () => {
  expect(told('When does this flight leave?', 'I fly home from Lisbon. When does this flight leave?')).toBe('19:15');
});

test('nothing is told where more than one way may be meant, or where it is about no journey', () => {
  expect(told('When does my flight leave?')).toBe('nothing');
  expect(told('When does my flight leave?', undefined, ...TRIP, ...OTHER)).toBe('nothing');
  expect(told('When does the shop open?')).toBe('nothing');
  expect(told('When does the return flight leave?', undefined, ...OTHER)).toBe('nothing');
});

test('of several journeys the one that is named is meant', () => {
  expect(told('When does the flight from Vienna leave?', undefined, ...TRIP, ...OTHER)).toBe('06:55');
});
