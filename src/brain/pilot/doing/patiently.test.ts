import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { patiently } from './patiently.ts';
import { pursue } from './pursue.ts';
import { after, page, situated } from './situation.testing.ts';

const ENTER: Act = { kind: 'enter', value: { text: 'Ann', kind: 'text' }, field: { words: 'name' } };
const EMPTY = page(['One moment …']);

test('a form that comes late is given a moment, and once more where the page stirred', () => {
  const waiting = patiently(situated(ENTER, EMPTY));

  expect(waiting).toMatchObject({ do: [{ tool: 'wait' }] });
  expect(
    patiently(situated(ENTER, EMPTY, after('look whether the form comes', 'look whether the form comes again'))),
  ).toBeUndefined();
});

test('nothing is waited for where a form is there, where none is needed, or later on', () => {
  expect(patiently(situated(ENTER, page([control(1, 'textbox', 'Name')])))).toBeUndefined();
  expect(patiently(situated({ kind: 'go', to: { words: 'Docs' } }, EMPTY))).toBeUndefined();
  expect(patiently(situated(ENTER, EMPTY, { memo: { ...NOTHING_YET, goal: 1 } }))).toBeUndefined();
});

test('to have waited for a form is not to have done what was to be done in it', () => {
  const choose: Act = { kind: 'choose', things: [{ words: '-7', place: { is: 'in', what: { words: 'spinner' } } }] };
  const spinner = page([control(1, 'button', 'Up'), control(2, 'button', 'Down'), control(3, 'button', 'Submit')]);
  const waited = patiently(situated(choose, spinner));
  const way = { name: waited && 'way' in waited ? waited.way : '', went: 'idle', before: 'before' } as const;
  const idle = { memo: { ...NOTHING_YET, ways: [way] } };

  expect(pursue(situated(choose, spinner, idle))).not.toHaveProperty('reached');
  expect(pursue(situated(ENTER, EMPTY, idle))).not.toHaveProperty('reached');
});
