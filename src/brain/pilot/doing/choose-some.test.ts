import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Goal } from '../goal.ts';
import { pursue } from './pursue.ts';
import { calls, page, situated } from './situation.testing.ts';

function goal(count: number, list: string): Goal {
  return {
    act: { kind: 'choose', things: [{ words: '', isPronoun: true }], from: { words: list } },
    said: `choose ${count} in ${list}`,
    each: { what: { words: 'colours' }, count, where: [] },
  };
}

const FLOWERS = [['Flowers'], [control(1, 'checkbox', 'Roses')], [control(2, 'checkbox', 'Tulips')]] as const;

test('some of a list are chosen in that list, and nowhere else', () => {
  const list = control(3, 'listbox', 'Colours', { options: ['Red', 'Green', 'Blue'] });
  const wanted = goal(2, 'Colours');

  expect(calls({ ...situated(wanted.act, page(...FLOWERS, [list])), goal: wanted })).toEqual([
    { tool: 'select', input: { id: 3, options: ['Red', 'Green'] } },
  ]);
});

test('boxes under a heading are a list: those that are ticked already count', () => {
  const fruits = [
    ['Fruits'],
    [control(4, 'checkbox', 'Pears', { states: ['checked'] })],
    [control(5, 'checkbox', 'Figs')],
  ];
  const wanted = goal(2, 'fruits');

  expect(calls({ ...situated(wanted.act, page(...FLOWERS, ...fruits)), goal: wanted })).toEqual([
    { tool: 'check', input: { id: 5, on: true } },
  ]);
});

test.each(['topics', 'тем'])('a list is known by what is chosen from it: two %s', (words) => {
  const list = control(3, 'listbox', 'Topics (several)', { options: ['Light', 'Sea', 'Hands'] });
  const act = { kind: 'choose', things: [{ words, isPronoun: true }] } as const;
  const wanted: Goal = { act, said: `choose two ${words}`, each: { what: { words }, count: 2, where: [] } };

  expect(calls({ ...situated(act, page(...FLOWERS, [list])), goal: wanted })).toEqual([
    { tool: 'select', input: { id: 3, options: ['Light', 'Sea'] } },
  ]);
});

test('more than the list holds cannot be chosen', () => {
  const list = control(3, 'listbox', 'Colours', { options: ['Red'] });
  const wanted = goal(2, 'Colours');

  expect(pursue({ ...situated(wanted.act, page([list])), goal: wanted })).toHaveProperty('stuck');
});

test.each(['in', 'of'] as const)('a list is known by what some of it are: two entries %s Topics', (is) => {
  const list = control(3, 'listbox', 'Topics (several)', { options: ['Light', 'Sea', 'Hands'] });
  const act = { kind: 'choose', things: [{ words: '', kind: 'item', isPronoun: true }] } as const;
  const what = { words: '', kind: 'item', place: { is, what: { words: 'Topics' } } } as const;
  const wanted: Goal = { act, said: 'choose two', each: { what, count: 2, where: [] } };

  expect(calls({ ...situated(act, page(...FLOWERS, [list])), goal: wanted })).toEqual([
    { tool: 'select', input: { id: 3, options: ['Light', 'Sea'] } },
  ]);
});
