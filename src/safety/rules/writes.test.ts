import { expect, test } from 'vitest';
import { doing, facts, judge } from '../../../test/judging.ts';
import { sampleJson } from '../../../test/outgoings.ts';
import type { Foresight } from '../../action.ts';
import type { Grant } from '../grants.ts';
import { writes } from './writes.ts';

const SHOP = 'https://shop.example';
const MAIL = 'https://mail.example';
const writable = ['shop.example', '*.shop.example', 'http://localhost:4310'];
const REFUSED = {
  kind: 'deny',
  because: 'https://mail.example is not among the sites on which this run may change something (--write-site).',
};
const form = (to: string): Foresight => ({
  target: { id: 1, role: 'button', name: 'Go', states: [] },
  submits: {
    method: 'post',
    to,
    fields: 1,
    password: false,
    card: false,
    account: false,
    file: false,
    code: false,
  },
});
const sending = (url: string, body: object, more = {}) =>
  facts({ writable, outgoing: sampleJson(url, body), wake: { isUntouched: false, isHabit: false }, ...more });

test('what would change something elsewhere is refused without a question, whatever was allowed', () => {
  const always: Grant = {
    what: '1',
    for: 'always',
    shown: '',
    commit: 'send',
    site: MAIL,
    permission: { effect: 'send', origin: MAIL, uses: 0 },
  };

  expect(judge(sending(`${MAIL}/send`, { to: 'ann@a.example' }), [always])).toMatchObject(REFUSED);
  expect(judge(sending(`${MAIL}/cart`, { id: 4 }, { words: ['Put it into the cart'] }))).toMatchObject(REFUSED);
  expect(judge(doing('click', { id: 1 }, { writable, foresight: form(`${MAIL}/send`) }))).toMatchObject(REFUSED);
  expect(judge(doing('press', { key: 'Enter' }, { writable, foresight: form(`${MAIL}/send`) }))).toMatchObject(REFUSED);
});

test('a button that says what it does, and a link that changes something, are refused before they are touched', () => {
  const target = { id: 1, role: 'button', name: 'Delete', states: [] };
  const leadsTo = `${MAIL}/do?action=delete`;

  expect(judge(doing('click', { id: 1 }, { writable, foresight: { target }, url: MAIL }))).toMatchObject(REFUSED);
  expect(judge(doing('click', { id: 1 }, { writable, foresight: { leadsTo }, url: MAIL }))).toMatchObject(REFUSED);
});

test('on the sites of the list it is asked about as ever', () => {
  for (const site of [SHOP, 'https://api.shop.example', 'http://localhost:4310']) {
    expect(judge(sending(`${site}/send`, { to: 'ann@a.example' }))).toMatchObject({ kind: 'ask', commit: 'send' });
    expect(judge(doing('click', { id: 1 }, { writable, foresight: form(`${site}/x`), url: site }))).toMatchObject({
      kind: 'ask',
    });
  }
});

test.each([`${SHOP}:8443`, 'http://localhost:4311', 'https://shop.example.evil.example', 'https://xshop.example'])(
  'a site is compared exactly: %s is another one',
  (site) => {
    expect(judge(sending(`${site}/send`, { to: 'ann@a.example' }))).toMatchObject({ kind: 'deny' });
  },
);

test('reading, searching and what a page does by itself go on everywhere', () => {
  expect(judge(sending(`${MAIL}/search`, { q: 'ann' }))).toMatchObject({ kind: 'allow' });
  expect(judge(sending(`${MAIL}/telemetry`, { clicks: 3 }))).toMatchObject({ kind: 'allow' });
  expect(judge(sending(`${MAIL}/hello`, { a: 1 }, { wake: { isUntouched: true, isHabit: false } }))).toMatchObject({
    kind: 'allow',
  });
  expect(writes(doing('click', { id: 1 }, { writable, foresight: { leadsTo: `${MAIL}/inbox` } }))).toBeUndefined();
  expect(writes(doing('navigate', { url: MAIL }, { writable }))).toBeUndefined();
});

test('a payment sheet counts, and without a list nothing is refused', () => {
  const sheet = { ...sampleJson(MAIL, { total: 64 }), kind: 'payment', method: 'PAY' } as const;

  expect(judge(facts({ writable, outgoing: sheet }))).toMatchObject(REFUSED);
  expect(judge(facts({ outgoing: sheet }))).toMatchObject({ kind: 'ask', commit: 'pay' });
});
