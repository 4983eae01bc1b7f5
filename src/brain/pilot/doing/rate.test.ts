import { expect, test } from 'vitest';
import { control, heading } from '../../../../test/observations.ts';
import type { Part } from '../../../observation.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

function rate(words: string, number: number): Act {
  const value = { text: `${number} stars`, kind: 'number', number, unit: 'stars' } as const;
  return {
    kind: 'handle',
    verb: { words: 'rate' },
    things: { what: { words }, count: 'one', where: [] },
    with: [{ value }],
  };
}

function stars(from: number, name = '☆'): Part[] {
  return [0, 1, 2, 3, 4].map((more) => control(from + more, 'clickable', name));
}

test('as many stars as were said, of those by the name', () => {
  const cafes = page(['Café Lumen'], stars(1), ['Café Aurora'], stars(11), ['Bar Nord'], stars(21));

  expect(calls(situated(rate('café Aurora', 3), cafes))).toEqual([{ tool: 'click', input: { id: 13 } }]);
  expect(calls(situated(rate('Bar Nord', 5), cafes))).toEqual([{ tool: 'click', input: { id: 25 } }]);
});

test('the stars of a page that is about it', () => {
  const delivery = page(heading(1, 'How was your delivery?'), stars(1));

  expect(calls(situated(rate('delivery', 2), delivery))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('that it was pressed is all that is claimed', () => {
  const delivery = page(heading(1, 'How was your delivery?'), stars(1));

  expect(pursue(situated(rate('delivery', 2), delivery, after('press the star')))).toHaveProperty(
    'reached.text',
    'pressed “★ 2 (delivery)”',
  );
});

test('more stars than there are, or stars of something else, are not pressed', () => {
  const cafes = page(['Café Lumen'], stars(1), ['Café Aurora'], stars(11));

  expect(calls(situated(rate('Café Lumen', 6), cafes))).toEqual([]);
  expect(calls(situated(rate('Bar Nord', 3), cafes))).toEqual([]);
});
