import { expect, test } from 'vitest';
import type { Asked, PersonsAnswer } from '../../run-events.ts';
import { readAnswer } from './read-answer.ts';

const NONE = undefined;

test.for<[Asked['kind'], string, PersonsAnswer | undefined]>([
  ['approval', 'o', { allows: 'once' }],
  ['approval', ' Yes. ', { allows: 'once' }],
  ['approval', 'да', { allows: 'once' }],
  ['approval', 'run', { allows: 'run' }],
  ['approval', 'n', { allows: 'no' }],
  ['approval', 'no, save it as a draft', { allows: 'no', text: 'no, save it as a draft' }],
  ['approval', 'yes, but change the date first', { allows: 'no', text: 'yes, but change the date first' }],
  ['approval', '', NONE],
  ['question', 'the blue one', { text: 'the blue one' }],
  ['question', '2', { text: 'green' }],
  ['question', '7', { text: '7' }],
  ['question', '  ', NONE],
  ['hand_over', '', {}],
  ['hand_over', 'done', {}],
  ['hand_over', 'I have no account there', { text: 'I have no account there' }],
  // Allowed means here: it was not done, and may be done.
  ['doubt', 'y', { allows: 'no' }],
  ['doubt', 'it was not done', { allows: 'once' }],
  ['doubt', 'выполнено', { allows: 'no' }],
  ['doubt', 'не выполнено', { allows: 'once' }],
  ['doubt', 'maybe', NONE],
])('%s: "%s"', ([kind, typed, answer]) => {
  expect(readAnswer({ kind, options: ['blue', 'green'] }, typed)).toEqual(answer);
});
