import { expect, test } from 'vitest';
import { control, heading } from '../../../../test/observations.ts';
import type { Act, Constraint } from '../goal.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const tickets = page(
  heading(2, 'Pick a ticket'),
  [control(1, 'clickable', 'Paper'), control(2, 'clickable', 'Mobile')],
  [control(3, 'radio', 'Day Valid until midnight'), control(4, 'radio', 'Week Seven days in a row')],
);

function choose(words: string, ...options: readonly string[]): Act {
  const like: Constraint[] = options.map((text) => ({ is: 'contains', value: { text, kind: 'text' } }));
  return { kind: 'choose', things: [{ words, ...(like.length > 0 && { like }) }] };
}

test('the word for what they all are, said over them, is no part of the name of one', () => {
  expect(calls(situated(choose('Week ticket'), tickets))).toEqual([{ tool: 'check', input: { id: 4, on: true } }]);
  const sizes = page(['Colour'], [control(1, 'clickable', 'Sand'), control(2, 'clickable', 'Slate')]);
  expect(calls(situated(choose('slate colour'), sizes))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('where nothing over them says that word, or none is called so, none is chosen for it', () => {
  expect(calls(situated(choose('Week pass'), tickets))).toEqual([]);
  expect(calls(situated(choose('Month ticket'), tickets))).toEqual([]);
});

test('what it is to have is chosen first where it is something to choose, then the thing', () => {
  const act = choose('Week ticket', 'mobile delivery');
  expect(calls(situated(act, tickets))).toEqual([{ tool: 'click', input: { id: 2 } }]);
  expect(calls(situated(act, tickets, after('look for mobile delivery')))).toEqual([
    { tool: 'check', input: { id: 4, on: true } },
  ]);
});

test('what it is to have and nothing offers is not left out', () => {
  expect(calls(situated(choose('Week ticket', 'a window seat'), tickets))).toEqual([]);
});
