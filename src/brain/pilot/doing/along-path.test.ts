import { expect, test } from 'vitest';
import { control } from '../../../../test/observations.ts';
import type { Observation } from '../../../observation.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET, type Way } from '../memo.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const EXPORT: Act = {
  kind: 'press',
  target: { words: 'PDF', exact: true },
  through: [
    { words: 'File', exact: true },
    { words: 'Export', exact: true },
  ],
};

/** A row of menus, with so many levels opened. */
function bar(levels: number): Observation {
  const menus = [
    [control(1, 'menuitem', 'File'), control(2, 'menuitem', 'Edit')],
    [control(3, 'menuitem', 'Open'), control(4, 'menuitem', 'Export')],
    [control(5, 'menuitem', 'PDF'), control(6, 'menuitem', 'Text')],
  ];
  return page(...menus.slice(0, levels));
}

test('each menu is pointed at first, and the last thing is pressed', () => {
  expect(calls(situated(EXPORT, bar(1)))).toEqual([{ tool: 'hover', input: { id: 1 } }]);

  const second = situated(EXPORT, bar(2), after('look along 0 point 1'));
  expect(calls(second)).toEqual([{ tool: 'hover', input: { id: 4 } }]);

  const third = situated(EXPORT, bar(3), after('look along 0 point 1', 'look along 1 point 4'));
  expect(calls(third)).toEqual([{ tool: 'click', input: { id: 5 } }]);

  const ways = ['look along 0 point 1', 'look along 1 point 4', 'click 5'];
  expect(pursue(situated(EXPORT, bar(1), after(...ways)))).toHaveProperty('reached');
});

test('a menu that does not open when it is pointed at is pressed', () => {
  const idle = (...names: readonly string[]) => {
    const ways = names.map((name): Way => ({ name, went: 'idle', before: 'now' }));
    return situated(EXPORT, bar(1), { memo: { ...NOTHING_YET, ways } });
  };

  expect(calls(idle('look along 0 point 1'))).toMatchObject([{ tool: 'wait' }]);
  expect(calls(idle('look along 0 point 1', 'look along 0 wait'))).toEqual([{ tool: 'click', input: { id: 1 } }]);
});

test('where the way ends, it says what it did not find', () => {
  const ways = ['look along 0 point 1', 'look along 0 wait', 'look along 0 open 1'];

  expect(pursue(situated(EXPORT, bar(1), after(...ways)))).toHaveProperty('stuck');
});
