import { expect, test } from 'vitest';
import { control, heading } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const NOTES = page(
  heading(1, 'House rules'),
  ['Shoes stay at the door, please.'],
  ['The kettle is hot.', control(1, 'button', 'Hide')],
  ['The garden is for all, and so is ', control(2, 'link', 'the shed'), '.'],
  [control(3, 'button', 'Bold')],
);

function marking(what: Partial<Extract<Act, { kind: 'mark' }>['what']>): Act {
  return { kind: 'mark', what: { words: '', kind: 'text', ...what } };
}

test('a paragraph is selected by its place; what holds buttons is none', () => {
  expect(calls(situated(marking({ ordinal: 1 }), NOTES))).toEqual([
    { tool: 'select_text', input: { text: 'Shoes stay at the door, please.' } },
  ]);
  expect(calls(situated(marking({ ordinal: -1 }), NOTES))).toMatchObject([
    { input: { text: expect.stringContaining('The garden') } },
  ]);
  expect(pursue(situated(marking({ ordinal: 3 }), NOTES))).toHaveProperty('stuck');
});

test('which of two paragraphs is asked; the task itself, where the page shows it, is none', () => {
  const one = page(['Mark the paragraph below'], ['The ferry leaves at nine.']);
  const goal = { act: marking({}), said: 'Mark the paragraph below' };

  expect(pursue(situated(marking({}), NOTES))).toHaveProperty('ask');
  expect(calls(situated(goal.act, one, { goal }))).toMatchObject([{ input: { text: 'The ferry leaves at nine.' } }]);
});

test('quoted words are selected where they stand as such, and asked about where they stand twice', () => {
  const seen = page(['A doorman is at the door.'], ['Ring the bell.']);
  const twice = page(['Ring the bell.'], ['The bell is old.']);

  expect(calls(situated(marking({ words: 'door', exact: true }), seen))).toEqual([
    { tool: 'select_text', input: { text: 'door', which: 2 } },
  ]);
  expect(pursue(situated(marking({ words: 'bell', exact: true }), twice))).toHaveProperty('ask');
  expect(pursue(situated(marking({ words: 'gate', exact: true }), seen))).toHaveProperty('stuck');
});

test('words in an editor are selected like others', () => {
  const editor = page(
    [control(1, 'button', 'Bold')],
    [control(2, 'textbox', '', { value: 'The market is on Friday.' })],
  );

  expect(calls(situated(marking({ words: 'market', exact: true }), editor))).toEqual([
    { tool: 'select_text', input: { text: 'market' } },
  ]);
});

test('it is done when it is selected', () => {
  expect(pursue(situated(marking({ ordinal: 1 }), NOTES, after('select text')))).toHaveProperty('reached');
});
