import { expect, test } from 'vitest';
import type { RunCard } from '../../protocol.ts';
import { fits, updated } from './run-cards.ts';

const card = (id: string, more: Partial<RunCard> = {}): RunCard => ({
  id,
  task: `Task ${id}`,
  state: 'running',
  startedAt: `2026-11-15T10:00:0${id}.000Z`,
  updatedAt: '2026-11-15T10:01:00.000Z',
  steps: 1,
  isHere: true,
  isAsking: false,
  ...more,
});

test('news replace what is known of a run, and a new run comes first', () => {
  const list = updated([card('2'), card('1')], [card('1', { state: 'done' }), card('3')]);

  expect(list.map(({ id, state }) => [id, state])).toEqual([
    ['3', 'running'],
    ['2', 'running'],
    ['1', 'done'],
  ]);
});

test('a search is for words, whatever their case', () => {
  expect(fits({ task: 'Найди Билет в Казань', id: 'x' }, 'казань билет')).toBe(true);
  expect(fits({ task: 'Найди билет', id: 'x' }, 'отель')).toBe(false);
});
