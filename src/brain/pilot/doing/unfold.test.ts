import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const act: Act = { kind: 'press', target: { words: '', kind: 'section' } };
const folded = (id: number, name: string) => control(id, 'button', name, { states: ['collapsed'] });
const all = { what: act.target, count: 'all', where: [] } as const;

test('the only section that is folded up is unfolded', () => {
  const seen = page([folded(1, 'Section A'), control(2, 'button', 'Send')]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 1 } }]);
});

test('sections are unfolded one after the other, until what comes next is there', () => {
  const seen = page([folded(1, 'Section A'), folded(2, 'Section B')]);
  const goal = { act, said: 'expand the sections', each: all };
  const ahead: Act[] = [{ kind: 'press', target: { words: 'Map', exact: true } }];
  expect(calls(situated(act, seen, { goal, ahead }))).toEqual([{ tool: 'click', input: { id: 1 } }]);
  expect(calls(situated(act, seen, { goal, ahead, ...after('unfold 1') }))).toEqual([
    { tool: 'click', input: { id: 2 } },
  ]);
  const shown = page([folded(2, 'Section B')], [control(3, 'link', 'Map')]);
  expect(calls(situated(act, shown, { goal, ahead, ...after('unfold 1') }))).toEqual([]);
});
