import { expect, test } from 'vitest';
import type { Asked } from '../../run-events.ts';
import { type Keyboard, newScreen, PAUSE, paste, press, type Screen, type Wish, withRun } from './screen.ts';
import type { Stroke } from './stroke.ts';
import { newRun } from './view.ts';
import { wordsIn } from './words/words.ts';

const run = newRun({ run: 'r', task: 't', since: 0 });
const approval: Asked = { question: 'q', kind: 'approval', text: 'Pay?', options: ['once', 'run', 'no'], url: '' };

/** Presses keys one after the other, each a moment after the last, and collects what comes of it. */
function pressed(start: Screen, keys: readonly (string | Stroke)[], at = PAUSE, language: 'en' | 'ru' = 'en') {
  const wishes: Wish[] = [];
  let screen = start;
  for (const key of keys) {
    const stroke: Stroke = typeof key === 'string' ? { kind: 'text', text: key } : key;
    const keyboard: Keyboard = { words: wordsIn(language), now: at, complete: (beginning) => `${beginning}!` };
    const next = press(screen, stroke, keyboard);
    screen = next.screen;
    if (next.wish) wishes.push(next.wish);
  }
  return { screen, wishes };
}

const ENTER: Stroke = { kind: 'enter' };
const asking = (question: Asked, before = newScreen({ takesTasks: false })) => withRun(before, { ...run, question }, 0);

test('one key answers, and only with what is offered', () => {
  expect(pressed(asking(approval), ['o']).wishes).toEqual([
    { kind: 'answer', question: 'q', answer: { allows: 'once' } },
  ]);
  expect(pressed(asking(approval), ['R']).wishes).toMatchObject([{ answer: { allows: 'run' } }]);
  expect(pressed(asking(approval), ['n']).wishes).toMatchObject([{ answer: { allows: 'no' } }]);
  expect(pressed(asking(approval), ['a', 'x', '1', ENTER]).wishes).toEqual([]);
});

test('keys of the other keyboard mean the same', () => {
  expect(pressed(asking(approval), ['д']).wishes).toMatchObject([{ answer: { allows: 'once' } }]);
  expect(pressed(asking(approval), ['o'], PAUSE, 'ru').wishes).toMatchObject([{ answer: { allows: 'once' } }]);
});

test('whoever was typing when the question came has not answered it', () => {
  const typing = paste(withRun(newScreen({ takesTasks: false }), run, 0), 'only the cheap ');
  const midLine = withRun(typing, { ...run, question: approval }, 0);

  const { wishes } = pressed(midLine, ['o', 'n', 'e', 's', ENTER]);
  expect(wishes).toEqual([{ kind: 'line', text: 'only the cheap ones' }]);

  // And who has just begun to has not either.
  expect(pressed(asking(approval), ['o', 'n'], PAUSE - 1)).toMatchObject({
    wishes: [],
    screen: { entry: { text: 'on' } },
  });
});

test('what comes in one piece is words, as what is pasted is', () => {
  expect(pressed(asking(approval), ['only']).wishes).toEqual([]);
  expect(paste(asking(approval), 'o').entry.text).toBe('o');
});

test('words may be said instead of a yes', () => {
  const { wishes, screen } = pressed(asking(approval), ['s', 'c', 'a', 's', 'h', ENTER]);

  expect(wishes).toEqual([{ kind: 'answer', question: 'q', answer: { allows: 'no', text: 'cash' } }]);
  expect(screen.entry.text).toBe('');
  expect(pressed(asking(approval), ['s', 'x', { kind: 'escape' }, 'o']).wishes).toMatchObject([
    { answer: { allows: 'once' } },
  ]);
});

test('a question is answered with a number or with words', () => {
  const question: Asked = { question: 'q', kind: 'question', text: 'Which?', options: ['red', 'blue'], url: '' };

  expect(pressed(asking(question), ['2', ENTER]).wishes).toMatchObject([{ answer: { text: 'blue' } }]);
  expect(pressed(asking(question), ['green', ENTER]).wishes).toMatchObject([{ answer: { text: 'green' } }]);
  expect(pressed(asking(question), [ENTER]).wishes).toEqual([]);
});

test('a hand-over ends with Enter, but not with one that was meant for something else', () => {
  const wall: Asked = { question: 'q', kind: 'hand_over', text: 'Sign in', options: [], url: '' };

  expect(pressed(asking(wall), [ENTER]).wishes).toEqual([{ kind: 'answer', question: 'q', answer: {} }]);
  expect(pressed(asking(wall), [ENTER], PAUSE - 1).wishes).toEqual([]);
});

test('in doubt, yes means that it was done: it is not done again', () => {
  const doubt: Asked = { question: 'q', kind: 'doubt', text: 'Was it done?', options: [], url: '' };

  expect(pressed(asking(doubt), ['y']).wishes).toMatchObject([{ answer: { allows: 'no' } }]);
  expect(pressed(asking(doubt), ['n']).wishes).toMatchObject([{ answer: { allows: 'once' } }]);
});

test('Ctrl-C first takes the line, where no run is under way', () => {
  const typing = paste(newScreen({ takesTasks: true }), 'buy');

  const { screen, wishes } = pressed(typing, [{ kind: 'interrupt' }]);
  expect({ text: screen.entry.text, wishes }).toEqual({ text: '', wishes: [] });
  expect(pressed(screen, [{ kind: 'interrupt' }]).wishes).toEqual([{ kind: 'interrupt' }]);
  expect(pressed(screen, [{ kind: 'end' }]).wishes).toEqual([{ kind: 'leave' }]);
});

test('up and down go through what was typed, and back to what was being typed', () => {
  const start = paste(newScreen({ takesTasks: true, past: ['one', 'two'] }), 'dra');
  const text = (...keys: Stroke['kind'][]) =>
    pressed(
      start,
      keys.map((kind) => ({ kind }) as Stroke),
    ).screen.entry.text;

  expect([text('up'), text('up', 'up'), text('up', 'up', 'up')]).toEqual(['two', 'one', 'one']);
  expect([text('up', 'up', 'down'), text('up', 'down'), text('down')]).toEqual(['two', 'dra', 'dra']);
});
