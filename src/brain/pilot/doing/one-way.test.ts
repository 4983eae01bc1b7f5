import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { calls, page, situated } from './situation.testing.ts';

const ONE_WAY: Act = { kind: 'choose', things: [{ words: 'one way' }] };
const places = [control(1, 'textbox', 'From'), control(2, 'textbox', 'To')];

test('where nothing asks about the way back, one way is all there is', () => {
  expect(pursue(situated(ONE_WAY, page(places, [control(3, 'date', 'Departure')])))).toHaveProperty('reached');
  expect(pursue(situated({ kind: 'choose', things: [{ words: 'в одну сторону' }] }, page(places)))).toHaveProperty(
    'reached',
  );
});

test('where it can be chosen it is, and a form with a way back has to be told', () => {
  const both = page(places, [
    control(3, 'radio', 'Round trip', { states: ['checked'] }),
    control(4, 'radio', 'One way'),
  ]);
  const back = page(places, [control(3, 'date', 'Departure'), control(4, 'date', 'Return date')]);

  expect(calls(situated(ONE_WAY, both))).toEqual([{ tool: 'check', input: { id: 4, on: true } }]);
  expect(pursue(situated(ONE_WAY, back))).not.toHaveProperty('reached');
});

test('a page that asks for no journey says nothing of it', () => {
  expect(pursue(situated(ONE_WAY, page([control(1, 'textbox', 'Name')])))).not.toHaveProperty('reached');
});
