import { expect, test } from 'vitest';
import type { Control, Observation } from '../observation.ts';
import type { CommitKind } from '../safety/verdict.ts';
import { type Ask, bindingOf, bindingOfOutgoing } from './binding.ts';

const button: Control = { id: 4, role: 'button', name: 'Pay', states: [] };

const form = (amount: string, url = 'http://shop.example/pay'): Observation => ({
  url,
  title: 'Pay',
  tab: { number: 1, of: 1 },
  scroll: { screen: 1, screens: 1 },
  loading: false,
  onTop: undefined,
  lines: [
    { depth: 0, kind: 'text', parts: [{ id: 3, role: 'textbox', name: 'Amount', value: amount, states: [] }] },
    { depth: 0, kind: 'text', parts: [button] },
  ],
  above: { screens: 0, controls: 0, headings: [] },
  below: { screens: 0, controls: 0, headings: [] },
  missingFrames: [],
});

const ask = (commit: CommitKind, more: Partial<Ask> = {}): Ask => ({
  kind: 'ask',
  what: 'Do it',
  because: '',
  commit,
  ...more,
});
const click = (id: number) => ({ tool: 'click', input: { id } });
const bound = (seen: Observation, id = 4) => bindingOf(click(id), ask('pay'), { target: { ...button, id } }, seen, '');

test('a yes for once is bound to target and payload, not to the number', () => {
  expect(bound(form('40'), 9).once).toBe(bound(form('40')).once);
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
  };

  expect(bindingOf(click(4), ask('pay'), { target: button, submits }, form('40'), '').run).toBe(
    'pay on http://bank.example',
  );
});

test('what nobody has a name for is only the same when it is the same button', () => {
  const other = bindingOf(click(4), ask('other'), { target: button }, form('40'), '');

  expect(other.run).toBe('other: click button "Pay" on http://shop.example');
});

test('money, accounts and authorisations are never allowed for longer than once; people and sums bind what is', () => {
  expect(bound(form('40')).permission).toBeUndefined();
  const send = ask('send', { worth: { recipients: ['a@b.example'], amount: 5 } });

  expect(bindingOf(click(4), send, { target: button }, form('40'), 'shown')).toMatchObject({
    shown: 'shown',
    permission: { effect: 'send', origin: 'http://shop.example', limits: { recipients: ['a@b.example'], amount: 5 } },
  });
});

test('a request is the same when it carries the same, whenever it is sent', () => {
  const outgoing = (body: string) => ({
    kind: 'fetch' as const,
    method: 'POST',
    url: 'https://api.example/items/7',
    page: '',
    from: 'https://shop.example',
    contentType: 'application/json',
    body,
    size: body.length,
  });
  const once = (body: string) => bindingOfOutgoing(outgoing(body), ask('submit'), '').once;

  expect(once('{"id":7,"at":1763200000123}')).toBe(once('{"id":7,"at":1763200099999}'));
  expect(once('{"id":7}')).not.toBe(once('{"id":8}'));
  expect(bindingOfOutgoing(outgoing('{"id":7}'), ask('submit'), '').permission).toMatchObject({
    origin: 'https://api.example',
    template: expect.stringContaining('POST'),
  });
});
