import { expect, test } from 'vitest';
import { control, deeper, heading, item, landmark, observation, text } from '../../../../test/observations.ts';
import { pursue } from '../doing/pursue.ts';
import { after, calls, page, situated, wayOf } from '../doing/situation.testing.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { partCalled } from './part-called.ts';
import { placeMeant } from './place-in-list.ts';
import { thingsInPlace } from './things-in-place.ts';

test('the thing that is told by what is true of it is ticked with its own box', () => {
  const letters = ['Rosa Blum', 'Otto Kern', 'Ida Falk'].map((from, at) =>
    item(control(at + 1, 'checkbox', `Select: Letter ${at}`), control(at + 11, 'link', `${from} Letter ${at} 4 May`)),
  );
  const from = (text: string): Act => ({
    kind: 'tick',
    on: true,
    things: [{ words: '', kind: 'message', like: [{ of: { words: 'from' }, is: '=', value: { text, kind: 'text' } }] }],
  });
  const seen = observation([heading(1, 'Inbox'), ...letters]);

  expect(calls(situated(from('Otto Kern'), seen))).toEqual([{ tool: 'check', input: { id: 2, on: true } }]);
  expect(calls(situated(from('Nobody Known'), seen))).toEqual([]);
});

test('of two that are called the same, the one that came with the last act is meant', () => {
  const seen = page([control(3, 'button', 'Delete')], [control(40, 'menuitem', 'Delete')]);
  const act: Act = { kind: 'press', target: { words: 'Delete', exact: true } };

  expect(calls(situated(act, seen, { memo: { ...NOTHING_YET, newest: 30 } }))).toEqual([
    { tool: 'click', input: { id: 40 } },
  ]);
});

test('“the topic” after a search is the only result that says what was searched for', () => {
  const act: Act = { kind: 'go', to: { words: 'topic' } };
  const previous: Act = { kind: 'search', query: { text: 'rain barrel', kind: 'text' } };
  const menu = [landmark('navigation', 'Menu'), ...deeper(text(control(1, 'link', 'All topics')))];
  const seen = observation([
    ...menu,
    heading(3, control(2, 'link', 'Which rain barrel for a roof?')),
    item('2 replies'),
  ]);
  expect(calls(situated(act, seen, { previous }))).toEqual([{ tool: 'click', input: { id: 2 } }]);

  const two = observation([...seen.lines, heading(3, control(3, 'link', 'My rain barrel leaks')), item('1 reply')]);
  expect(calls(situated(act, two, { previous }))).not.toContainEqual({ tool: 'click', input: { id: 2 } });
});

test('where nothing is found, the site is asked in the language of the task', () => {
  const act: Act = {
    kind: 'add',
    things: { what: { words: 'dumplings' }, count: 'one', where: [] },
    to: { words: 'basket' },
  };
  const seen = page(
    ['Ничего не нашлось, попробуйте поискать что-нибудь другое'],
    [control(1, 'searchbox', 'Поиск'), control(2, 'link', 'English')],
  );
  const searched = after('look with the search');
  expect(calls(situated(act, seen, searched))).toEqual([{ tool: 'click', input: { id: 2 } }]);

  const again = after('look with the search', wayOf(situated(act, seen, searched)));
  expect(calls(situated(act, seen, again))).toMatchObject([{ tool: 'type', input: { text: 'dumplings' } }]);
  expect(calls(situated(act, seen, { ...searched, language: 'ru' }))).toEqual([]);
});

test('who looks for a topic does not begin a new one', () => {
  const act: Act = {
    kind: 'go',
    to: { words: 'topic', like: [{ is: 'contains', value: { text: 'gutters', kind: 'text' } }] },
  };
  const seen = page([control(1, 'link', 'New topic'), control(2, 'link', 'All topics')]);

  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('a part of the page is found by its name, and holds what stands in it', () => {
  const seen = observation([
    landmark('region', 'Doing'),
    ...deeper(
      text(control(1, 'listitem', ''), control(2, 'button', 'Bake')),
      text('Today'),
      text(control(3, 'button', 'Add card')),
    ),
    heading(2, 'Done'),
    text('Nothing yet'),
    heading(2, 'Later'),
  ]);

  expect(partCalled(seen, 'Doing')).toEqual({ start: 0, end: 4 });
  expect(partCalled(seen, 'Done')).toEqual({ start: 4, end: 6 });
  expect(partCalled(seen, 'Never')).toBeUndefined();
  expect(thingsInPlace(seen, { words: 'Doing' })?.map(({ name }) => name)).toEqual(['Bake']);
});

test.each([
  [{ words: 'place', ordinal: 3 }, 3],
  [{ words: 'top' }, 1],
  [{ words: 'end' }, -1],
  [{ words: 'Basket' }, undefined],
])('which place in a list is meant: %o', (phrase, place) => {
  expect(placeMeant(phrase)).toBe(place);
});

test.each(['Remove: Welsh', 'Delete this draft', 'Удалить адрес'])(
  'nothing is taken away to look what is behind it: %s',
  (name) => {
    const seen = observation([
      heading(1, 'Mine'),
      item(control(1, 'button', name), 'Welsh, draft, адрес'),
      item(control(2, 'button', name.replace(/\p{L}+$/u, 'Irish')), 'Irish'),
    ]);
    const things = { what: { words: 'Welsh' }, count: 'one', where: [] } as const;

    expect(calls(situated({ kind: 'handle', verb: { words: 'rename' }, things }, seen))).toEqual([]);
    expect(calls(situated({ kind: 'go', to: { words: 'Welsh', kind: 'item', ordinal: 1 } }, seen))).toEqual([]);
  },
);

test('a day goes into what takes days, alone rather than with an hour, and into nothing else', () => {
  const act: Act = {
    kind: 'enter',
    value: { text: '3 March 2027', kind: 'date', iso: '2027-03-03' },
    field: { words: '', kind: 'date' },
  };
  const [city, tour, visit] = [
    control(1, 'combobox', 'City'),
    control(2, 'date and time', 'Guided tour'),
    control(3, 'date', 'Your visit'),
  ];

  expect(calls(situated(act, page([city], [tour], [visit])))).toMatchObject([{ input: { id: 3 } }]);
  expect(calls(situated(act, page([city], [control(4, 'searchbox', 'Find')])))).toEqual([]);
});

test('of a button in each row none is pressed, though a link is called much the same', () => {
  const rows = ['Proofreader', 'Lawyer', 'Barista'].map((name, at) =>
    item(control(10 + at, 'link', name), control(20 + at, 'button', `Save: ${name}`)),
  );
  const seen = observation([text(control(1, 'link', 'Saved 1')), ...rows]);
  const pursued = pursue(situated({ kind: 'press', target: { words: 'save' } }, seen));

  expect(pursued).toMatchObject({ options: ['button “Save: Proofreader”', 'button “Save: Lawyer”'] });
});

test('the word for a sort of things is not searched for: any of them would be found', () => {
  const things = { count: 'one', where: [] } as const;
  const reply = (words: string): Act => ({
    kind: 'handle',
    verb: { words: 'reply' },
    things: { ...things, what: { words } },
    with: [{ value: { text: 'Yes.', kind: 'text', exact: true } }],
  });
  const seen = observation([text(control(1, 'searchbox', 'Search')), text('Welcome.')]);

  expect(calls(situated(reply('coffee grinder'), seen))).toEqual([
    { tool: 'type', input: { id: 1, text: 'coffee grinder', submit: true } },
  ]);
  expect(calls(situated(reply('topic'), seen))).toEqual([]);
});
