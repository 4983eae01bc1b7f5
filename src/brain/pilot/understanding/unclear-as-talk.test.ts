import { expect, test } from 'vitest';
import { inBrief } from './in-brief.ts';
import { otherReadings } from './other-readings.ts';
import { understand } from './understand.ts';

const NOW = new Date(2026, 10, 15, 12);

test.each([
  ['The clinic has a section called "Lab results": attach "blood.pdf" there.', 'upload("blood.pdf" → "Lab results")'],
  [
    'There\'s a list called "Topics (several)". I don\'t mind which ones, just have two of the topics in it selected.',
    'each(2×topics) choose(<topics> from "Topics (several)":list)',
  ],
  [
    'Хочу ещё раз то же самое из «Двора Сулико», поэтому нажми у этого заказа «Повторить».',
    'press("Повторить" beside("Двора Сулико"))',
  ],
])('what is unclear may only name what is then pointed at: %s', (task, meant) => {
  expect(understand(task, NOW).unclear).not.toEqual([]);
  expect(otherReadings(task, NOW).map(inBrief)[0]).toBe(meant);
});

test.each([
  'The letter "Plan B" stays, whatever frobs it. Delete all letters there.',
  'Somewhere there\'s a topic. In it I\'d like to frob "I use a hand grinder.", so find it and post that.',
])('what leaves something out, and what is to be written, is no mere talk: %s', (task) => {
  expect(otherReadings(task, NOW).map(inBrief).join()).not.toMatch(/remove\(:message.*Plan B|find.*hand grinder/);
});
