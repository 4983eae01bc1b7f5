import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { calls, page, situated } from './situation.testing.ts';

const DRAG: Act = { kind: 'drag', what: { words: 'Jam', exact: true }, to: { words: 'cellar' } };

test('what is dragged into a plain box is let go on its heading', () => {
  const seen = page(['Kitchen'], [control(1, 'clickable', 'Jam'), control(2, 'clickable', 'Bread')], ['Cellar']);

  expect(calls(situated(DRAG, seen))).toEqual([{ tool: 'drag', input: { id: 1, onto: 'Cellar' } }]);
});

test('where two are called so, or only a sentence speaks of it, nothing is dragged', () => {
  const twice = page([control(1, 'clickable', 'Jam')], ['Cellar'], ['Cellar']);
  const told = page([control(1, 'clickable', 'Jam')], ['Put all that keeps into the cellar before Friday.']);

  expect(calls(situated(DRAG, twice))).toEqual([]);
  expect(calls(situated(DRAG, told))).toEqual([]);
});

test('nothing is dragged onto itself', () => {
  const act: Act = { kind: 'drag', what: { words: 'smaller box' }, to: { words: 'larger box' } };

  expect(calls(situated(act, page([control(1, 'button', 'Box')])))).toEqual([]);
});
