import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { ColourName, Control, ShapeName } from '../../../observation.ts';
import type { Act, Query } from '../goal.ts';
import { pursue } from './pursue.ts';
import { page, situated } from './situation.testing.ts';

function drawn(id: number, colour: ColourName, shape: ShapeName): Control {
  return { ...control(id, 'clickable', ''), looks: { colour, shape, extent: 20 } };
}

const BOARD = [drawn(1, 'red', 'triangle'), drawn(2, 'red', 'circle'), drawn(3, 'red', 'triangle')];

function asked(words: string, want: Query['want']): Act {
  return { kind: 'tell', question: { things: { what: { words }, count: 'all', where: [] }, want, tell: [] } };
}

test('what is told by its looks is counted among what is drawn', () => {
  const board = page(['Board'], BOARD);

  expect(pursue(situated(asked('red triangles', 'count'), board))).toMatchObject({ reached: { found: '2' } });
  expect(pursue(situated(asked('red circle', 'whether'), board))).toMatchObject({
    reached: { text: 'Yes, 1: red circle.' },
  });
  expect(pursue(situated(asked('синий круг', 'whether'), board, { language: 'ru' }))).toMatchObject({
    reached: { text: 'Нет: синий круг.' },
  });
});

test('where nothing is drawn, or a picture may show more of them, nobody knows', () => {
  const picture = page(BOARD, ['(picture without a name)']);

  expect(pursue(situated(asked('blue triangle', 'whether'), page(['Welcome'])))).toHaveProperty('stuck');
  expect(pursue(situated(asked('red triangles', 'count'), picture))).toHaveProperty('stuck');
});
