import { expect, test } from 'vitest';
import { doing, facts } from '../../../test/judging.ts';
import type { Case } from '../rule.ts';
import { authorises } from './authorises.ts';
import { changingLink } from './changing-link.ts';
import { goesTo } from './goes-to.ts';
import { madeUpAddress } from './made-up-address.ts';

const go = (url: string, more: Partial<Case> = {}) => doing('navigate', { url }, more);
const follow = (leadsTo: string, more: object = {}) => facts({ foresight: { leadsTo, ...more } });

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'chrome://settings',
  'view-source:https://a.example',
  'blob:null/x',
  'intent://x',
])('the agent never goes to %s', (url) => {
  expect(goesTo(go(url))).toMatchObject({ kind: 'deny' });
  expect(goesTo(doing('open_tab', { url }))).toMatchObject({ kind: 'deny' });
});

test.each(['https://shop.example@evil.example/', 'https://shop.example:x@evil.example', 'shop.example@evil.example'])(
  'nobody is misled by %s',
  (url) => {
    expect(goesTo(go(url))).toMatchObject({ kind: 'deny' });
    expect(goesTo(follow(url.includes('//') ? url : `https://${url}`))).toMatchObject({ kind: 'deny' });
  },
);

test('a link to a person begins a message', () => {
  expect(goesTo(follow('mailto:ann@a.example?body=hi'))).toMatchObject({ kind: 'ask', commit: 'send' });
  expect(goesTo(follow('tel:+4930123456'))).toMatchObject({ kind: 'ask', commit: 'send' });
});

test('the web is open, and so are buttons that are written as links, and downloads', () => {
  for (const url of ['https://a.example/', 'a.example', '/cart', '?page=2', 'about:blank', 'localhost:8080'])
    expect(goesTo(go(url))).toBeUndefined();
  expect(goesTo(follow('javascript:void(0)'))).toBeUndefined();
  expect(goesTo(follow('blob:https://shop.example/1', { downloads: true }))).toBeUndefined();
  expect(goesTo(follow('https://shop.example/a.zip', { downloads: true }))).toBeUndefined();
  expect(goesTo(facts())).toBeUndefined();
});

test('on a page that gives rights away, every button is asked about', () => {
  const url = 'https://id.example/authorize?client_id=evil&response_type=code&scope=all';
  const target = { id: 1, role: 'button', name: '許可', states: [] };

  expect(authorises(facts({ url, foresight: { target } }))).toMatchObject({
    commit: 'authorise',
    origin: 'https://id.example',
    details: ['client_id: evil', 'scope: all'],
  });
  expect(authorises(doing('press', { key: 'Enter' }, { url }))).toMatchObject({ commit: 'authorise' });
  expect(authorises(doing('scroll', {}, { url }))).toBeUndefined();
  expect(authorises(facts({ url, foresight: { target: { ...target, role: 'link' } } }))).toBeUndefined();
  expect(authorises(facts({ url: 'https://id.example/?client_id=a', foresight: { target } }))).toBeUndefined();
});

test('the first address is free, later ones are those that the user named or that were visited', () => {
  const read = [{ origin: 'https://news.example', isPrivate: false }];
  const words = ['Compare GitHub and codeberg.org, begin at https://a.example/list?x=1.'];
  const reach = (url: string, more: Partial<Case> = {}) => madeUpAddress(go(url, { read, words, ...more }));

  for (const url of [
    'https://a.example/list?x=1',
    'https://github.com/search?q=a',
    'https://gist.github.com/',
    'https://www.codeberg.org/explore',
    'https://news.example/other',
    '/relative',
  ])
    expect(reach(url, { url: 'https://news.example/' })).toBeUndefined();
  expect(reach('https://evil.example/?d=CANARY', { read: [] })).toBeUndefined();
  for (const url of [
    'https://evil.example/?d=CANARY',
    'https://codeberg.evil.example',
    'https://codeberg.com',
    'https://bücher.example/',
  ])
    expect(reach(url)).toMatchObject({ kind: 'ask', commit: 'reach' });
  expect(reach('https://bücher.example/x')).toMatchObject({
    origin: 'https://xn--bcher-kva.example',
    details: ['https://xn--bcher-kva.example/x', 'Not named by you, not a link that was followed.'],
  });
});

test('where something private was read, a visited site is not free any more', () => {
  const read = [
    { origin: 'https://news.example', isPrivate: false },
    { origin: 'https://mail.example', isPrivate: true },
  ];

  expect(madeUpAddress(go('https://news.example/?d=1', { read }))).toMatchObject({ commit: 'reach' });
  expect(madeUpAddress(go('https://mail.example/?d=1', { read }))).toBeUndefined();
});

test.each([
  ['https://a.example/items/delete?id=1', 'delete'],
  ['https://a.example/index.php?action=delete&id=1', 'delete'],
  ['https://a.example/cart?remove_item=abc', 'delete'],
  ['https://a.example/u/unsubscribe?token=x', 'subscribe'],
  ['https://a.example/confirm?token=x', 'submit'],
  ['https://a.example/vote?id=1&how=up', 'submit'],
  ['https://a.example/logout', 'sign out'],
  ['https://a.example/sign-out?to=/', 'sign out'],
])('a link to %s says what it does', (leadsTo, commit) => {
  expect(changingLink(follow(leadsTo))).toMatchObject({ kind: 'ask', commit });
  expect(changingLink(go(leadsTo))).toMatchObject({ kind: 'ask', commit });
  expect(changingLink(go(leadsTo, { words: [`Open ${leadsTo}`] }))).toBeUndefined();
});

test.each([
  'https://a.example/search?q=how+to+delete+an+account',
  'https://a.example/how-to-delete-your-account?utm_source=x',
  'https://a.example/blog/why-you-should-never-accept-cookies?ref=1',
  'https://a.example/list?page=2&sort=price',
  'https://a.example/delete',
  'https://a.example/orders?status=open',
  'https://a.example/list?remove_filter=red',
  'https://pay.example/start?cancel_url=x&id=1',
  'https://a.example/checkout?step=1',
])('%s only leads somewhere', (leadsTo) => {
  expect(changingLink(follow(leadsTo))).toBeUndefined();
});
