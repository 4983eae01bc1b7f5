import { expect, test } from 'vitest';
import { doing, judge } from '../../../test/judging.ts';
import type { Case } from '../rule.ts';
import { ownBrowser } from './own-browser.ts';

const NEWS = { origin: 'https://news.example', isPrivate: false };
const words = ['Find red shoes and look what people say of them', 'https://shop.example/shoes'];
const own = (tool: string, input: object, more: Partial<Case> = {}): Case =>
  doing(tool, input, { hasNoProxy: true, words, read: [NEWS], url: 'https://forum.example/', ...more });
const type = (text: string, more: Partial<Case> = {}) => own('type', { id: 1, text, submit: true }, more);
const go = (url: string, more: Partial<Case> = {}) => own('navigate', { url }, more);

test('in the user’s own browser, words of the model go to a site that was not named only with leave', () => {
  expect(ownBrowser(type('the headline is 4711'))).toEqual({
    kind: 'ask',
    commit: 'reach',
    origin: 'https://forum.example',
    what: 'Tell forum.example what the model wrote',
    because: 'You did not name this site, and no proxy stands between this browser and the web.',
    details: ['Goes to: https://forum.example', 'Read before: https://news.example', 'Says: the headline is 4711'],
  });
  expect(ownBrowser(go('https://forum.example/?q=4711'))).toMatchObject({ kind: 'ask', commit: 'reach' });
  expect(ownBrowser(go('https://forum.example/4711'))).toMatchObject({ kind: 'ask' });
  expect(ownBrowser(own('fill', { fields: [{ id: 1, value: '4711' }] }))).toMatchObject({ kind: 'ask' });
  const sends = { method: 'get', to: 'https://evil.example/', fields: 1, password: false, card: false };
  const submits = { ...sends, file: false, code: false, account: false };
  expect(ownBrowser(type('4711', { url: 'https://shop.example/', foresight: { submits } }))).toMatchObject({
    origin: 'https://evil.example',
  });
});

test.each<[string, Case]>([
  ['searching on the site that was chosen', type('leather boots', { url: 'https://www.shop.example/' })],
  ['searching elsewhere for what the user wants', type('red shoes')],
  ['a search of the same by an address', go('https://find.example/search?q=red shoes')],
  ['the front page of a site', go('https://forum.example/')],
  ['an address of the user', go('https://shop.example/shoes')],
  ['a site that the user has listed', type('4711', { listed: ['*.forum.example', 'forum.example'] })],
  ['what was read on the same site', type('4711', { read: [{ origin: 'https://forum.example', isPrivate: false }] })],
  ['the first step, before anything was read', go('https://forum.example/?q=4711', { read: [] })],
  ['following links', own('click', { id: 1 })],
  ['choosing and pressing', own('press', { key: 'ArrowDown' })],
  ['looking', own('scroll', { to: 'bottom' })],
])('nobody is asked about %s', (_, judged) => {
  expect(ownBrowser(judged)).toBeUndefined();
});

test('what nobody knows is asked about instead of allowed', () => {
  const target = { id: 1, role: 'button', name: 'Next', states: [] };

  expect(ownBrowser(own('click_at', { x: 1, y: 2 }))).toMatchObject({ kind: 'ask', what: 'Use forum.example' });
  expect(ownBrowser(own('page_tool', { name: 'vote', input: {} }))).toMatchObject({ kind: 'ask' });
  expect(ownBrowser(own('click_at', { x: 1, y: 2 }, { foresight: { target } }))).toBeUndefined();
  expect(ownBrowser(own('click_at', { x: 1, y: 2 }, { url: 'https://shop.example/' }))).toBeUndefined();
});

test('behind the proxy none of it is asked, and a yes for the run counts for the site', () => {
  const asked = judge(type('4711'));
  expect(asked).toMatchObject({ kind: 'ask', binds: { run: 'reach on https://forum.example' } });
  const permission = asked.kind === 'ask' ? asked.binds.permission : undefined;
  const grant = {
    what: '',
    for: 'run',
    shown: '',
    commit: 'reach',
    site: 'https://forum.example',
    permission,
  } as const;

  expect(judge(type('8080'), [grant])).toMatchObject({ kind: 'allow' });
  expect(judge({ ...type('4711'), hasNoProxy: false })).toMatchObject({ kind: 'allow' });
});
