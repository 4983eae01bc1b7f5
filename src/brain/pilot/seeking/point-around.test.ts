import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import { after, calls, page, situated } from '../doing/situation.testing.ts';
import type { Act } from '../goal.ts';

const MENU = page([
  control(1, 'menu', ''),
  control(2, 'menuitem', 'Save'),
  control(3, 'menuitem', 'Send to', { states: ['disabled'] }),
  control(4, 'menuitem', 'Arrange'),
]);
const PRESS: Act = { kind: 'press', target: { words: 'To the front', exact: true } };

test('what is not in a menu is looked for in those that open beside it, by pointing at its items', () => {
  expect(calls(situated(PRESS, MENU))).toMatchObject([{ tool: 'hover', input: { id: 2 } }, { tool: 'wait' }]);
  expect(calls(situated(PRESS, MENU, after('look beside Save')))).toMatchObject([
    { tool: 'hover', input: { id: 4 } },
    { tool: 'wait' },
  ]);
});

test('the menu itself is not pressed for what is written beside it', () => {
  const seen = page(['To the front'], [control(1, 'menu', ''), control(2, 'menuitem', 'Arrange')]);

  expect(calls(situated(PRESS, seen, after('look beside Arrange')))).toEqual([]);
});
