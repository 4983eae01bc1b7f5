import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const press = (words: string): Act => ({ kind: 'press', target: { words } });
const folded = page([
  control(1, 'clickable', '▸'),
  control(2, 'clickable', 'Invoices'),
  control(3, 'clickable', '▸'),
  control(4, 'clickable', 'Letters'),
]);
const arrow = [{ tool: 'click', input: { id: 3 } }];

test('where the name was pressed and what comes next is not there, the arrow beside it is pressed', () => {
  const ahead: Act[] = [{ kind: 'choose', things: [{ words: 'From the council' }] }];
  expect(calls(situated(press('Letters'), folded, { ...after('click 4'), ahead }))).toEqual(arrow);
  expect(pursue(situated(press('Letters'), folded, { ...after('click 4', 'look under 3'), ahead }))).toHaveProperty(
    'reached',
  );
});

test('where what comes next is there, or nothing does, the name was enough', () => {
  const ahead = [press('Invoices')];
  expect(pursue(situated(press('Letters'), folded, { ...after('click 4'), ahead }))).toHaveProperty('reached');
  expect(pursue(situated(press('Letters'), folded, after('click 4')))).toHaveProperty('reached');
});

test('who says that it is to be unfolded wants the arrow', () => {
  const goal = { act: press('Letters'), said: 'expand Letters' };
  expect(calls(situated(goal.act, folded, { ...after('click 4'), goal }))).toEqual(arrow);
});

test('an arrow that shows it is open already is left alone', () => {
  const open = page([control(3, 'clickable', '▾'), control(4, 'clickable', 'Letters')]);
  const goal = { act: press('Letters'), said: 'expand Letters' };
  expect(pursue(situated(goal.act, open, { ...after('click 4'), goal }))).toHaveProperty('reached');
});
