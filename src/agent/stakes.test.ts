import { expect, test } from 'vitest';
import { control, heading, item, observation, row, text } from '../../test/observations.ts';
import type { Line } from '../observation.ts';
import { stakesOf } from './stakes.ts';

const page = (...lines: Line[]) => observation(lines, { title: 'Shop' });

test('a button in a row is about the row', () => {
  const remove = control(2, 'button', 'Remove');

  expect(
    stakesOf(
      page(
        heading(1, 'Cart'),
        row('Blue lamp', '|', '€40', remove),
        row('Red lamp', '|', '€30', control(3, 'button', 'Remove')),
      ),
      remove,
    ),
  ).toEqual(['Page: Shop', 'Under: Cart', 'Beside: Blue lamp €40']);
});

test('a button below a form is about what the form holds, of a card only the end of its number', () => {
  const pay = control(4, 'button', 'Pay');

  expect(
    stakesOf(
      page(
        text(control(1, 'textbox', 'Name', { value: 'Ann' }), control(5, 'textbox', 'Note', { value: '' })),
        text(control(2, 'textbox', 'Card number', { value: '4000 0000 0000 0002' })),
        text(control(3, 'checkbox', 'I agree', { states: ['checked'] })),
        text(pay),
      ),
      pay,
    ),
  ).toEqual(['Page: Shop', 'Name: Ann', 'Card number: •••• •••• •••• 0002', 'Ticked: I agree']);
});

test('long lists are counted', () => {
  const boxes = Array.from({ length: 30 }, (_, at) =>
    item(control(at, 'checkbox', `Letter ${at}`, { states: ['checked'] })),
  );

  expect(stakesOf(page(...boxes), undefined).at(-1)).toBe('… and 15 more');
});
