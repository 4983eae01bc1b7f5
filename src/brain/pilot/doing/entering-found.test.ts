import { expect, test } from 'vitest';
import { control, heading, row } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET } from '../memo.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const into: Act = {
  kind: 'enter',
  value: { text: 'it', kind: 'text', isFound: true },
  field: { words: '', kind: 'field' },
};
const found = (text: string) => ({ memo: { ...NOTHING_YET, findings: [{ goal: 0, text, claims: [], found: text }] } });

test('what was found out goes into the field that is empty', () => {
  const seen = page([control(1, 'textbox', '', { value: 'One two three.' }), control(2, 'textbox', '', { value: '' })]);
  expect(calls(situated(into, seen, found('three')))).toEqual([{ tool: 'set', input: { id: 2, value: 'three' } }]);
});

test('where nothing was found out, nothing is entered', () => {
  expect(pursue(situated(into, page([control(1, 'textbox', 'Name')])))).toHaveProperty('stuck');
});

test('a word of a text is counted, a sum is worked out', () => {
  const things = {
    what: { words: 'word', ordinal: -1, place: { is: 'in', what: { words: '', kind: 'field' } } },
    count: 'one',
    where: [],
  } as const;
  const last: Act = { kind: 'tell', question: { things, want: 'value', tell: [] } };
  const seen = page([control(1, 'textbox', '', { value: 'One two three.' })], ['12 - x = 5']);
  expect(pursue(situated(last, seen))).toMatchObject({ reached: { found: 'three' } });

  const solve: Act = {
    kind: 'tell',
    question: { things: { what: { words: 'equation' }, count: 'one', where: [] }, want: 'solution', tell: [] },
  };
  expect(pursue(situated(solve, seen))).toMatchObject({ reached: { found: '7' } });
});

test('a form takes what the page says under the names of its fields', () => {
  const act: Act = { ...into, field: { words: '', kind: 'form' } };
  const seen = page(row('City', '|', 'Graz'), row('Language', '|', 'French'), [
    control(1, 'textbox', 'Language:', { value: '' }),
  ]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'set', input: { id: 1, value: 'French' } }]);
});

test('what was written and is not there is written once more, when what came over it is sent away', () => {
  const act: Act = { kind: 'enter', value: { text: 'Ann', kind: 'text' }, field: { words: 'name' } };
  const ways = [{ name: 'set 1', went: 'well', before: 'before' }] as const;
  const memo = { ...NOTHING_YET, ways, newest: 1 };
  const covered = control(1, 'textbox', 'Name', { value: '', coveredBy: '"Leave this page?"' });
  const over = page([covered], ['Leave this page?'], [control(2, 'button', 'OK'), control(3, 'button', 'Cancel')]);
  expect(calls(situated(act, over, { memo }))).toEqual([{ tool: 'click', input: { id: 3 } }]);
  const free = page([control(1, 'textbox', 'Name', { value: '' })]);
  expect(calls(situated(act, free, { memo }))).toEqual([{ tool: 'set', input: { id: 1, value: 'Ann' } }]);
});

test('what one field holds is copied into the other, and only what both show in the end counts', () => {
  const act: Act = {
    kind: 'enter',
    value: { text: 'the text from the first box', kind: 'text', heldIn: { words: '', kind: 'field', ordinal: 1 } },
    field: { words: '', kind: 'field', ordinal: 2 },
  };
  const seen = (second: string) =>
    page([
      control(1, 'textbox', '', { value: 'Dear Ann, all is well.' }),
      control(2, 'textbox', '', { value: second }),
    ]);
  expect(calls(situated(act, seen('')))).toEqual([
    { tool: 'press', input: { key: 'ControlOrMeta+A', id: 1 } },
    { tool: 'press', input: { key: 'ControlOrMeta+C' } },
    { tool: 'press', input: { key: 'ControlOrMeta+A', id: 2 } },
    { tool: 'press', input: { key: 'ControlOrMeta+V' } },
  ]);
  const done = after('copy what it holds 1 2');
  expect(pursue(situated(act, seen('Dear Ann, all is well.'), done))).toHaveProperty('reached');
  expect(pursue(situated(act, seen('Dear'), done))).toHaveProperty('stuck');
  const nothing = page([control(1, 'textbox', '', { value: '' }), control(2, 'textbox', '', { value: '' })]);
  expect(pursue(situated(act, nothing))).toHaveProperty('stuck');
});

test('of fields that nobody names, the one that holds something is copied into the one that holds nothing', () => {
  const act: Act = {
    kind: 'enter',
    value: { text: 'the text in the box', kind: 'text', heldIn: { words: '', kind: 'field' } },
    field: { words: '', kind: 'field' },
  };
  const seen = (...values: readonly string[]) =>
    page(values.map((value, at) => control(at + 1, 'textbox', '', { value })));

  expect(calls(situated(act, seen('', 'Dear Ann')))).toEqual([
    { tool: 'press', input: { key: 'ControlOrMeta+A', id: 2 } },
    { tool: 'press', input: { key: 'ControlOrMeta+C' } },
    { tool: 'press', input: { key: 'ControlOrMeta+A', id: 1 } },
    { tool: 'press', input: { key: 'ControlOrMeta+V' } },
  ]);
  expect(pursue(situated(act, seen('Dear Ann', 'Dear Ann'), after('copy what it holds 2 1')))).toHaveProperty(
    'reached',
  );
  expect(calls(situated(act, seen('', '', 'Dear Ann')))).toEqual([]);
});

test('what is to come after what a field holds leaves that as it is', () => {
  const act = (after: 'line' | 'text'): Act => ({
    kind: 'enter',
    value: { text: 'Bring a coat', kind: 'text', exact: true },
    field: { words: 'remarks' },
    after,
  });
  const seen = (value: string) => page([control(1, 'textbox', 'Remarks', { value }), control(2, 'button', 'Save')]);
  expect(calls(situated(act('line'), seen('Cold there.')))).toEqual([
    { tool: 'type', input: { id: 1, text: '\nBring a coat', append: true } },
  ]);
  expect(calls(situated(act('text'), seen('Cold there.')))).toEqual([
    { tool: 'type', input: { id: 1, text: ' Bring a coat', append: true } },
  ]);
  expect(calls(situated(act('line'), seen('')))).toEqual([{ tool: 'set', input: { id: 1, value: 'Bring a coat' } }]);
});

test('a number or a code that the page shows is taken where it is the only one there', () => {
  const asked = (words: string, is: 'above' | 'under' | 'in'): Act => {
    const what = { words, place: { is, what: { words: '', kind: is === 'in' ? 'page' : 'field' } } } as const;
    return { kind: 'tell', question: { things: { what, count: 'one', where: [] }, want: 'value', tell: [] } };
  };
  const seen = page(
    heading(2, 'Step 3'),
    ['Your ticket is 4711.'],
    [control(1, 'textbox', 'Ticket', { value: '' })],
    ['Key: XK-93'],
    ['Room 12'],
  );
  expect(pursue(situated(asked('number', 'above'), seen))).toMatchObject({ reached: { found: '4711' } });
  expect(pursue(situated(asked('code', 'under'), page(...seen.lines.slice(0, 4))))).toMatchObject({
    reached: { found: 'XK-93' },
  });
  expect(pursue(situated(asked('число', 'in'), seen))).toHaveProperty('stuck');
});

test('a word of a sentence, asked for as something of its text', () => {
  const question = {
    things: { what: { words: '', kind: 'text' }, count: 'one', where: [] },
    want: 'value',
    tell: [{ words: 'word', ordinal: 2 }],
  } as const;
  const seen = page(heading(2, 'Read this'), ['Five small boats lie in the harbour.'], [control(1, 'textbox', 'Word')]);
  expect(pursue(situated({ kind: 'tell', question }, seen))).toMatchObject({ reached: { found: 'small' } });
});
