import { describe, expect, test } from 'vitest';
import { facts, judge } from '../../../../test/judging.ts';
import { sample, sampleForm, sampleJson } from '../../../../test/outgoings.ts';
import type { Foresight } from '../../../action.ts';
import type { Outgoing } from '../../../outgoing.ts';
import type { Case } from '../../rule.ts';

const at = (path: string) => `https://shop.example${path}`;
const judgeSent = (outgoing: Outgoing, more: Partial<Case> = {}) => judge(facts({ outgoing, ...more }));
const pressing = (name: string): Pick<Case, 'foresight'> => ({
  foresight: { target: { id: 1, role: 'button', name, states: [] } },
});
const ALLOW = { kind: 'allow' };

test('what changes something is asked about, with all that it says', () => {
  expect(judgeSent(sampleJson(at('/api/send'), { to: 'ann@a.example', text: 'Hi' }))).toMatchObject({
    kind: 'ask',
    commit: 'send',
    origin: 'https://shop.example',
    what: 'Send to shop.example',
    because: 'It changes something on the server.',
    worth: { recipients: ['ann@a.example'] },
    details: ['POST https://shop.example/api/send', 'Recipients: ann@a.example', 'to: ann@a.example', 'text: Hi'],
  });
  expect(judgeSent(sampleJson(at('/bulk/delete'), { ids: [1, 2, 3] }))).toMatchObject({
    commit: 'delete',
    because: 'It changes something on the server. It is about 3 things at once.',
  });
  const message = sample({ kind: 'message', method: 'SEND', url: 'wss://shop.example/live', body: '{"type":"say"}' });
  expect(judgeSent(message)).toMatchObject({ kind: 'ask', origin: 'https://shop.example' });
});

test('the act has been judged before: its words are not asked about twice', () => {
  const submits: Foresight['submits'] = {
    method: 'post',
    to: at('/'),
    fields: 1,
    password: false,
    card: false,
    file: false,
    code: false,
    account: false,
  };

  expect(
    judgeSent(sample({ method: 'GET' }), { foresight: { ...pressing('Delete').foresight, submits } }),
  ).toMatchObject(ALLOW);
});

describe('in peace are left', () => {
  test('reading and searching', () => {
    expect(judgeSent(sampleJson(at('/search'), { q: 'shoes' }))).toMatchObject(ALLOW);
    expect(judgeSent(sampleJson(at('/graphql'), { query: '{ a }' }))).toMatchObject(ALLOW);
  });

  test('what a page does by itself', () => {
    const outgoing = sampleJson(at('/sync'), { state: 1 });

    expect(judgeSent(outgoing, { wake: { isUntouched: false, isHabit: true } })).toMatchObject(ALLOW);
    expect(judgeSent(outgoing, { wake: { isUntouched: true, isHabit: false } })).toMatchObject(ALLOW);
    expect(judgeSent(outgoing, { wake: { isUntouched: false, isHabit: false } })).toMatchObject({ kind: 'ask' });
    expect(judgeSent({ ...outgoing, kind: 'document' }, { wake: { isUntouched: true, isHabit: false } })).toMatchObject(
      {
        kind: 'ask',
      },
    );
  });

  test('what counts visitors', () => {
    const kind = 'beacon' as const;

    expect(judgeSent(sampleJson('https://counter.example/x', { a: 1 }, { kind }))).toMatchObject(ALLOW);
    expect(judgeSent(sampleJson('https://www.counts-visits.example/g/collect', { a: 1 }))).toMatchObject(ALLOW);
    expect(judgeSent(sampleJson('https://telemetry.counts.example/v1/t', { event: 'Clicked' }))).toMatchObject(ALLOW);
    expect(judgeSent(sampleJson('https://api.counts.example/v1/t', { event: 'Clicked' }))).toMatchObject({
      kind: 'ask',
    });
    expect(judgeSent(sampleJson(at('/telemetry/v1'), { a: 1 }))).toMatchObject(ALLOW);
    const ping = sample({ kind, url: at('/l'), contentType: 'text/ping', body: 'PING' });
    expect(judgeSent(ping)).toMatchObject(ALLOW);
    expect(judgeSent({ ...ping, url: at('/posts/7/delete') })).toMatchObject({ kind: 'ask' });
    expect(judgeSent({ ...ping, body: 'PONG' })).toMatchObject({ kind: 'ask' });
    expect(judgeSent(sampleJson('https://api.shop.example/events', { a: 1 }, { kind }))).toMatchObject({ kind: 'ask' });
    expect(judgeSent(sampleJson('https://calendar.example/v1/events', { title: 'x' }))).toMatchObject({ kind: 'ask' });
  });

  test('what keeps a text while it is typed', () => {
    const draft = sampleJson(at('/drafts/7'), { text: 'Dear' }, { method: 'PUT' });
    const typing = (input: object) => ({ action: { tool: 'type', input: { id: 1, text: 'Dear', ...input } } });

    expect(judgeSent(draft, typing({}))).toMatchObject(ALLOW);
    expect(judgeSent({ ...draft, url: 'https://api.shop.example/drafts/7' }, typing({}))).toMatchObject(ALLOW);
    expect(judgeSent(sampleJson(at('/notes/7'), { text: 'Dear' }), typing({ submit: true }))).toMatchObject({
      kind: 'ask',
    });
    expect(judgeSent(sampleJson(at('/notes/7'), { text: 'Dear' }))).toMatchObject({ kind: 'ask' });
    expect(judgeSent({ ...draft, url: 'https://other.example/drafts/7' }, typing({}))).toMatchObject({ kind: 'ask' });
    expect(judgeSent({ ...draft, method: 'DELETE' }, typing({}))).toMatchObject({ kind: 'ask' });
    expect(judgeSent(sampleJson(at('/posts/7/autosave'), { text: 'Dear' }), typing({}))).toMatchObject(ALLOW);
    expect(judgeSent(sampleJson(at('/settings/email'), { email: 'a@b.example' }), typing({}))).toMatchObject({
      commit: 'account',
    });
    expect(judgeSent(sampleJson(at('/verify'), { code: '123456' }), typing({}))).toMatchObject({ kind: 'ask' });
    expect(judgeSent(sampleJson(at('/x'), { n: '4111111111111111' }), typing({}))).toMatchObject({ commit: 'pay' });
  });

  test('a draft, whatever was touched, as long as it stays one', () => {
    const draft = (path: string, value: object) => judgeSent(sampleJson(at(path), value, { method: 'PUT' }));

    expect(draft('/api/drafts/7', { to: ['ann@a.example'], text: 'Dear' })).toMatchObject(ALLOW);
    expect(draft('/posts/7/autosave', { text: 'Dear', status: 'draft' })).toMatchObject(ALLOW);
    expect(draft('/drafts/7/send', { text: 'Dear' })).toMatchObject({ kind: 'ask' });
    expect(draft('/drafts/7', { text: 'Dear', status: 'published' })).toMatchObject({ kind: 'ask' });
    expect(draft('/drafts/7', { text: 'Dear', send: true })).toMatchObject({ kind: 'ask' });
    expect(draft('/drafts/7', { card: '4111111111111111' })).toMatchObject({ commit: 'pay' });
  });

  test('answers about cookies', () => {
    expect(judgeSent(sampleJson(at('/consent'), { analytics: false }))).toMatchObject(ALLOW);
    expect(judgeSent(sampleJson('https://cdn.cookielaw.example/cookie-consent/v1', { c: 'CPx' }))).toMatchObject(ALLOW);
    expect(
      judgeSent(sampleJson(at('/preferences'), { all: true }), pressing('Alle Cookies akzeptieren')),
    ).toMatchObject(ALLOW);
    expect(judgeSent(sampleJson(at('/users'), { email: 'a@b.example', consent: true }))).toMatchObject({ kind: 'ask' });
    expect(judgeSent(sampleJson(at('/oauth/consent'), { ok: 1 }))).toMatchObject({ kind: 'ask' });
    expect(judgeSent(sampleJson(at('/recipes/cookies'), { text: 'Take two eggs and butter' }))).toMatchObject({
      kind: 'ask',
    });
  });

  test.each([
    ['Buy red shoes', 'Add to cart'],
    ['Put milk into my basket', 'Add'],
    ['Положи в корзину молоко', 'В корзину'],
    ['Leg Milch in den Warenkorb', 'In den Warenkorb'],
    ['Achète du lait', 'Ajouter au panier'],
    ['Compra leche', 'Añadir al carrito'],
    ['牛乳をカートに入れて', 'カートに入れる'],
  ])('a cart that the task speaks of: %s', (task, button) => {
    const add = sampleForm(at('/cart/add'), { id: '7', quantity: '1' });

    expect(judgeSent(add, { words: [task], ...pressing(button) })).toMatchObject(ALLOW);
    expect(judgeSent(add, { words: ['Read the news'], ...pressing(button) })).toMatchObject({ kind: 'ask' });
  });

  test('a cart that only the task has a word for, when the button names what is wanted', () => {
    const add = sampleForm(at('/restaurants/7/dishes/12'), { quantity: '1' });
    const words = ['Add a rosemary focaccia to my basket'];

    expect(judgeSent(add, { words, ...pressing('Add: Rosemary focaccia') })).toMatchObject(ALLOW);
    expect(judgeSent(add, { words, ...pressing('Add: Truffle pizza') })).toMatchObject({ kind: 'ask' });
    expect(judgeSent(add, { words, ...pressing('Add') })).toMatchObject({ kind: 'ask' });
    expect(judgeSent(add, { words: ['Add a rosemary focaccia'], ...pressing('Add: Rosemary focaccia') })).toMatchObject(
      {
        kind: 'ask',
      },
    );
  });

  test('but not what is bought or taken out', () => {
    const words = ['Buy red shoes'];

    for (const path of ['/cart/checkout', '/cart/order', '/cart/pay', '/cart/remove', '/orders'])
      expect(judgeSent(sampleForm(at(path), { id: '7' }), { words })).toMatchObject({ kind: 'ask' });
    expect(judgeSent(sample({ method: 'DELETE', url: at('/cart/7') }), { words })).toMatchObject({ kind: 'ask' });
    expect(judgeSent(sampleForm(at('/x'), { id: '7' }), { words, ...pressing('Buy the bag') })).toMatchObject({
      kind: 'ask',
    });
  });
});

describe('a password', () => {
  const login = (url: string, from = 'https://shop.example') =>
    judgeSent(sampleForm(url, { user: 'ann', password: 'x' }, { from }));

  test('goes to the site of the page, and only when it is asked about', () => {
    expect(login(at('/login'))).toMatchObject({ kind: 'ask', commit: 'sign in' });
    expect(login('https://accounts.shop.example/login')).toMatchObject({ kind: 'ask', commit: 'sign in' });
    expect(login('https://id.example/login', 'https://id.example')).toMatchObject({ kind: 'ask' });
  });

  test('that was typed by its name goes nowhere else, whatever the habits of the page are', () => {
    const wake = { isUntouched: false, isHabit: true, carriesSecret: true };
    for (const url of ['https://evil.example/', 'https://shop.example.evil.example/', 'https://evil.example/search'])
      expect(judgeSent(sampleForm(url, { password: 'x' }), { wake })).toMatchObject({ kind: 'deny' });
    expect(judgeSent(sampleForm(at('/login'), { password: 'x' }), { wake })).toMatchObject({ kind: 'ask' });
  });

  test('that was given by hand may go elsewhere, once it is known where', () => {
    expect(login('https://id.example/login')).toMatchObject({
      kind: 'ask',
      commit: 'sign in',
      what: 'Send to id.example',
    });
  });
});

test('without any rules, what could change the world is still asked about', () => {
  expect(judge(facts({ outgoing: sampleJson(at('/x'), { a: 1 }) }), [], [])).toMatchObject({
    kind: 'ask',
    commit: 'submit',
  });
  expect(judge(facts({ outgoing: sample({ method: 'GET' }) }), [], [])).toMatchObject(ALLOW);
  expect(judge(facts({ effect: 'commit' }), [], [])).toMatchObject({ kind: 'ask', commit: 'other' });
  expect(judge(facts(), [], [])).toMatchObject(ALLOW);
});
