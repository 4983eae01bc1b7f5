import { expect, test } from 'vitest';
import { heading, observation, text } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { situated } from './situation.testing.ts';

test('the answer to a question is what stands under it', () => {
  const act: Act = {
    kind: 'tell',
    question: {
      things: { what: { words: 'Is there parking?', exact: true }, count: 'one', where: [] },
      want: 'value',
      tell: [{ words: 'answer' }],
    },
  };
  const asked = observation([
    heading(2, 'Do you take dogs?'),
    text('Small ones, yes.'),
    heading(2, 'Is there parking?'),
    text('Behind the house, for six cars.'),
  ]);

  expect(pursue(situated(act, asked))).toHaveProperty(
    'reached.text',
    expect.stringContaining('Behind the house, for six cars.'),
  );
});
