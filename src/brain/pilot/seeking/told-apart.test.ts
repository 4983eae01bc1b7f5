import { expect, test } from 'vitest';
import { control, heading, item } from '../../../../test/observations.ts';
import { calls, page, situated } from '../doing/situation.testing.ts';
import type { Act } from '../goal.ts';
import { toldApart } from './told-apart.ts';

const visits = ['Green Valley Dental, 4 May', 'Harbour Optics, 190 Quay'];

test('of things that fit alike, the one that says the name in the task is meant', () => {
  const meant = (task: string) => toldApart(task, 'visit', visits, (one) => one);

  expect(meant('It was so nice at Green Valley. Book the visit again')).toBe(visits[0]);
  expect(meant('Book the visit of “190” again')).toBe(visits[1]);
  expect(meant('Book the visit again')).toBeUndefined();
  expect(meant('Green Valley or Harbour Optics: book the visit again')).toBeUndefined();
});

test('one plain word tells nothing, two do', () => {
  const topics = ['Which studded tyres?', 'Old tyres in the garden', 'Rain barrel'];
  const meant = (task: string) => toldApart(task, 'topic', topics, (one) => one);

  expect(meant('My garden is large, open the topic')).toBeUndefined();
  expect(meant('I read a lot on studded tyres, open the topic')).toBeUndefined();
  expect(meant('Rain again, and my barrel leaks: open the topic')).toBe('Rain barrel');
});

test('a button that stands in many cards is pressed in the one that the task speaks of', () => {
  const act: Act = { kind: 'press', target: { words: 'Repeat', exact: true } };
  const seen = page(
    heading(1, 'Your visits'),
    ...visits.map((name, at) => item(name, control(at + 1, 'button', 'Repeat'))),
  );

  expect(calls(situated(act, seen))).toEqual([]);
  expect(calls(situated(act, seen, { task: 'Same as last time at Harbour Optics, press “Repeat”' }))).toEqual([
    { tool: 'click', input: { id: 2 } },
  ]);
});
