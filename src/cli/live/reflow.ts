import type { Drawn } from './draw-live.ts';
import { textWidth } from './text-width.ts';

/**
 * Most terminals break long lines anew when their window becomes narrower. What was drawn then takes more rows than it did,
 * and so many rows above the cursor would be left behind when it is drawn again.
 */
export function rowsGained({ lines, cursor }: Drawn, columns: number): number {
  const above = cursor ? lines.slice(0, cursor.y) : lines;
  const gained = above.reduce((sum, line) => sum + Math.max(0, Math.ceil(textWidth(line) / columns) - 1), 0);
  return gained + (cursor ? Math.floor(cursor.x / columns) : 0);
}

/** Those that cut lines off instead. */
export function breaksLines(env: Readonly<Record<string, string | undefined>>): boolean {
  return env['TERM'] !== 'linux' && !env['XTERM_VERSION'] && (!env['STY'] || Boolean(env['TMUX']));
}
