import { expect, test } from 'vitest';
import { control, heading } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { calls, page, situated } from './situation.testing.ts';

test('a result is counted over the pages', () => {
  const act: Act = { kind: 'press', target: { words: 'search result', ordinal: 3 } };
  const first = page(
    [control(1, 'link', 'One')],
    ['about one'],
    [control(2, 'link', 'Two')],
    ['about two'],
    [control(3, 'link', '>')],
  );
  expect(calls(situated(act, first))).toEqual([{ tool: 'click', input: { id: 3 } }]);
  const second = page([control(4, 'link', 'Three')], ['about three'], [control(3, 'link', '>')]);
  const memo = { ...NOTHING_YET, pages: [first] };
  expect(calls(situated(act, second, { memo }))).toEqual([{ tool: 'click', input: { id: 4 } }]);
});

test('what stands after its label is meant, on the page of whose it is', () => {
  const act: Act = { kind: 'press', target: { words: 'address', place: { is: 'of', what: { words: 'Ann' } } } };
  const seen = page(
    heading(2, 'Ann'),
    ['Phone:', control(1, 'clickable', '555-0199')],
    ['Address:', control(2, 'clickable', '5 Main Street')],
  );
  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 2 } }]);
});

test('a field is not pressed for what only sounds like it; the form is sent off instead', () => {
  const act: Act = { kind: 'press', target: { words: 'login' } };
  const seen = page(
    [control(1, 'textbox', 'Username'), control(2, 'textbox', 'Password')],
    [control(3, 'button', 'OK')],
  );
  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 3 } }]);
});

test('nothing is pressed to sort by nothing', () => {
  const act: Act = { kind: 'sort', by: { words: '' }, order: 'rising' };
  expect(calls(situated(act, page(['3', '1'], [control(1, 'button', 'Submit')])))).toEqual([]);
});

test('a handle with a number beside it is moved with keys', () => {
  const act: Act = {
    kind: 'enter',
    value: { text: '4', kind: 'number', number: 4 },
    field: { words: '', kind: 'slider' },
  };
  const seen = page([control(1, 'focusable', ''), '1']);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'press', input: { key: 'ArrowRight', id: 1 } }]);
});

test('a picture is called by its caption, not by a sentence above it', () => {
  const act: Act = { kind: 'press', target: { words: 'centre of the circle' } };
  const told = page(['Find and press the centre of the circle, then go on.'], [control(1, 'image', '')]);
  const captioned = page(['Centre of the circle'], [control(1, 'image', '')]);

  expect(calls(situated(act, told))).toEqual([]);
  expect(calls(situated(act, captioned))).toEqual([{ tool: 'click', input: { id: 1 } }]);
});
