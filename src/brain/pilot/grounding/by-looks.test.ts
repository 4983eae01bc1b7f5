import { expect, test } from 'vitest';
import { control, observation, text } from '../../../../test/observations.ts';
import type { Control, Looks } from '../../../observation.ts';
import type { Phrase } from '../goal.ts';
import { ground } from './ground.ts';
import { isCertain, rivals } from './is-certain.ts';
import type { Deed } from './needs.ts';

function thing(id: number, name: string, looks: Partial<Looks>, role = name === '' ? 'clickable' : 'button'): Control {
  return control(id, role, name, { looks: { extent: 40, ...looks } });
}

const BEADS = [
  thing(1, '', { colour: 'red', shape: 'circle' }),
  thing(2, '', { colour: 'blue', shape: 'circle', size: 'small', extent: 20 }),
  thing(3, '', { colour: 'blue', shape: 'triangle' }),
  thing(4, '', { colour: 'blue', shape: 'circle', size: 'big', extent: 80 }),
  thing(5, '', { colour: 'magenta', shape: 'star' }),
  thing(6, '', { colour: 'red', shape: 'circle' }),
];

const CALLS = [
  thing(7, 'Call', { colour: 'green', size: 'small', extent: 30 }),
  thing(8, 'Call', { colour: 'green', size: 'big', extent: 90 }),
  thing(9, 'Call', { colour: 'orange', size: 'big', extent: 90 }),
];

/** Which one is meant, where that is clear. */
function meant(
  words: string,
  said: Partial<Phrase> = {},
  things: readonly Control[] = [...BEADS, ...CALLS],
  to: Deed = 'press',
) {
  const candidates = ground({ words, ...said }, observation([text(...things)]), { to });
  return isCertain(candidates) ? candidates[0]?.control.id : undefined;
}

test.each([
  ['small blue circle', 2],
  ['маленький синий кружок', 2],
  ['triangle', 3],
  ['голубой треугольник', undefined],
  ['синему треугольнику', 3],
  ['large circle', 4],
  ['purple star', 5],
  ['фиолетовую фигуру', 5],
  ['green Call', undefined],
  ['big green Call', 8],
  ['оранжевую', 9],
  ['red circle', undefined],
  ['yellow circle', undefined],
  ['shiny star', undefined],
  ['red triangle', undefined],
] as const)('%s', (words, id) => {
  expect(meant(words)).toBe(id);
});

test('of several that look so, the one in its place is meant; without one it is asked about', () => {
  const page = observation([text(...BEADS)]);

  expect(meant('red circle', { ordinal: 2 })).toBe(6);
  expect(meant('blue circle', { ordinal: 3 })).toBeUndefined();
  expect(rivals(ground({ words: 'red circle' }, page, { to: 'press' }))?.map((one) => one.control.id)).toEqual([1, 6]);
});

test('the largest and the smallest of those that look so', () => {
  const most = { best: { by: { words: 'size' }, order: 'most' } } as const;
  const least = { best: { by: { words: 'размер' }, order: 'least' } } as const;

  expect(meant('circle', most)).toBe(4);
  expect(meant('синий круг', least)).toBe(2);
});

test('what was said of it after its name counts as well', () => {
  const orange = [{ is: '=', value: { text: 'orange', kind: 'text' } }] as const;

  expect(meant('Call', { kind: 'button', like: orange })).toBe(9);
  expect(meant('', { kind: 'button', place: { is: 'in', what: { words: 'orange' } } })).toBe(9);
});

test('what is called so comes before what only looks so', () => {
  const things = [
    thing(1, '', { colour: 'green', shape: 'square' }),
    control(2, 'link', 'Green Street'),
    control(3, 'link', 'Red Lion'),
    thing(4, 'Lion', { colour: 'red' }),
  ];

  expect(meant('Green Street', {}, things)).toBe(2);
  expect(meant('Red Lion', {}, things)).toBe(3);
  expect(meant('green', {}, things.slice(0, 1), 'choose')).toBe(1);
});

test('what is called so in part and looks otherwise is not meant', () => {
  expect(meant('red Send', { kind: 'button' }, [thing(1, 'Send', { colour: 'blue', isAside: true })])).toBeUndefined();
  expect(meant('blue Send', { kind: 'button' }, [thing(1, 'Send', { colour: 'blue', isAside: true })])).toBe(1);
});

test('what looks so and is called otherwise is not meant, though the name stands beside it', () => {
  const things = [thing(1, 'Accept', { colour: 'green' }), thing(2, 'Decline', { colour: 'red' })];

  expect(meant('green Accept', { kind: 'button' }, things)).toBe(1);
  expect(meant('red Accept', { kind: 'button' }, things)).toBeUndefined();
});

test('nothing is written into a thing for its colour', () => {
  const things = [control(1, 'textbox', '', { looks: { colour: 'red', extent: 40 } })];

  expect(ground({ words: 'red' }, observation([text(...things)]), { to: 'write' }).some((one) => one.looksSo)).toBe(
    false,
  );
});

test('a colour beside a name in quotes tells two of that name apart, and speaks against one of another colour', () => {
  const red: Partial<Phrase> = {
    exact: true,
    kind: 'button',
    like: [{ is: '=', value: { text: 'красную', kind: 'text' } }],
  };
  const shop = [thing(1, 'Купить', { colour: 'blue' }), thing(2, 'Купить', { colour: 'red' })];

  expect(meant('Купить', red, shop)).toBe(2);
  expect(meant('Купить', red, shop.slice(0, 1))).toBeUndefined();
});

test('what is called by the word for a shape or a colour is meant, whatever its own shape, and however small it is said to be', () => {
  const row = (id: number, who: string, name: string) =>
    text(thing(id, name, { shape: 'circle', extent: 36 }), control(id + 1, 'link', who));
  const page = observation([row(1, 'Sofia Reyes', 'Add star'), row(3, 'Tim Brandt', 'Add star')]);
  const inRow = { is: 'in', what: { words: 'Tim Brandt' } } as const;
  const [best] = ground({ words: 'little star', place: inRow }, page, { to: 'press' });
  expect(best?.control.id).toBe(3);
  expect(meant('маленькую звезду', {}, [thing(1, 'Звезда', { shape: 'square' }), thing(2, 'Назад', {})])).toBe(1);
  expect(meant('big orange', {}, [thing(1, 'Orange', { colour: 'white' }), thing(2, 'Apple', { colour: 'red' })])).toBe(
    1,
  );
});
