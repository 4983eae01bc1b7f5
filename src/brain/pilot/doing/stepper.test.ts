import { expect, test } from 'vitest';
import { control, heading } from '../../../../test/observations.ts';
import type { Observation } from '../../../observation.ts';
import type { Act } from '../goal.ts';
import { holds } from './condition.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const FOUR: Act = { kind: 'enter', value: { text: '4', kind: 'number', number: 4 }, field: { words: 'night' } };

function trip(nights: number): Observation {
  return page(
    ['Rooms'],
    [control(1, 'button', '−'), '1', control(2, 'button', '+')],
    ['Nights'],
    [control(3, 'button', '−'), String(nights), control(4, 'button', '+')],
  );
}

test('a number between minus and plus is counted to, after one press has shown how far it goes', () => {
  const more = { tool: 'click', input: { id: 4 } };
  expect(calls(situated(FOUR, trip(1)))).toEqual([more]);
  expect(calls(situated(FOUR, trip(2), after('step 1 1 4')))).toEqual([more, more]);
  expect(calls(situated(FOUR, trip(6)))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test('it is reached when the page shows it, and never else', () => {
  expect(pursue(situated(FOUR, trip(4), after('step 2 2 4')))).toHaveProperty('reached');
  expect(pursue(situated(FOUR, trip(2), after('step 2 2 4')))).toHaveProperty('stuck');
});

test('the words for it stand beside it, or over it', () => {
  const beside = page(
    ['Cups', control(1, 'clickable', 'Less'), '2', control(2, 'clickable', 'More')],
    ['Plates', control(3, 'clickable', 'Less'), '2', control(4, 'clickable', 'More')],
  );
  const plates: Act = { ...FOUR, field: { words: 'plates' } };
  expect(calls(situated(plates, beside))).toEqual([{ tool: 'click', input: { id: 4 } }]);

  const over = page(heading(2, 'Guests'), [control(1, 'clickable', '-')], ['1'], [control(2, 'clickable', '+')]);
  const guests: Act = { ...FOUR, field: { words: 'guests' } };
  expect(calls(situated(guests, over))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('arrows count too, on either side of the number or both behind it', () => {
  const around = page(heading(2, 'Oven'), [control(1, 'clickable', '▲')], ['5'], [control(2, 'clickable', '▼'), '°C']);
  const behind = page(['Shelf', '5', control(1, 'clickable', 'Up'), control(2, 'clickable', 'Down')]);
  const oven: Act = { ...FOUR, field: { words: 'oven' } };

  expect(calls(situated(oven, around))).toEqual([{ tool: 'click', input: { id: 2 } }]);
  expect(calls(situated({ ...oven, field: { words: 'shelf' } }, behind))).toEqual([
    { tool: 'click', input: { id: 2 } },
  ]);
});

test('of two that may be meant neither is touched', () => {
  const twice = page(
    ['Bags', control(1, 'clickable', '−'), '0', control(2, 'clickable', '+')],
    ['Bags', control(3, 'clickable', '−'), '0', control(4, 'clickable', '+')],
  );
  expect(calls(situated({ ...FOUR, field: { words: 'bags' } }, twice))).toEqual([]);
});

test.each([
  ['<', 180, ['Oven: 170'], true],
  ['≥', 180, ['Oven: 170'], false],
  ['>', 1000, ['Oven: 1 200 °C'], true],
  ['<', 50, ['Oven: $49.60'], true],
  ['<', 50, ['Fridge: 4'], false],
  ['<', 50, ['4'], true],
] as const)('a number is %s %d where the page says %o: %s', (is, number, line, isSo) => {
  const until = { what: { words: 'oven' }, is: 'there', shows: { shown: { words: 'oven' }, is, number } } as const;
  const press: Act = { kind: 'press', target: { words: '+' } };

  expect(holds(until, situated(press, page([...line])))).toBe(isSo);
});

test('until a number is shown: the one that is called so, not any other on the page', () => {
  const until = {
    what: { words: 'oven shows 180' },
    is: 'there',
    shows: { shown: { words: 'oven' }, is: '=', number: 180 },
  } as const;
  const press: Act = { kind: 'press', target: { words: '+' } };
  const kitchen = (oven: number) => page(['Oven: ', String(oven)], ['Fridge: 180'], [control(1, 'button', '180')]);

  expect(holds(until, situated(press, kitchen(170)))).toBe(false);
  expect(holds(until, situated(press, kitchen(180)))).toBe(true);
});
