import { expect, test } from 'vitest';
import { Clicks } from './clicks.ts';

test('quick presses on one place are counted together', () => {
  const clicks = new Clicks();

  expect(clicks.count({ x: 10, y: 10 }, 'left', 0)).toBe(1);
  expect(clicks.count({ x: 12, y: 10 }, 'left', 200)).toBe(2);
  expect(clicks.count({ x: 12, y: 10 }, 'right', 300)).toBe(1);
  expect(clicks.count({ x: 12, y: 10 }, 'right', 900)).toBe(1);
  expect(clicks.count({ x: 90, y: 10 }, 'right', 950)).toBe(1);
});
