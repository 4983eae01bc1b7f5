import { expect, test } from 'vitest';
import { control, row } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { calls, page, situated } from './situation.testing.ts';

function adding(words: string, count: number | 'one'): Act {
  return { kind: 'add', things: { what: { words }, count, where: [] } };
}

const FORM = page(
  row('Rye loaf', '|', '4 €', '|', control(1, 'textbox', '', { value: '0' })),
  row('Seed roll', '|', '1 €', '|', control(2, 'spinbutton', '', { value: '' })),
  row('Plum cake', '|', '3 €', '|', control(3, 'textbox', '', { value: '0' })),
);

test('so many are put into the field beside the thing', () => {
  expect(calls(situated(adding('rolls', 6), FORM))).toEqual([{ tool: 'set', input: { id: 2, value: '6' } }]);
  expect(calls(situated(adding('plum cake', 'one'), FORM))).toEqual([{ tool: 'set', input: { id: 3, value: '1' } }]);
});

test('where a row has something to press, or a field holds words, nothing is put there', () => {
  const shop = page(
    row('Rye loaf', '|', control(1, 'textbox', 'Note', { value: 'sliced' })),
    row('Seed roll', '|', control(2, 'textbox', '', { value: '1' }), control(3, 'button', 'Add')),
  );
  expect(calls(situated(adding('rye loaf', 2), shop))).not.toContainEqual(
    expect.objectContaining({ tool: 'set', input: { id: 1, value: '2' } }),
  );
  expect(calls(situated(adding('seed roll', 'one'), shop))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test('a field that stands by itself, or is a row by itself, takes no amount', () => {
  const shop = page(
    row(control(1, 'searchbox', 'Search things', { value: '' })),
    row(control(2, 'textbox', 'Find things', { value: '' })),
    row('Old radio', '|', control(3, 'button', 'Add to basket')),
    row('Lamp', '|', control(4, 'button', 'Add to basket')),
  );
  const setting = calls(situated(adding('things', 2), shop)).filter(({ tool }) => tool === 'set');
  expect(setting).toEqual([]);
});
