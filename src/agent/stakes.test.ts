import { expect, test } from 'vitest';
import type { Control, Line, Observation } from '../observation.ts';
import { stakesOf } from './stakes.ts';

const control = (id: number, role: string, name: string, more: Partial<Control> = {}): Control => ({
  id,
  role,
  name,
  states: [],
  ...more,
});

const line = (kind: Line['kind'], ...parts: Line['parts']): Line => ({ depth: 0, kind, parts });

const page = (...lines: Line[]): Observation => ({
  url: 'http://shop.example/',
  title: 'Shop',
  tab: { number: 1, of: 1 },
  scroll: { screen: 1, screens: 1 },
  loading: false,
  onTop: undefined,
  lines,
  above: { screens: 0, controls: 0, headings: [] },
  below: { screens: 0, controls: 0, headings: [] },
  missingFrames: [],
});

test('a button in a row is about the row', () => {
  const remove = control(2, 'button', 'Remove');

  expect(
    stakesOf(
      page(
        line('heading', 'Cart'),
        line('row', 'Blue lamp', '|', '€40', remove),
        line('row', 'Red lamp', '|', '€30', control(3, 'button', 'Remove')),
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
        line('text', control(1, 'textbox', 'Name', { value: 'Ann' }), control(5, 'textbox', 'Note', { value: '' })),
        line('text', control(2, 'textbox', 'Card number', { value: '4000 0000 0000 0002' })),
        line('text', control(3, 'checkbox', 'I agree', { states: ['checked'] })),
        line('text', pay),
      ),
      pay,
    ),
  ).toEqual(['Page: Shop', 'Name: Ann', 'Card number: •••• •••• •••• 0002', 'Ticked: I agree']);
});

test('long lists are counted', () => {
  const boxes = Array.from({ length: 30 }, (_, at) =>
    line('item', control(at, 'checkbox', `Letter ${at}`, { states: ['checked'] })),
  );

  expect(stakesOf(page(...boxes), undefined).at(-1)).toBe('… and 15 more');
});
