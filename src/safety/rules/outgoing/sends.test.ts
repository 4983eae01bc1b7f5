import { describe, expect, test } from 'vitest';
import type { Foresight } from '../../../action.ts';
import type { Outgoing } from '../../../outgoing.ts';
import { decide } from '../../decide.ts';
import { sample, sampleForm, sampleJson } from '../../outgoing/sample.ts';
import { rules } from '../../rules.ts';
import type { Facts } from '../../verdict.ts';
import { facts } from '../sample.ts';

const at = (path: string) => `https://shop.example${path}`;
const judge = (outgoing: Outgoing, more: Partial<Facts> = {}) => decide(facts({ outgoing, ...more }), rules);
const pressing = (name: string): Pick<Facts, 'foresight'> => ({
  foresight: { target: { id: 1, role: 'button', name, states: [] } },
});
const ALLOW = { kind: 'allow' };

test('what changes something is asked about, with all that it says', () => {
  expect(judge(sampleJson(at('/api/send'), { to: 'ann@a.example', text: 'Hi' }))).toEqual({
    kind: 'ask',
    commit: 'send',
    origin: 'https://shop.example',
    what: 'Send to shop.example',
    because: 'It changes something on the server.',
    worth: { recipients: ['ann@a.example'] },
    details: ['POST https://shop.example/api/send', 'Recipients: ann@a.example', 'to: ann@a.example', 'text: Hi'],
  });
  expect(judge(sampleJson(at('/bulk/delete'), { ids: [1, 2, 3] }))).toMatchObject({
    commit: 'delete',
    because: 'It changes something on the server. It is about 3 things at once.',
  });
  const message = sample({ kind: 'message', method: 'SEND', url: 'wss://shop.example/live', body: '{"type":"say"}' });
  expect(judge(message)).toMatchObject({ kind: 'ask', origin: 'https://shop.example' });
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
  };

  expect(judge(sample({ method: 'GET' }), { foresight: { ...pressing('Delete').foresight, submits } })).toEqual(ALLOW);
});

describe('in peace are left', () => {
  test('reading and searching', () => {
    expect(judge(sampleJson(at('/search'), { q: 'shoes' }))).toEqual(ALLOW);
    expect(judge(sampleJson(at('/graphql'), { query: '{ a }' }))).toEqual(ALLOW);
  });

  test('what a page does by itself', () => {
    const outgoing = sampleJson(at('/sync'), { state: 1 });

    expect(judge(outgoing, { wake: { isUntouched: false, isHabit: true } })).toEqual(ALLOW);
    expect(judge(outgoing, { wake: { isUntouched: true, isHabit: false } })).toEqual(ALLOW);
    expect(judge(outgoing, { wake: { isUntouched: false, isHabit: false } })).toMatchObject({ kind: 'ask' });
    expect(judge({ ...outgoing, kind: 'document' }, { wake: { isUntouched: true, isHabit: false } })).toMatchObject({
      kind: 'ask',
    });
  });

  test('what counts visitors', () => {
    const kind = 'beacon' as const;

    expect(judge(sampleJson('https://counter.example/x', { a: 1 }, { kind }))).toEqual(ALLOW);
    expect(judge(sampleJson('https://www.counts-visits.example/g/collect', { a: 1 }))).toEqual(ALLOW);
    expect(judge(sampleJson('https://telemetry.counts.example/v1/t', { event: 'Clicked' }))).toEqual(ALLOW);
    expect(judge(sampleJson('https://api.counts.example/v1/t', { event: 'Clicked' }))).toMatchObject({ kind: 'ask' });
    expect(judge(sampleJson(at('/telemetry/v1'), { a: 1 }))).toEqual(ALLOW);
    const ping = sample({ kind, url: at('/l'), contentType: 'text/ping', body: 'PING' });
    expect(judge(ping)).toEqual(ALLOW);
    expect(judge({ ...ping, url: at('/posts/7/delete') })).toMatchObject({ kind: 'ask' });
    expect(judge({ ...ping, body: 'PONG' })).toMatchObject({ kind: 'ask' });
    expect(judge(sampleJson('https://api.shop.example/events', { a: 1 }, { kind }))).toMatchObject({ kind: 'ask' });
    expect(judge(sampleJson('https://calendar.example/v1/events', { title: 'x' }))).toMatchObject({ kind: 'ask' });
  });

  test('what keeps a text while it is typed', () => {
    const draft = sampleJson(at('/drafts/7'), { text: 'Dear' }, { method: 'PUT' });
    const typing = (input: object) => ({ action: { tool: 'type', input: { id: 1, text: 'Dear', ...input } } });

    expect(judge(draft, typing({}))).toEqual(ALLOW);
    expect(judge({ ...draft, url: 'https://api.shop.example/drafts/7' }, typing({}))).toEqual(ALLOW);
    expect(judge(sampleJson(at('/notes/7'), { text: 'Dear' }), typing({ submit: true }))).toMatchObject({
      kind: 'ask',
    });
    expect(judge(sampleJson(at('/notes/7'), { text: 'Dear' }))).toMatchObject({ kind: 'ask' });
    expect(judge({ ...draft, url: 'https://other.example/drafts/7' }, typing({}))).toMatchObject({ kind: 'ask' });
    expect(judge({ ...draft, method: 'DELETE' }, typing({}))).toMatchObject({ kind: 'ask' });
    expect(judge(sampleJson(at('/posts/7/autosave'), { text: 'Dear' }), typing({}))).toEqual(ALLOW);
    expect(judge(sampleJson(at('/settings/email'), { email: 'a@b.example' }), typing({}))).toMatchObject({
      commit: 'account',
    });
    expect(judge(sampleJson(at('/verify'), { code: '123456' }), typing({}))).toMatchObject({ kind: 'ask' });
    expect(judge(sampleJson(at('/x'), { n: '4111111111111111' }), typing({}))).toMatchObject({ commit: 'pay' });
  });

  test('a draft, whatever was touched, as long as it stays one', () => {
    const draft = (path: string, value: object) => judge(sampleJson(at(path), value, { method: 'PUT' }));

    expect(draft('/api/drafts/7', { to: ['ann@a.example'], text: 'Dear' })).toEqual(ALLOW);
    expect(draft('/posts/7/autosave', { text: 'Dear', status: 'draft' })).toEqual(ALLOW);
    expect(draft('/drafts/7/send', { text: 'Dear' })).toMatchObject({ kind: 'ask' });
    expect(draft('/drafts/7', { text: 'Dear', status: 'published' })).toMatchObject({ kind: 'ask' });
    expect(draft('/drafts/7', { text: 'Dear', send: true })).toMatchObject({ kind: 'ask' });
    expect(draft('/drafts/7', { card: '4111111111111111' })).toMatchObject({ commit: 'pay' });
  });

  test('answers about cookies', () => {
    expect(judge(sampleJson(at('/consent'), { analytics: false }))).toEqual(ALLOW);
    expect(judge(sampleJson('https://cdn.cookielaw.example/cookie-consent/v1', { c: 'CPx' }))).toEqual(ALLOW);
    expect(judge(sampleJson(at('/preferences'), { all: true }), pressing('Alle Cookies akzeptieren'))).toEqual(ALLOW);
    expect(judge(sampleJson(at('/users'), { email: 'a@b.example', consent: true }))).toMatchObject({ kind: 'ask' });
    expect(judge(sampleJson(at('/oauth/consent'), { ok: 1 }))).toMatchObject({ kind: 'ask' });
    expect(judge(sampleJson(at('/recipes/cookies'), { text: 'Take two eggs and butter' }))).toMatchObject({
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

    expect(judge(add, { words: [task], ...pressing(button) })).toEqual(ALLOW);
    expect(judge(add, { words: ['Read the news'], ...pressing(button) })).toMatchObject({ kind: 'ask' });
  });

  test('a cart that only the task has a word for, when the button names what is wanted', () => {
    const add = sampleForm(at('/restaurants/7/dishes/12'), { quantity: '1' });
    const words = ['Add a rosemary focaccia to my basket'];

    expect(judge(add, { words, ...pressing('Add: Rosemary focaccia') })).toEqual(ALLOW);
    expect(judge(add, { words, ...pressing('Add: Truffle pizza') })).toMatchObject({ kind: 'ask' });
    expect(judge(add, { words, ...pressing('Add') })).toMatchObject({ kind: 'ask' });
    expect(judge(add, { words: ['Add a rosemary focaccia'], ...pressing('Add: Rosemary focaccia') })).toMatchObject({
      kind: 'ask',
    });
  });

  test('but not what is bought or taken out', () => {
    const words = ['Buy red shoes'];

    for (const path of ['/cart/checkout', '/cart/order', '/cart/pay', '/cart/remove', '/orders'])
      expect(judge(sampleForm(at(path), { id: '7' }), { words })).toMatchObject({ kind: 'ask' });
    expect(judge(sample({ method: 'DELETE', url: at('/cart/7') }), { words })).toMatchObject({ kind: 'ask' });
    expect(judge(sampleForm(at('/x'), { id: '7' }), { words, ...pressing('Buy the bag') })).toMatchObject({
      kind: 'ask',
    });
  });
});

describe('a password', () => {
  const login = (url: string, from = 'https://shop.example') =>
    judge(sampleForm(url, { user: 'ann', password: 'x' }, { from }));

  test('goes to the site of the page, and only when it is asked about', () => {
    expect(login(at('/login'))).toMatchObject({ kind: 'ask', commit: 'sign in' });
    expect(login('https://accounts.shop.example/login')).toMatchObject({ kind: 'ask', commit: 'sign in' });
    expect(login('https://id.example/login', 'https://id.example')).toMatchObject({ kind: 'ask' });
  });

  test('that was typed by its name goes nowhere else, whatever the habits of the page are', () => {
    const wake = { isUntouched: false, isHabit: true, carriesSecret: true };
    for (const url of ['https://evil.example/', 'https://shop.example.evil.example/', 'https://evil.example/search'])
      expect(judge(sampleForm(url, { password: 'x' }), { wake })).toMatchObject({ kind: 'deny' });
    expect(judge(sampleForm(at('/login'), { password: 'x' }), { wake })).toMatchObject({ kind: 'ask' });
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
  expect(decide(facts({ outgoing: sampleJson(at('/x'), { a: 1 }) }), [])).toMatchObject({
    kind: 'ask',
    commit: 'submit',
  });
  expect(decide(facts({ outgoing: sample({ method: 'GET' }) }), [])).toEqual(ALLOW);
  expect(decide(facts({ effect: 'commit' }), [])).toMatchObject({ kind: 'ask', commit: 'other' });
  expect(decide(facts(), [])).toEqual(ALLOW);
});
