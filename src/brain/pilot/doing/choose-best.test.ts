import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act, Phrase } from '../goal.ts';
import { pursue } from './pursue.ts';
import { calls, page, situated } from './situation.testing.ts';

const ROOMS = {
  ...page(
    [control(1, 'radio', 'Harbour side, 3rd floor, 120 €')],
    [control(2, 'radio', 'Garden side, 1st floor, 80 €')],
    [control(3, 'radio', 'Harbour side, 2nd floor, 95 €')],
    [control(4, 'button', 'Go on')],
  ),
  title: 'Rooms',
};

function choosing(thing: Partial<Phrase>): Act {
  const best = { by: { words: 'price' }, order: 'least' } as const;
  return { kind: 'choose', things: [{ words: 'room', best, ...thing }] };
}

test('the cheapest is chosen by what its circle says', () => {
  expect(calls(situated(choosing({}), ROOMS))).toEqual([{ tool: 'check', input: { id: 2, on: true } }]);
});

test('where it is narrows it down, also where only the things themselves say it', () => {
  const place = { is: 'in', what: { words: 'Harbour' } } as const;
  expect(calls(situated(choosing({ place }), ROOMS))).toEqual([{ tool: 'check', input: { id: 3, on: true } }]);
});

test('what can be pressed beside each of them names none of them', () => {
  const boats = {
    ...page(
      ['08:10 Heron €12', control(1, 'clickable', 'Select')],
      ['09:40 Egret €9', control(2, 'clickable', 'Select')],
      ['11:05 Stork €15', control(3, 'clickable', 'Select')],
    ),
    title: 'Boats',
  };
  expect(calls(situated(choosing({ words: 'boat' }), boats))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('that the page is about such things does not choose the best of them', () => {
  const empty = { ...page(['No rooms are free today.']), title: 'Rooms' };
  expect(pursue(situated(choosing({ words: 'rooms' }), empty))).not.toHaveProperty('reached');
});

test('what is called by its number alone is chosen by it, and none of two that are alike', () => {
  const most = choosing({ words: '', kind: 'card', best: { by: { words: 'number' }, order: 'most' } });
  const least = choosing({ words: '', kind: 'card', best: { by: { words: 'value' }, order: 'least' } });
  const numbered = (...names: readonly string[]) =>
    page(
      names.map((name, at) => control(at + 1, 'clickable', name)),
      [control(9, 'button', 'Done')],
    );

  expect(calls(situated(most, numbered('14', '9', '31')))).toEqual([{ tool: 'click', input: { id: 3 } }]);
  expect(calls(situated(least, numbered('14', '9', '31')))).toEqual([{ tool: 'click', input: { id: 2 } }]);
  expect(calls(situated(most, numbered('31', '9', '31')))).toEqual([]);
});
