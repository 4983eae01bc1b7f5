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

const OFFERS = ['Amber Bank', 'Blue Shop', 'Cold Store'].flatMap((company, at) => [
  heading(3, `Cook ${'ABC'[at] ?? ''}`),
  text('Salary'),
  text(`€${[3000, 5000, 4000][at]}`),
  text('Company'),
  text(company),
]);

test.each(['company', 'firm'])('of whom nothing is listed is told by what is listed: which %s pays best', (words) => {
  const best = { by: { words: 'salary' }, order: 'most' } as const;
  const question = { things: { what: { words }, count: 'one', where: [], best }, want: 'name', tell: [] } as const;

  expect(pursue(situated({ kind: 'tell', question }, observation([heading(2, '3 offers'), ...OFFERS])))).toHaveProperty(
    'reached.text',
    expect.stringContaining('Blue Shop'),
  );
});

test('what a search has brought is counted, whatever the page calls it', () => {
  const question = { things: { what: { words: 'gigs' }, count: 'all', where: [] }, want: 'count', tell: [] } as const;
  const found = observation([heading(2, 'Search results'), ...OFFERS]);
  const previous: Act = { kind: 'search', query: { text: 'cook', kind: 'text' } };
  const asking: Act = { kind: 'tell', question };

  expect(pursue(situated(asking, found, { previous }))).toHaveProperty('reached.text', expect.stringContaining('3'));
  expect(pursue(situated(asking, found))).not.toHaveProperty('reached');
});

test('the first of what was put in order is told as the list has it, whatever the page calls them', () => {
  const act: Act = {
    kind: 'tell',
    question: { things: { what: { words: 'whoever', ordinal: 1 }, count: 'one', where: [] }, want: 'name', tell: [] },
  };
  const lawyers = ['Amber Bank', 'Blue Shop', 'Cold Store'].map((company, at) => [
    heading(3, `Lawyer ${'ABC'[at] ?? ''}`),
    text(`€${9 - at},000`),
    text(company),
  ]);
  const sorted = observation([heading(2, '3 vacancies'), ...lawyers.flat()]);
  const previous = { kind: 'sort', by: { words: 'salary' }, order: 'falling' } as const;

  const told = pursue(situated(act, sorted, { previous }));

  expect(told).toHaveProperty('reached.text', expect.stringContaining('Amber Bank'));
  expect(told).toHaveProperty('reached.text', expect.stringContaining('does not call them “whoever”'));
  expect(pursue(situated(act, sorted))).not.toHaveProperty('reached');
});
