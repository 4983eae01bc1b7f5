import { expect, test } from 'vitest';
import { control, heading, item, text } from '../../../../test/observations.ts';
import type { Line } from '../../../observation.ts';
import { cardAround } from './card-around.ts';

/** The words of the card of the control with a number. */
function cardOf(lines: readonly Line[], id: number, twins: readonly number[]): string {
  const at = lines.findIndex(({ parts }) => parts.some((part) => typeof part !== 'string' && part.id === id));
  const found = lines[at]?.parts.find((part) => typeof part !== 'string' && part.id === id);
  if (!found || typeof found === 'string') throw new Error(`There is no ${id}.`);
  return cardAround(lines, at, found, twins);
}

test('boxes on lines of their own are for what stands below them, where nothing else stands above the first', () => {
  const letters = ['Ann', 'Bob', 'Cy'].flatMap((name, at) => [
    item(control(at * 2 + 1, 'checkbox', `Select: ${at}`)),
    item(control(at * 2 + 2, 'link', `${name} wrote`)),
  ]);
  const lines = [text('Inbox'), ...letters, text('End')];

  expect([1, 3, 5].map((id) => cardOf(lines, id, [1, 3, 5]))).toEqual(['Ann wrote', 'Bob wrote', 'Cy wrote']);
});

test('buttons on lines of their own are for what stands above them', () => {
  const things = ['Lamp', 'Rug', 'Chair'].flatMap((name, at) => [item(name), item(control(at + 1, 'button', 'Add'))]);
  const lines = [text('Shop'), ...things, text('End')];

  expect([1, 2, 3].map((id) => cardOf(lines, id, [2, 4, 6]))).toEqual(['Lamp', 'Rug', 'Chair']);
});

test('cards that begin with a heading end before the next one, however long they are', () => {
  const inns = [
    ['Court', 'Old town'],
    ['Metekhi', 'Old town', 'Breakfast'],
    ['Loft', 'Centre'],
  ];
  const cards = inns.flatMap(([name = '', ...more], at) => [
    heading(3, name),
    ...more.map((words) => item(words)),
    item(control(at + 1, 'button', `Favourite: ${at}`)),
    item('129 €'),
  ]);
  const at = cards.flatMap(({ parts }, line) => (parts.some((part) => typeof part !== 'string') ? [line] : []));

  expect([1, 2, 3].map((id) => cardOf(cards, id, at))).toEqual([
    'Court · Old town · 129 €',
    'Metekhi · Old town · Breakfast · 129 €',
    'Loft · Centre · 129 €',
  ]);
});
