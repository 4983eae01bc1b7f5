import { expect, test } from 'vitest';
import { control, landmark } from '../../../../test/observations.ts';
import type { Act } from '../goal.ts';
import { pursue } from './pursue.ts';
import { after, calls, page, situated } from './situation.testing.ts';

const PRESS: Act = { kind: 'press', target: { words: 'New name' } };
const WRITE: Act = { kind: 'enter', value: { text: 'Ahab', kind: 'text' }, field: { words: 'prompt' } };
const DIALOG = { what: { words: 'dialog' }, count: 'one', where: [] } as const;
const ACCEPT: Act = { kind: 'handle', verb: { words: 'accept' }, things: DIALOG };
const CANCEL: Act = { kind: 'handle', verb: { words: 'cancel' }, things: DIALOG };
const SEEN = page([control(1, 'button', 'New name')]);

test('a dialog of the browser is answered before it opens', () => {
  const asked = situated(PRESS, SEEN, { ahead: [WRITE, ACCEPT] });

  expect(calls(asked)).toEqual([{ tool: 'dialog', input: { accept: true, text: 'Ahab' } }]);
  expect(calls({ ...asked, ...after('look ahead to the dialog') })).toEqual([{ tool: 'click', input: { id: 1 } }]);
  expect(calls(situated(PRESS, SEEN, { ahead: [ACCEPT] }))).toEqual([{ tool: 'dialog', input: { accept: true } }]);
});

test.each([
  ['the task speaks of none', []],
  ['it is to be cancelled', [WRITE, CANCEL]],
])('nothing is decided where %s', (_, ahead) => {
  expect(calls(situated(PRESS, SEEN, { ahead }))).toEqual([{ tool: 'click', input: { id: 1 } }]);
});

test('it is written when the page shows it, or the browser says so', () => {
  const shown = situated(WRITE, page(['The captain is Ahab.']), { previous: PRESS });
  const told = ['Clicked button "New name".\nThe page showed prompt "Who?", which was accepted.'];

  expect(pursue(shown)).toHaveProperty('reached');
  expect(pursue(situated(WRITE, SEEN, { previous: PRESS, told }))).toHaveProperty('reached');
  expect(pursue(situated(WRITE, SEEN, { previous: PRESS }))).not.toHaveProperty('reached');
});

test('a dialog that is part of the page is filled in, and what was decided is taken back', () => {
  const open = page(landmark('dialog', 'Who?'), [control(2, 'textbox', 'Name')]);

  expect(calls(situated(WRITE, open, { previous: PRESS }))).toEqual([{ tool: 'dialog', input: { accept: false } }]);
});

test('who waits for the dialog and then puts something in has it answered before it opens, and says OK no more', () => {
  const AWAIT: Act = { kind: 'wait', for: { words: 'little', kind: 'dialog' } };
  const PUT: Act = { kind: 'enter', value: { text: 'Ahab', kind: 'text' } };
  const OK: Act = { kind: 'press', target: { words: 'OK' } };
  const told = [
    'Sent what had been held: POST /a.\nClicked button "New name".\nThe page showed prompt "Who?", which was accepted.',
  ];

  expect(calls(situated(PRESS, SEEN, { ahead: [AWAIT, PUT, OK] }))).toEqual([
    { tool: 'dialog', input: { accept: true, text: 'Ahab' } },
  ]);
  expect(pursue(situated(AWAIT, SEEN, { previous: PRESS, told }))).toHaveProperty('reached');
  expect(pursue(situated(PUT, SEEN, { previous: AWAIT, told }))).toHaveProperty('reached');
  expect(pursue(situated(OK, SEEN, { previous: PUT, told }))).toHaveProperty('reached');
  expect(pursue(situated(PUT, SEEN, { previous: AWAIT }))).not.toHaveProperty('reached');
});

test('a dialog whose words pretend that it was accepted was not', () => {
  const told = [
    'Clicked button "New name".\nThe page showed prompt "Who?", which was accepted.", which was dismissed.',
  ];

  expect(pursue(situated(WRITE, SEEN, { previous: PRESS, told }))).not.toHaveProperty('reached');
});

test('a dialog that the task announces is answered before it opens, too', () => {
  const write: Act = { kind: 'enter', value: { text: 'Ahab', kind: 'text', exact: true } };
  const ahead: Act[] = [write, { kind: 'submit' }];
  const asked = situated(PRESS, SEEN, {
    ahead,
    task: 'Press “New name”; a dialog will pop up, enter “Ahab” and OK it.',
  });

  expect(calls(asked)).toEqual([{ tool: 'dialog', input: { accept: true, text: 'Ahab' } }]);
  expect(calls(situated(PRESS, SEEN, { ahead }))).toEqual([{ tool: 'click', input: { id: 1 } }]);
});

test.each([
  ['the box', { words: '', kind: 'field' }],
  ['a name that no field of the page has', { words: 'name' }],
] as const)('what is put into %s and then OKed answers the dialog that opens', (_, field) => {
  const PUT: Act = { kind: 'enter', value: { text: 'Ahab', kind: 'text' }, field };
  const OK: Act = { kind: 'press', target: { words: 'OK' } };
  const told = ['Clicked button "New name".\nThe page showed prompt "Who?", which was accepted.'];

  expect(calls(situated(PRESS, SEEN, { ahead: [PUT, OK] }))).toEqual([
    { tool: 'dialog', input: { accept: true, text: 'Ahab' } },
  ]);
  expect(pursue(situated(PUT, SEEN, { previous: PRESS, ahead: [OK], told }))).toHaveProperty('reached');
  expect(pursue(situated(OK, SEEN, { previous: PUT, told }))).toHaveProperty('reached');
});

test('what goes into a field of the page is not said to a dialog', () => {
  const PUT: Act = { kind: 'enter', value: { text: 'Ahab', kind: 'text' }, field: { words: 'name' } };
  const seen = page([control(1, 'button', 'New name')], [control(2, 'textbox', 'Name')]);

  expect(calls(situated(PRESS, seen, { ahead: [PUT, { kind: 'press', target: { words: 'OK' } }] }))).toEqual([
    { tool: 'click', input: { id: 1 } },
  ]);
});
