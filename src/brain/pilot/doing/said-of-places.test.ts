import { expect, test } from 'vitest';
import { control, heading, item, observation, text } from '../../../../test/observations.ts';
import type { Act, Phrase } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const from = (name: string): Phrase => ({
  words: '',
  kind: 'row',
  like: [{ of: { words: 'from' }, is: '=', value: { text: name, kind: 'text' } }],
});

test('“the row from Ann” is the row that says Ann', () => {
  const act: Act = { kind: 'press', target: { words: 'star', place: { is: 'in', what: from('Ann Berg') } } };
  const seen = observation([
    item(control(1, 'button', 'Star'), control(2, 'link', 'Invoice'), ' Paul Kerr'),
    item(control(3, 'button', 'Star'), control(4, 'link', 'Holidays'), ' Ann Berg'),
  ]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test('“the Graz trip” is the one of the trips that says Graz', () => {
  const act: Act = { kind: 'remove', things: { what: { words: 'Graz trip' }, count: 'one', where: [] } };
  const seen = observation([
    heading(1, 'My trips'),
    item(control(1, 'link', 'Vienna – Linz'), ' 3 May ', control(2, 'button', 'Delete')),
    item(control(3, 'link', 'Vienna – Graz'), ' 9 May ', control(4, 'button', 'Delete')),
  ]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 4 } }]);
});

test('“large pizza” is not just any pizza', () => {
  const act: Act = { kind: 'remove', things: { what: { words: 'large Funghi' }, count: 'one', where: [] } };
  const seen = observation([
    heading(1, 'Pizza'),
    item(control(1, 'link', 'Funghi'), ' small ', control(2, 'button', 'Delete')),
  ]);
  expect(calls(situated(act, seen))).not.toContainEqual({ tool: 'click', input: { id: 2 } });
});

test('a card that is only named is opened before something in it is ticked', () => {
  const place = { is: 'in', what: { words: 'Spring cleaning', exact: true, kind: 'card' } } as const;
  const act: Act = { kind: 'tick', things: [{ words: 'Wash the windows', exact: true, place }], on: true };
  const seen = page([control(1, 'button', 'Spring cleaning')], [control(2, 'button', 'Taxes')]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 1 } }]);

  const open = page(heading(1, 'Spring cleaning'), [control(5, 'checkbox', 'Wash the windows')]);
  expect(calls(situated(act, open, after('look into Spring cleaning')))).toEqual([
    { tool: 'check', input: { id: 5, on: true } },
  ]);
});

test.each([
  ['cookie settings', 'Settings', 'Cookies', 'Analytics'],
  ['delivery options', 'Options', 'Delivery', 'Leave at the door'],
  ['настройках звука', 'Настройки', 'Звук', 'Тихий режим'],
])('“in the %s”, where the page only says %s', (said, shown, over, box) => {
  const place = { is: 'in', what: { words: said } } as const;
  const act: Act = { kind: 'tick', things: [{ words: box, place }], on: false };
  const seen = page(heading(2, over), [control(1, 'button', shown)], [control(2, 'button', 'OK')]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 1 } }]);
  const more = page(heading(2, over), [control(1, 'button', 'Help')]);
  expect(calls(situated(act, more))).not.toContainEqual({ tool: 'click', input: { id: 1 } });
});

test('what is put into a column is moved there, where both are on the page', () => {
  const act: Act = {
    kind: 'enter',
    value: { text: 'Buy paint', kind: 'text', exact: true },
    field: { words: 'Done' },
  };
  const seen = observation([
    heading(2, 'To do'),
    item(control(1, 'clickable', 'Buy paint')),
    heading(2, 'Done'),
    text(control(9, 'list', 'Done')),
    item(control(2, 'clickable', 'Call Ann')),
  ]);
  expect(calls(situated(act, seen))[0]).toEqual({ tool: 'drag', input: { id: 1, to: 9 } });
});

test('no field is called so, but just one list offers it', () => {
  const act: Act = {
    kind: 'enter',
    value: { text: '30 days', kind: 'duration', number: 30, unit: 'day' },
    field: { words: 'how long' },
  };
  const seen = page([control(1, 'combobox', 'Period', { options: ['7 days', '30 days'] })]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'select', input: { id: 1, option: '30 days' } }]);
});

test('what only sounds like “next” is not pressed to look further', () => {
  const act: Act = { kind: 'go', to: { words: 'Правила посадки' } };
  const seen = page(heading(1, 'Тема'), [control(1, 'button', 'Следить за темой')], text('Ничего.'));
  expect(pursue(situated(act, seen, { language: 'ru' }))).toHaveProperty('stuck');
});

test('on a site of vacancies “barista jobs” is searched for as “barista”', () => {
  const act: Act = { kind: 'search', query: { text: 'barista jobs', kind: 'text' } };
  const seen = page(heading(1, 'Vacancies'), [control(1, 'searchbox', 'Search')]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'type', input: { id: 1, text: 'barista', submit: true } }]);
  const shop = page(heading(1, 'Our shop'), [control(1, 'searchbox', 'Search')]);
  expect(calls(situated(act, shop))).toEqual([{ tool: 'type', input: { id: 1, text: 'barista jobs', submit: true } }]);
});
