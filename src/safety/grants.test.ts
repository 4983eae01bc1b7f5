import { expect, test } from 'vitest';
import { facts } from '../../test/judging.ts';
import { sample, sampleJson } from '../../test/outgoings.ts';
import type { Outgoing } from '../outgoing.ts';
import { bindingOf } from './binding.ts';
import { covers, type Grant, type Permission, readLimits } from './grants.ts';
import { templateOf } from './outgoing/template.ts';
import type { Ask } from './rule.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const SHOP = 'https://shop.example';
const ask = (more: Partial<Ask> = {}): Ask => ({
  kind: 'ask',
  what: '',
  because: '',
  commit: 'send',
  origin: SHOP,
  ...more,
});
const may = (more: Partial<Permission> = {}): Permission => ({ effect: 'send', origin: SHOP, uses: 0, ...more });
const covered = (permission: Partial<Permission>, asked: Partial<Ask> = {}, outgoing?: Outgoing) =>
  isCovered({ for: 'run', permission: may(permission) }, asked, outgoing);

function isCovered(grant: Partial<Grant>, asked: Partial<Ask>, outgoing?: Outgoing): boolean {
  const known = facts({ at: NOW, ...(outgoing ? { outgoing } : {}) });
  const given: Grant = { what: '', for: 'run', shown: '', commit: 'send', site: SHOP, ...grant };
  return covers(given, ask(asked), bindingOf(known, ask(asked)), known);
}

test('a permission is for one kind of act on one site, spelt in any way', () => {
  expect(covered({})).toBe(true);
  expect(covered({ origin: 'HTTPS://Shop.Example:443/x' })).toBe(true);
  expect(covered({}, { commit: 'delete' })).toBe(false);
  for (const origin of [
    'http://shop.example',
    'https://shop.example:8443',
    'https://shop.example.evil.example',
    'https://www.shop.example',
    '',
    'nowhere',
  ])
    expect(covered({}, { origin })).toBe(false);
});

test('it ends: after so many times, or at a moment', () => {
  expect(covered({ limits: { count: 2 }, uses: 1 })).toBe(true);
  expect(covered({ limits: { count: 2 }, uses: 2 })).toBe(false);
  expect(covered({ limits: { until: '2026-11-15T12:00:01Z' } })).toBe(true);
  expect(covered({ limits: { until: '2026-11-15T12:00:00Z' } })).toBe(false);
  expect(covered({ limits: { until: 'never' } })).toBe(false);
});

test('money has a limit, and what costs nobody knows how much is above it', () => {
  const pay = (limits: object, amount?: number) =>
    covered({ effect: 'pay', limits }, { commit: 'pay', worth: amount === undefined ? {} : { amount } });

  expect(pay({ count: 1, amount: 60 }, 60)).toBe(true);
  expect(pay({ count: 1, amount: 60 }, 60.01)).toBe(false);
  expect(pay({ count: 1, amount: 60 })).toBe(false);
  expect(pay({ amount: 60 }, 10)).toBe(false);
  expect(pay({ count: 1 }, 10)).toBe(false);
  expect(pay({}, 10)).toBe(false);
  expect(covered({ effect: 'order', limits: { amount: 60 } }, { commit: 'order' })).toBe(false);
  expect(covered({ effect: 'submit', limits: { amount: 60 } }, { commit: 'submit' })).toBe(true);
});

test('rights and accounts need a number, whatever else is said', () => {
  for (const effect of ['authorise', 'account'] as const) {
    expect(covered({ effect }, { commit: effect })).toBe(false);
    expect(covered({ effect, limits: { until: '2030-01-01T00:00:00Z' } }, { commit: effect })).toBe(false);
    expect(covered({ effect, limits: { count: 1 } }, { commit: effect })).toBe(true);
  }
});

test('nobody gets it who was not named', () => {
  const limits = { recipients: ['Ann@A.example', '+49 30 1234567'] };
  const to = (...recipients: string[]) => covered({ limits }, { worth: { recipients } });

  expect(to('ann@a.example')).toBe(true);
  expect(to('ann@a.example', '+49301234567')).toBe(true);
  expect(to('ann@a.example', 'eve@evil.example')).toBe(false);
  expect(to()).toBe(true);
  expect(covered({ limits: { recipients: [] } }, { worth: { recipients: ['ann@a.example'] } })).toBe(false);
});

test('a template covers its own kind, and what nobody has a name for needs one', () => {
  const [one, other] = [sample({ url: `${SHOP}/a` }), sample({ url: `${SHOP}/b` })];
  const template = templateOf(one);

  expect(covered({ template }, {}, one)).toBe(true);
  expect(covered({ template }, {}, other)).toBe(false);
  expect(covered({ template })).toBe(false);
  expect(covered({ effect: 'other' }, { commit: 'other' }, one)).toBe(false);
  expect(covered({ effect: 'other', template }, { commit: 'other' }, one)).toBe(true);
});

test('what an act sends belongs to it: to the same site, to people who were shown, and nothing weightier', () => {
  const act = { for: 'act', shown: 'To ann@a.example' } as const;
  const to = (one: string, url = `${SHOP}/send`) => sampleJson(url, { to: one, text: 'Hi' });

  expect(isCovered(act, {}, to('ann@a.example'))).toBe(true);
  expect(isCovered(act, {}, to('eve@evil.example'))).toBe(false);
  expect(isCovered(act, { commit: 'pay' }, to('ann@a.example'))).toBe(false);
  expect(isCovered(act, { origin: 'https://evil.example' }, to('ann@a.example'))).toBe(false);
  expect(isCovered(act, {})).toBe(false);
  // To go there, or to tell something there, is no leave to do anything.
  for (const commit of ['reach', 'flow'] as const)
    expect(isCovered({ ...act, commit }, {}, to('ann@a.example'))).toBe(false);
});

test('a flow is allowed from one site to another', () => {
  const flow = (from: string | undefined, ...sources: string[]) =>
    covered({ effect: 'flow', ...(from === undefined ? {} : { from }) }, { commit: 'flow', from: sources });

  expect(flow('https://mail.example', 'https://mail.example')).toBe(true);
  expect(flow('file:', 'file:')).toBe(true);
  expect(flow('https://mail.example', 'https://mail.example', 'https://bank.example')).toBe(false);
  expect(flow('https://mail.example')).toBe(false);
  expect(flow(undefined, 'https://mail.example')).toBe(false);
});

test('to delete many things at once takes a number that allows so many', () => {
  const remove = (limits: object, items: number) =>
    covered({ effect: 'delete', limits }, { commit: 'delete', worth: { items } });

  expect(remove({}, 1)).toBe(true);
  expect(remove({}, 40)).toBe(false);
  expect(remove({ count: 50 }, 40)).toBe(true);
  expect(remove({ count: 30 }, 40)).toBe(false);
});

test('limits from outside are read or refused', () => {
  const limits = { count: 2, amount: 60, recipients: ['ann@a.example'], until: '2026-11-15T12:00:00+01:00' };

  expect(readLimits(limits)).toEqual(limits);
  expect(readLimits({})).toEqual({});
  for (const wrong of [
    { count: 0 },
    { count: 1.5 },
    { amount: -1 },
    { amount: Number.NaN },
    { until: 'soon' },
    { recipients: 'x' },
    { all: true },
    null,
  ])
    expect(() => readLimits(wrong)).toThrow();
});
