import { expect, test } from 'vitest';
import { breaksLines, rowsGained } from './reflow.ts';

test('what was drawn takes more rows in a narrower window', () => {
  const lines = ['x'.repeat(100), 'short', '\u001b[1mbold\u001b[22m', 'y'.repeat(41), '› typed'];

  expect(rowsGained({ lines, cursor: { x: 7, y: 4 } }, 40)).toBe(3);
  expect(rowsGained({ lines, cursor: { x: 90, y: 0 } }, 40)).toBe(2);
  expect(rowsGained({ lines }, 100)).toBe(0);
});

test('some terminals cut lines off', () => {
  expect(breaksLines({ TERM: 'xterm-256color' })).toBe(true);
  expect(breaksLines({ TERM: 'xterm', XTERM_VERSION: 'XTerm(390)' })).toBe(false);
  expect(breaksLines({ TERM: 'screen', STY: '1.pts' })).toBe(false);
  expect(breaksLines({ TERM: 'linux' })).toBe(false);
});
