import { expect, test } from 'vitest';
import { control, heading } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { NOTHING_YET, type Way } from '../memo.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const act: Act = {
  kind: 'send',
  entries: [
    { value: { text: 'On my way', kind: 'text', exact: true } },
    { field: { words: 'to' }, value: { text: 'Selma', kind: 'text' } },
  ],
};
const people = [
  control(1, 'clickable', 'Book club'),
  control(2, 'clickable', 'Selma'),
  control(3, 'clickable', 'Selim'),
];
const field = (value = '') => control(4, 'textbox', 'Message', { value });

test('a talk with somebody is opened before anything is written there', () => {
  const seen = page(people, ['Shall we meet?'], [field(), control(5, 'clickable', '➤')]);
  expect(calls(situated(act, seen))).toEqual([{ tool: 'click', input: { id: 2 } }]);
  const opened = after('open the talk');
  expect(calls(situated(act, seen, opened))).toEqual([{ tool: 'set', input: { id: 4, value: 'On my way' } }]);
  const written = page(people, [field('On my way'), control(5, 'clickable', '➤')]);
  const sending = after('open the talk', 'write into the talk');
  expect(calls(situated(act, written, sending))).toEqual([{ tool: 'press', input: { key: 'Enter', id: 4 } }]);
});

test('where the press has opened nothing, nothing is written to whoever was there', () => {
  const ways: Way[] = [{ name: 'open the talk', went: 'idle', before: 'now' }];
  const memo = { ...NOTHING_YET, ways };
  expect(pursue(situated(act, page(people, [field()]), { memo }))).toHaveProperty('stuck');
  const headed = page(people, heading(2, 'Selma'), [field()]);
  expect(calls(situated(act, headed, { memo }))).toEqual([{ tool: 'set', input: { id: 4, value: 'On my way' } }]);
});

test('it is sent when the talk shows it and the field is empty again', () => {
  const sent = after('open the talk', 'write into the talk', 'send it in the talk');
  expect(pursue(situated(act, page(people, ['On my way'], [field()]), sent))).toHaveProperty('reached');
  expect(pursue(situated(act, page(people, [field('On my way')]), sent))).toHaveProperty('stuck');
});

test('who is written to may be what the page is called: nothing is opened there', () => {
  const asking: Act = {
    kind: 'send',
    entries: [
      { field: { words: 'to' }, value: { text: 'help desk', kind: 'text' } },
      { value: { text: 'Is it open?', kind: 'text', exact: true } },
    ],
  };
  const ask = (value: string) => [control(4, 'textbox', 'Your question', { value }), control(5, 'button', 'Ask')];
  const seen = page([control(1, 'link', 'Help desk')], heading(1, 'Help desk'), ask(''));
  expect(calls(situated(asking, seen))).toEqual([{ tool: 'set', input: { id: 4, value: 'Is it open?' } }]);
  expect(calls(situated(asking, page([control(1, 'link', 'Help desk')], ask(''))))).toEqual([
    { tool: 'click', input: { id: 1 } },
  ]);
});
