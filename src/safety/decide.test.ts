import { expect, test } from 'vitest';
import { doing, facts, judge } from '../../test/judging.ts';
import { sampleJson } from '../../test/outgoings.ts';
import { POLICY_VERSION } from './decide.ts';
import type { Grant } from './grants.ts';
import type { Case, CommitKind, Rule } from './rule.ts';

const SHOP = 'https://shop.example';
const never: Rule = () => ({ kind: 'deny', because: 'No.' });
const always: Rule = () => ({ kind: 'allow' });
const asks: Rule = () => ({ kind: 'ask', commit: 'send', what: 'Send it', because: 'It is sent.' });
const grant = (more: Partial<Grant>): Grant => ({
  what: 'send on https://shop.example',
  for: 'run',
  shown: '',
  commit: 'send',
  site: SHOP,
  ...more,
});

test('the strictest opinion counts, and every verdict says by which rules it was given', () => {
  const policy = POLICY_VERSION;

  expect(judge(facts(), [], [always, asks, never])).toEqual({ kind: 'deny', because: 'No.', policy });
  expect(judge(facts(), [], [always, asks])).toMatchObject({ kind: 'ask', commit: 'send', policy });
  expect(judge(facts(), [], [always])).toEqual({ kind: 'allow', granted: [], policy });
});

test('where all rules are silent, what could change the world is asked about', () => {
  const sent = sampleJson(`${SHOP}/x`, { a: 1 });

  expect(judge(facts(), [], [])).toMatchObject({ kind: 'allow' });
  expect(judge(facts({ effect: 'commit' }), [], [])).toMatchObject({ kind: 'ask', commit: 'other' });
  expect(judge(facts({ outgoing: sent }), [], [])).toMatchObject({ kind: 'ask' });
  expect(judge(facts({ outgoing: { ...sent, method: 'GET' } }), [], [])).toMatchObject({ kind: 'allow' });
});

test('what was allowed beforehand is not asked about, and is told with what allowed it', () => {
  const run = grant({});
  const other = grant({ what: 'delete on https://shop.example', commit: 'delete' });

  expect(judge(facts(), [other], [asks])).toMatchObject({ kind: 'ask' });
  expect(judge(facts(), [other, run], [asks])).toMatchObject({
    kind: 'allow',
    granted: [{ under: run, ask: { what: 'Send it' } }],
  });
});

test('a yes to where something goes is none to what is done there', () => {
  const tells: Rule = () => ({
    kind: 'ask',
    commit: 'flow',
    from: ['https://mail.example'],
    what: 'Tell',
    because: '',
  });
  const flow = { effect: 'flow', origin: SHOP, from: 'https://mail.example', uses: 0 } as const;
  const told = grant({ what: 'flow on https://shop.example', commit: 'flow', permission: flow });

  expect(judge(facts(), [], [tells, asks])).toMatchObject({ kind: 'ask', commit: 'send' });
  expect(judge(facts(), [told], [tells, asks])).toMatchObject({ kind: 'ask', commit: 'send' });
  expect(judge(facts(), [grant({})], [tells, asks])).toMatchObject({ kind: 'ask', commit: 'flow' });
  expect(judge(facts(), [told, grant({})], [tells, asks])).toMatchObject({
    kind: 'allow',
    granted: [{ ask: { commit: 'send' } }, { ask: { commit: 'flow' } }],
  });
});

test('several worries about one deed are one question: the gravest', () => {
  const worry =
    (commit: CommitKind): Rule =>
    () => ({ kind: 'ask', commit, what: commit, because: '' });

  expect(judge(facts(), [], [worry('other'), worry('order'), worry('pay')])).toMatchObject({ commit: 'pay' });
  expect(judge(facts(), [], [worry('submit'), worry('delete'), worry('send')])).toMatchObject({ commit: 'delete' });
});

test('what is never allowed nobody can allow', () => {
  expect(judge(facts(), [grant({})], [asks, never])).toMatchObject({ kind: 'deny' });
});

test('a yes for once is for the very same act, with all that the page holds', () => {
  const on = (text: string): Case =>
    facts({ scene: { url: `${SHOP}/`, fields: [['textbox', 'Text', text, false]], recipients: [] } });
  const asked = judge(on('Hi'), [], [asks]);
  const once = asked.kind === 'ask' ? asked.binds.once : '';

  expect(judge(on('Hi'), [grant({ what: once, for: 'once' })], [asks])).toMatchObject({ kind: 'allow' });
  expect(judge(on('Ho'), [grant({ what: once, for: 'once' })], [asks])).toMatchObject({ kind: 'ask' });
});

test('what the page shows limits what may be allowed: to these people, for such a sum', () => {
  const scene = { url: `${SHOP}/`, fields: [], recipients: ['ann@a.example'], sum: 40 };
  const buys: Rule = () => ({ kind: 'ask', commit: 'order', what: 'Buy', because: '' });
  const order = grant({ permission: { effect: 'order', origin: SHOP, uses: 0, limits: { amount: 40 } } });

  expect(judge(facts({ scene }), [], [asks])).toMatchObject({
    binds: { permission: { limits: { recipients: ['ann@a.example'] } } },
  });
  expect(judge(facts({ scene }), [order], [buys])).toMatchObject({ kind: 'allow' });
  expect(judge(facts({ scene: { ...scene, sum: 41 } }), [order], [buys])).toMatchObject({ kind: 'ask' });
});

test('it depends on nothing but what it is given, the moment included', () => {
  const until = '2026-12-31T00:00:00Z';
  const ends = grant({ for: 'always', permission: { effect: 'send', origin: SHOP, uses: 0, limits: { until } } });
  const at = (moment: string) => judge(doing('click', { id: 1 }, { at: Date.parse(moment) }), [ends], [asks]);

  expect(at('2026-12-30T00:00:00Z')).toMatchObject({ kind: 'allow' });
  expect(at('2027-01-01T00:00:00Z')).toMatchObject({ kind: 'ask' });
});
