import { expect, test } from 'vitest';
import { facts } from '../../test/judging.ts';
import { sample } from '../../test/outgoings.ts';
import type { Control } from '../observation.ts';
import { bindingOf } from './binding.ts';
import type { Ask, Case, CommitKind } from './rule.ts';

const button: Control = { id: 4, role: 'button', name: 'Pay', states: [] };

const form = (amount: string, url = 'http://shop.example/pay', id = 4): Case =>
  facts({
    action: { tool: 'click', input: { id } },
    url,
    foresight: { target: { ...button, id } },
    scene: { url, fields: [['textbox', 'Amount', amount, false]], recipients: [] },
  });

const ask = (commit: CommitKind, more: Partial<Ask> = {}): Ask => ({
  kind: 'ask',
  what: 'Do it',
  because: '',
  commit,
  ...more,
});
const bound = (judged: Case) => bindingOf(judged, ask('pay'));

test('a yes for once is bound to target and payload, not to the number', () => {
  expect(bound(form('40', undefined, 9)).once).toBe(bound(form('40')).once);
  expect(bound(form('4000')).once).not.toBe(bound(form('40')).once);
  expect(bound(form('40', 'http://shop.example/other')).once).not.toBe(bound(form('40')).once);
});

test('a yes for the run is bound to the kind of effect and to the site', () => {
  expect(bound(form('4000')).run).toBe(bound(form('40')).run);
  expect(bound(form('40', 'http://evil.example/pay')).run).not.toBe(bound(form('40')).run);
});

test('where a form is sent to counts, not where it stands', () => {
  const submits = {
    method: 'post',
    to: 'http://bank.example/',
    fields: 1,
    password: false,
    card: true,
    file: false,
    code: false,
    account: false,
  };

  expect(bound({ ...form('40'), foresight: { target: button, submits } }).run).toBe('pay on http://bank.example');
});

test('what nobody has a name for is only the same when it is the same button', () => {
  const other = bindingOf(form('40'), ask('other'));

  expect(other.run).toBe('other: click button "Pay" on http://shop.example');
});

test('money, accounts and authorisations are never allowed for longer than once; people and sums bind what is', () => {
  expect(bound(form('40')).permission).toBeUndefined();
  const send = ask('send', { worth: { recipients: ['a@b.example'], amount: 5 } });

  expect(bindingOf(form('40'), send)).toMatchObject({
    permission: { effect: 'send', origin: 'http://shop.example', limits: { recipients: ['a@b.example'], amount: 5 } },
  });
});

test('a request is the same when it carries the same, whenever it is sent', () => {
  const binds = (body: string) =>
    bindingOf(facts({ outgoing: sample({ url: 'https://api.example/items/7', body }) }), ask('submit'));

  expect(binds('{"id":7,"at":1763200000123}').once).toBe(binds('{"id":7,"at":1763200099999}').once);
  expect(binds('{"id":7}').once).not.toBe(binds('{"id":8}').once);
  expect(binds('{"id":7}').permission).toMatchObject({
    origin: 'https://api.example',
    template: expect.stringContaining('POST'),
  });
});
