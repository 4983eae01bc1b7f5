import { expect, test } from 'vitest';
import { sampleJson } from '../../test/outgoings.ts';
import type { Told } from '../run-events.ts';
import { POLICY_VERSION } from '../safety/decide.ts';
import { rules } from '../safety/rules.ts';
import { english } from '../speech/english.ts';
import { Gatekeeper } from './gatekeeper.ts';
import type { Grant } from './state.ts';

const SHOP = 'https://shop.example';
const letter = (to = 'ann@a.example') => sampleJson(`${SHOP}/send`, { to, text: `Hi ${to}` });
const signed: Grant = {
  what: `send on ${SHOP}, signed`,
  for: 'run',
  shown: '',
  commit: 'send',
  site: SHOP,
  permission: { effect: 'send', origin: SHOP, uses: 0, limits: { count: 1 } },
};

/** A click under way, with these permissions. */
function atTheGate(grants: readonly Grant[], lasting: { id: string; left: number }[] = []) {
  const told: Told[] = [];
  const intended: string[] = [];
  const gatekeeper = new Gatekeeper({
    rules,
    lasting: {
      list: async () =>
        lasting.map(({ id }) => ({ id, effect: 'send', origin: SHOP, run: '', terms: {}, uses: 0, givenAt: '' })),
      use: async (id) => {
        const one = lasting.find((grant) => grant.id === id);
        if (!one || one.left === 0) return false;
        one.left -= 1;
        return true;
      },
    },
    journal: { intend: async ({ key }) => void intended.push(key), settle: async () => {}, open: async () => [] },
    speech: english,
    tell: (one) => told.push(one),
    holdsSecret: ({ body }) => body.includes('ann@secret.example'),
    isSecret: (text) => text === 'ann@secret.example',
  });
  const facts = {
    speech: english,
    effect: 'act',
    foresight: {},
    url: SHOP,
    words: [],
    read: [],
    at: Date.now(),
  } as const;
  const action = { tool: 'click', input: { id: 1 }, spoken: 'click button "◎"' };
  gatekeeper.begin({ action, facts, step: 1, grants });
  return { gatekeeper, told, intended };
}

test('a permission for one lets one of two pass that the same act sends at once', async () => {
  const { gatekeeper, told, intended } = atTheGate([signed]);

  const both = [letter(), letter('bob@b.example')].map((one) => gatekeeper.judge(one));
  expect(await Promise.all(both)).toEqual(['pass', 'hold']);
  expect(intended).toHaveLength(1);
  expect(told).toMatchObject([{ type: 'judged', verdict: 'allowed', facts: { policy: POLICY_VERSION } }]);
  expect((await gatekeeper.end('Sent.')).used).toEqual([signed]);
});

test('what comes late of one act has used up the permission for the next', async () => {
  const { gatekeeper } = atTheGate([signed]);
  const { action, facts } = gatekeeper.doing ?? {};
  await gatekeeper.end('Clicked.');

  expect(await gatekeeper.judge(letter())).toBe('pass');
  if (action && facts) gatekeeper.begin({ action, facts, step: 2, grants: [signed] });
  expect(await gatekeeper.judge(letter('bob@b.example'))).toBe('hold');
  expect((await gatekeeper.end('Clicked.')).used).toEqual([signed]);
});

test('what was allowed for good is counted in the store, and no longer allows what another run was faster to use', async () => {
  const { gatekeeper } = atTheGate([], [{ id: '3f9a1c', left: 1 }]);

  expect(await gatekeeper.judge(letter())).toBe('pass');
  expect(await gatekeeper.judge(letter())).toBe('hold');
  expect(gatekeeper.askAbout(letter())).toBeUndefined();
});

test('what passes by itself is told too: the first of each kind, and how many more there were when the step is over', async () => {
  const { gatekeeper, told } = atTheGate([]);
  const search = (q: string) => sampleJson(`${SHOP}/search`, { q });

  for (const words of ['red', 'blue', 'green']) expect(await gatekeeper.judge(search(words))).toBe('pass');
  expect(await gatekeeper.judge(sampleJson(`${SHOP}/list`, { page: 2 }))).toBe('pass');
  expect(told).toMatchObject([
    { verdict: 'allowed', facts: { outgoing: { url: `${SHOP}/search` } } },
    { verdict: 'allowed', facts: { outgoing: { url: `${SHOP}/list` } } },
  ]);
  gatekeeper.tellPassed();
  gatekeeper.tellPassed();
  expect(told.slice(2)).toEqual([
    { type: 'passed', kinds: [{ kind: `POST ${SHOP}/search (q)`, verdict: 'allowed', count: 2 }] },
  ]);
  expect(await gatekeeper.judge(search('white'))).toBe('pass');
  expect(told).toHaveLength(4);
});

test('a permission that a page asks for is judged and told, with what was being done', () => {
  const { gatekeeper, told } = atTheGate([]);

  for (const answer of ['denied', 'denied'])
    gatekeeper.wished({ permission: 'geolocation', origin: 'https://maps.example', answer });
  gatekeeper.wished({ permission: 'notifications', origin: SHOP, answer: 'granted' });
  gatekeeper.tellPassed();

  expect(told).toMatchObject([
    {
      verdict: 'denied',
      because: expect.stringMatching(/^maps\.example asked for the permission "geolocation".*--permission/),
      action: { spoken: 'click button "◎"' },
      facts: { policy: POLICY_VERSION, permission: { name: 'geolocation', origin: 'https://maps.example' } },
    },
    { verdict: 'allowed', facts: { permission: { name: 'notifications' } } },
    {
      type: 'passed',
      kinds: [{ kind: 'permission "geolocation" for https://maps.example', verdict: 'denied', count: 1 }],
    },
  ]);
});

test('what waits is asked about with what a yes would be given for', async () => {
  const { gatekeeper } = atTheGate([]);
  const outgoing = letter();

  expect(await gatekeeper.judge(outgoing)).toBe('hold');
  expect(gatekeeper.askAbout(outgoing)).toMatchObject({
    what: 'Send to shop.example',
    binds: { commit: 'send', site: SHOP, permission: { limits: { recipients: ['ann@a.example'] } } },
    policy: POLICY_VERSION,
  });
});

test('a secret among the people was shown as a mask: one yes is enough, and the permission does not hold it', async () => {
  const { gatekeeper } = atTheGate([]);
  const outgoing = letter('ann@secret.example');
  const { action, facts } = gatekeeper.doing ?? {};
  expect(await gatekeeper.judge(outgoing)).toBe('hold');
  const { binds } = gatekeeper.askAbout(outgoing) ?? {};
  if (!action || !facts || !binds) throw new Error('It was to be asked about.');

  expect(JSON.stringify(binds)).not.toContain('ann@');
  const run: Grant = { ...signed, what: binds.run, permission: binds.permission };
  gatekeeper.begin({ action, facts, step: 2, grants: [run] });
  expect(await gatekeeper.judge(letter('ann@secret.example'))).toBe('pass');
  expect(await gatekeeper.judge(letter('eve@evil.example'))).toBe('hold');

  const approval = {
    what: 'send',
    for: 'act',
    shown: 'Send? \n- Recipients: ***',
    commit: 'send',
    site: SHOP,
  } as const;
  gatekeeper.begin({ action, facts, step: 3, approval, grants: [] });
  expect(await gatekeeper.judge(letter('ann@secret.example'))).toBe('pass');
  expect(await gatekeeper.judge(letter('ann@secret.example, eve@evil.example'))).toBe('hold');
});
