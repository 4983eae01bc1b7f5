import { expect, test } from 'vitest';
import { control, observation, text } from '../../../test/observations.ts';
import { onlyLooks } from './only-looks.ts';

const page = observation([
  text(control(1, 'link', 'Terms'), control(2, 'tab', 'Reviews'), control(3, 'button', 'Save')),
  text(control(4, 'button', 'More', { states: ['collapsed'] }), control(5, 'textbox', 'Name')),
]);
const submits = { kind: 'submit' } as const;
const press = (id: number) => [{ tool: 'click', input: { id } }];

test.each([
  ['a link is followed', press(1), true],
  ['a tab is shown', press(2), true],
  ['what is folded is unfolded', press(4), true],
  ['a button may do anything', press(3), false],
  ['a field is filled in', [{ tool: 'set', input: { id: 5, value: 'Ann' } }], false],
  ['the page is scrolled, then a button is pressed', [{ tool: 'scroll', input: {} }, ...press(3)], false],
  ['the page is scrolled', [{ tool: 'scroll', input: {} }], true],
])('%s', (_, actions, isHarmless) => {
  expect(onlyLooks(submits, actions, page)).toBe(isHarmless);
});

test.each([
  ['by a link', press(1), true],
  ['by a button', press(3), false],
])('somewhere is gone to %s', (_, actions, isHarmless) => {
  expect(onlyLooks({ kind: 'go', to: { words: 'Settings' } }, actions, page)).toBe(isHarmless);
});

test('a list is sorted by whatever sorts it', () => {
  expect(onlyLooks({ kind: 'sort', by: { words: 'price' } }, press(3), page)).toBe(true);
});
