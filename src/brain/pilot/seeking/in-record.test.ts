import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { calls, page, situated } from '../doing/situation.testing.ts';
import type { Act, Constraint } from '../goal.ts';

const seen = page(
  [control(1, 'link', 'Ida Falk')],
  ['Does anybody know a good tailor?'],
  [control(2, 'button', 'Helpful 4'), control(3, 'link', 'Link to this answer')],
  [control(4, 'link', 'Otto Kern')],
  ['Thanks, me too.'],
  [control(5, 'button', 'Helpful 11'), control(6, 'link', 'Link to this answer')],
  [control(7, 'link', 'Rosa Blum')],
  ['Try the one by the bridge.'],
  [control(8, 'button', 'Helpful 9'), control(9, 'link', 'Link to this answer')],
  [control(10, 'link', 'Otto Kern')],
  ['The one by the bridge is closed.'],
  [control(11, 'button', 'Helpful 2'), control(12, 'link', 'Link to this answer')],
);

const by = (text: string): Constraint => ({ of: { words: 'by' }, is: '=', value: { text, kind: 'text' } });
const saying = (text: string): Constraint => ({ is: 'contains', value: { text, kind: 'text' } });

function helpful(...like: readonly Constraint[]): Act {
  return { kind: 'press', target: { words: 'Helpful', place: { is: 'beside', what: { words: 'answer', like } } } };
}

test('what nothing parts but the button below each is told by who wrote it', () => {
  expect(calls(situated(helpful(by('Rosa Blum')), seen))).toEqual([{ tool: 'click', input: { id: 8 } }]);
});

test('of two by the same hand, the one that says what was said of it', () => {
  expect(calls(situated(helpful(by('Otto Kern'), saying('closed')), seen))).toEqual([
    { tool: 'click', input: { id: 11 } },
  ]);
});

test('of two by the same hand none is pressed without asking', () => {
  expect(calls(situated(helpful(by('Otto Kern')), seen))).toEqual([]);
});
