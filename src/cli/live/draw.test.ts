import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Asked, Subgoal } from '../../run-events.ts';
import { painter } from '../terminal.ts';
import { drawLine } from './draw-line.ts';
import { drawLive } from './draw-live.ts';
import { glyphsFor } from './glyphs.ts';
import { newScreen, PAUSE, paste, type Screen, withRun } from './screen.ts';
import type { Style } from './style.ts';
import { textWidth } from './text-width.ts';
import { newRun, type RunView } from './view.ts';
import { wordsIn } from './words/words.ts';

const style = (columns: number, rows = 30, language: 'en' | 'ru' = 'en'): Style => ({
  paint: painter('always', process.stderr),
  glyphs: glyphsFor('linux', {}),
  words: wordsIn(language),
  columns,
  rows,
});

const plan = (count: number): Subgoal[] =>
  Array.from({ length: count }, (_, index) => ({
    goal: `Subgoal number ${index + 1}, which has a rather long description of what is wanted`,
    evidence: '',
    state: index < 3 ? 'done' : 'open',
  }));
const approval: Asked = {
  question: 'q',
  kind: 'approval',
  text: 'Pay?',
  options: ['once', 'run', 'always', 'no'],
  url: '',
};

const at = (more: Partial<RunView>): Screen => {
  const run = {
    ...newRun({ run: 'r', task: 't', since: 0 }),
    step: 4,
    tokens: 12_345,
    cost: 0.0123,
    url: 'http://food.localhost/',
    ...more,
  };
  return withRun(newScreen({ takesTasks: true }), run, 0);
};
const moment = { now: 65_000, frame: 0, isQuiet: false, suggest: () => ['/help', '/exit'] };
const drawn = (screen: Screen, how = style(80)) =>
  drawLive(screen, how, moment).lines.map((line) => stripVTControlCharacters(line).trimEnd());

test('the live part shows the plan, how far it is, what is being thought, and the line to type in', () => {
  const screen = at({ plan: plan(4), doing: { kind: 'thinking' }, thought: 'The second one is cheaper.' });

  expect(drawn(screen)).toEqual([
    '',
    'Plan  3 of 4 done',
    '  ✓ Subgoal number 1, which has a rather long description of what is wanted',
    '  ✓ Subgoal number 2, which has a rather long description of what is wanted',
    '  ✓ Subgoal number 3, which has a rather long description of what is wanted',
    '  ● Subgoal number 4, which has a rather long description of what is wanted',
    '',
    '⠋ step 4 · 1 min 5 s · 12.3k tokens · $0.0123 · food.localhost',
    '  thinking: The second one is cheaper.',
    '',
    '› say something on the way; Ctrl-C stops',
  ]);
});

test.for([20, 40, 80, 200])(
  'nothing is wider than a terminal of %i columns, or higher than one of 16 rows',
  (columns) => {
    const long = 'Всё, что только можно подумать, 本当に長い考え, and then more of it. '.repeat(9);
    const screens = [
      at({ plan: plan(30), doing: { kind: 'thinking' }, thought: long }),
      at({ doing: { kind: 'acting', words: long }, isStopping: true }),
      at({ question: approval }),
      paste(at({}), long),
      paste(at({}), '/'),
    ];
    for (const language of ['en', 'ru'] as const)
      for (const screen of screens) {
        const { lines, cursor } = drawLive(screen, style(columns, 16, language), moment);
        expect(Math.max(...lines.map(textWidth))).toBeLessThan(columns);
        expect(lines.length).toBeLessThan(16);
        expect(cursor?.x).toBeLessThan(columns);
      }
    const line = { mark: 'deed', text: long, aside: '0.4 s', step: 12 } as const;
    expect(Math.max(...drawLine(line, style(columns)).map(textWidth))).toBeLessThan(columns);
  },
);

test('the keys that answer are shown when they work, and only those that do', () => {
  const early = drawLive(at({ question: approval }), style(80), { ...moment, now: PAUSE - 1 }).lines;
  const late = drawLive(at({ question: approval }), style(80), { ...moment, now: PAUSE }).lines;

  expect(early.join()).not.toContain('once');
  expect(late.map(stripVTControlCharacters)).toContain(
    '  [o] once  [r] this run  [a] always on this site  [n] no  [s] say something',
  );
  // Nothing moves under the finger.
  expect(early.length).toBe(late.length);
});

test('the room for a thought stays the same, whatever is thought', () => {
  const height = (thought: string) => drawn(at({ doing: { kind: 'thinking' }, thought })).length;

  expect(new Set(['', 'Hm.', 'A thought that goes on and on. '.repeat(20)].map(height)).size).toBe(1);
});

test('quiet shows questions and nothing else', () => {
  const quiet = { ...moment, isQuiet: true };
  const screen = (run: RunView | undefined) => withRun(newScreen({ takesTasks: false }), run, 0);

  expect(drawLive(screen(at({ plan: plan(3) }).run), style(80), quiet).lines).toEqual([]);
  expect(drawLive(screen(at({ question: approval }).run), style(80), quiet).lines.join()).toContain('once');
});

test('a console without a font for signs gets plain ones', () => {
  const plainly = { ...style(80), glyphs: glyphsFor('win32', {}) };
  const text = [...drawn(at({ plan: plan(4) }), plainly), ...drawLine({ mark: 'deed', text: 'done' }, plainly)].join(
    '\n',
  );

  expect(stripVTControlCharacters(text)).toMatch(/^[\n\x20-\x7e]*$/);
  expect(glyphsFor('win32', { WT_SESSION: '1' })).toBe(glyphsFor('darwin', {}));
});
