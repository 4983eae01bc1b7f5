import { expect, test } from 'vitest';
import { control, observation, row, text } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, situated } from './situation.testing.ts';

const FALLING: Act = { kind: 'sort', by: { words: 'price' }, order: 'falling' };

function table(...prices: readonly number[]) {
  const head = row(control(1, 'columnheader', 'Name'), '|', control(2, 'columnheader', 'Price'));
  const rows = prices.map((price, at) => row(`Kettle ${'ABC'[at] ?? ''}`, '|', `${price} €`));
  return observation([text('Kettles'), head, ...rows]);
}

test('a column that is sorted the other way round is pressed again, and then it is looked once more', () => {
  expect(calls(situated(FALLING, table(30, 10, 20)))).toEqual([{ tool: 'click', input: { id: 2 } }]);
  expect(calls(situated(FALLING, table(10, 20, 30), after('click 0 2')))).toEqual([
    { tool: 'click', input: { id: 2 } },
  ]);
  expect(pursue(situated(FALLING, table(30, 20, 10), after('click 0 2')))).toHaveProperty('reached');
  expect(pursue(situated(FALLING, table(10, 20, 30), after('click 0 2', 'click 1 2')))).toHaveProperty('stuck');
});

test('of a list of orders the one is chosen that says by what; the newest come first only where it is sorted by the day', () => {
  const orders = control(5, 'combobox', 'Sort', {
    value: 'Best match',
    options: ['Best match', 'Newest first', 'Salary, high to low'],
  });
  const by = (words: string): Act => ({ kind: 'sort', by: { words }, order: 'falling' });
  const chosen = (act: Act) => calls(situated(act, observation([text(orders)])))[0]?.input;

  expect(chosen(by('salary'))).toEqual({ id: 5, option: 'Salary, high to low' });
  expect(chosen(by('date'))).toEqual({ id: 5, option: 'Newest first' });
  expect(chosen(by('size'))).not.toEqual({ id: 5, option: 'Newest first' });
});

test('a table without filters of its own is filtered in the menu of the column, never by a cell', () => {
  const act: Act = {
    kind: 'filter',
    by: [{ of: { words: 'maker' }, is: '=', value: { text: 'Alder', kind: 'text' } }],
  };
  const menu = control(3, 'button', 'Maker: column menu', { states: ['collapsed'] });
  const cells = ['Alder', 'Birch', 'Alder'].map((name, at) =>
    row(`Kettle ${at}`, '|', control(10 + at, 'gridcell', name)),
  );
  const seen = observation([row('Name', '|', control(2, 'button', 'Maker'), menu), ...cells]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 3 } }]);

  const dialog = observation([text(control(31, 'checkbox', 'Alder'), control(32, 'checkbox', 'Birch'))], {
    onTop: 'Filter',
  });
  const opened = after('look in the menu of the column', 'look for the filter of the column');
  expect(calls(situated(act, dialog, opened))).toEqual([{ tool: 'check', input: { id: 31, on: true } }]);

  expect(calls(situated(act, observation([row('Name', '|', 'Maker'), ...cells])))).toEqual([]);
});

test('where no column was told, it is filtered in the menu of the one that shows the value', () => {
  const asked: Act = { kind: 'filter', by: [{ is: '=', value: { text: 'Alder', kind: 'text' } }] };
  const chosen: Act = { kind: 'choose', things: [{ words: 'Alder' }], from: { words: 'maker' } };
  const menus = [
    control(2, 'button', 'Name: column menu', { states: ['collapsed'] }),
    control(3, 'button', 'Maker: column menu', { states: ['collapsed'] }),
  ];
  const cells = ['Alder', 'Birch', 'Alder'].map((name, at) => row(`Kettle ${at}`, '|', name));
  const seen = observation([row('Name', menus[0] ?? '', '|', 'Maker', menus[1] ?? ''), ...cells]);
  expect(calls(situated(asked, seen))).toEqual([{ tool: 'click', input: { id: 3 } }]);
  expect(calls(situated(chosen, seen))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});
