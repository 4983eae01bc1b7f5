import { expect, test } from 'vitest';
import type { Goal } from '../goal.ts';
import { inBrief } from './in-brief.ts';
import { otherReadings } from './other-readings.ts';
import { withoutTalk } from './unclear-as-talk.ts';
import { listenTo, understand } from './understand.ts';

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
  ['it leaves something out', 'The letter "Plan B" stays. Delete all the others there.', 'The letter "Plan B" stays'],
  ['it is what is to be written', 'In it I\'d say "I use one.", so find it.', 'In it I\'d say "I use one."'],
  ['it tells to do something', 'Frob and delete "Plan B". Then open it.', 'delete "Plan B"'],
  ['it is one more of them', 'Tick "Plan A", and also "Plan B", then count it.', 'also "Plan B"'],
  ['nothing points at it', 'There is a note called "Plan B". Open the calendar.', 'There is a note called "Plan B"'],
])('what may be more than talk is not left out: %s', (_, task, unclear) => {
  const { said, context } = listenTo(task, NOW);
  const goals: Goal[] = [{ act: { kind: 'back' }, said: '' }];

  expect(withoutTalk({ language: 'en', goals, unclear: [unclear] }, said, context.task)).toBeUndefined();
});
