import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Value } from '../goal.ts';
import { fieldOtherwise } from './field-for.ts';
import { page } from './situation.testing.ts';

const FORM = page(
  [control(1, 'textbox', 'Номер карты')],
  [control(2, 'textbox', 'Срок действия')],
  [control(3, 'textbox', 'Ваше сообщение')],
  [control(4, 'textbox', 'E-mail')],
);
const written = (value: string): Value => ({ text: value, kind: 'text' });

test.each([
  ['картой', { text: '4242 4242 4242 4242', kind: 'number' }, 1],
  ['до', { text: '12/28', kind: 'date', iso: '2026-12-28' }, 2],
  ['текст', written('See you'), 3],
  ['write to', { text: 'ann@x.org', kind: 'mail' }, 4],
] as const)('no field is called “%s”, but one takes just that', (words, value, id) => {
  expect(fieldOtherwise(FORM, { words }, value)?.id).toBe(id);
});

test.each([
  ['a number without its check digit is no card', 'картой', { text: '4242 4242 4242 4241', kind: 'number' }],
  ['a day is no month of a card', 'until', { text: '31/12', kind: 'date', iso: '2026-12-31' }],
  ['a name says nothing of which field', 'owner', written('Ann')],
] as const)('%s', (_, words, value) => {
  expect(fieldOtherwise(FORM, { words }, value)).toBeUndefined();
});
