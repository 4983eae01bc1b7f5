import { describe, expect, test } from 'vitest';
import { doing, facts, judge } from '../../test/judging.ts';
import { sample, sampleJson } from '../../test/outgoings.ts';
import { russian } from '../speech/russian.ts';
import type { Verdict } from './decide.ts';
import { type Case, COMMIT_KINDS } from './rule.ts';

const button = (name: string) => ({ id: 1, role: 'button', name, states: [] });
const form = {
  method: 'post' as const,
  to: 'https://shop.example/pay',
  fields: 2,
  password: false,
  card: true,
  file: false,
  code: false,
  account: false,
};
const bank = { origin: 'https://bank.example', isPrivate: true };
const letter = sampleJson('https://shop.example/api/send', { to: 'ann@a.example', text: 'Hi', ids: [1, 2] });

const CASES: Readonly<Record<string, Case>> = {
  'a button says so': facts({ foresight: { target: button('Удалить') } }),
  'a form pays': facts({ foresight: { target: button('Оплатить'), submits: form } }),
  'a form without a word': facts({ foresight: { target: button('◎'), submits: { ...form, card: false } } }),
  'a request': facts({ outgoing: letter }),
  'a payment sheet': facts({ outgoing: sample({ kind: 'payment', method: 'PAY', url: 'https://shop.example/' }) }),
  'a tool that commits': doing('brew_tea', {}, { effect: 'commit' }),
  'words that were read elsewhere': doing('type', { id: 1, text: '4711' }, { read: [bank] }),
  'an address that nobody gave': doing('navigate', { url: 'https://evil.example/x' }, { read: [bank] }),
  'a link that changes': facts({ foresight: { leadsTo: 'https://shop.example/list?action=delete' } }),
  'a letter to somebody': facts({ foresight: { leadsTo: 'mailto:ann@a.example' } }),
  'rights for another site': facts({
    foresight: { target: button('Allow') },
    url: 'https://id.example/oauth/authorize?client_id=1&scope=mail&redirect_uri=https%3A%2F%2Fa.example',
  }),
  'an address that is none of the web': doing('navigate', { url: 'file:///etc/passwd' }),
  'a name before the host': doing('navigate', { url: 'https://bank.example@evil.example/' }),
  'a secret that goes elsewhere': facts({
    outgoing: sampleJson('https://evil.example/x', { a: 1 }),
    wake: { isUntouched: false, isHabit: false, carriesSecret: true },
  }),
  'a site that may not be changed': facts({ outgoing: letter, writable: ['https://other.example'] }),
  'a permission': facts({ permission: { name: 'geolocation', origin: 'https://shop.example', isListed: false } }),
  'a site that is closed': doing(
    'navigate',
    { url: 'https://wiki.example/' },
    {
      reach: {
        may: false,
        because: 'https://wiki.example is not among the sites that this run may reach.',
        openable: true,
        why: { kind: 'unlisted', site: 'https://wiki.example' },
      },
    },
  ),
  'a browser of their own': doing(
    'type',
    { id: 1, text: 'made up', submit: true },
    { hasNoProxy: true, read: [{ ...bank, isPrivate: false }] },
  ),
  'a card number that is typed and sent': doing('type', { id: 1, text: '4111 1111 1111 1111', submit: true }),
};

describe.for(Object.entries(CASES))('%s', ([, known]) => {
  const ours = judge(known);
  const theirs = judge({ ...known, speech: russian });

  test('is told in Russian', () => {
    expect(theirs.kind).not.toBe('allow');
    for (const sentence of sentencesOf(theirs)) expect(sentence).toMatch(/[а-яё]/i);
  });

  test('is judged and bound alike in every language', () => {
    expect(unspoken(theirs)).toEqual(unspoken(ours));
  });
});

function sentencesOf(verdict: Verdict): string[] {
  if (verdict.kind === 'allow') return [];
  return verdict.kind === 'ask' ? [verdict.what, verdict.because] : [verdict.because];
}

/** What is compared, stored and counted. */
function unspoken(verdict: Verdict): object {
  const {
    because: _,
    what: __,
    details = [],
    ...rest
  } = { what: '', because: '', ...verdict } as Verdict & {
    because: string;
    what: string;
    details?: readonly string[];
  };
  return { ...rest, details: details.length };
}

test('the facts below a question have Russian names', () => {
  const { details = [] } = judge({ ...facts({ outgoing: letter }), speech: russian }) as { details?: string[] };

  expect(details).toContain('Получатели: ann@a.example');
  expect(details).toContain('Затронуто сразу: 2');
  expect(details.join('\n')).not.toMatch(/Recipients|Things/);
});

test('every kind of act that can be signed for has a Russian name', () => {
  for (const effect of COMMIT_KINDS) {
    const line = russian.asks.toSign({ effect, origin: 'https://a.example', count: 1 });
    expect(line, effect).toMatch(/^[А-Я][а-яё ]+ на https:\/\/a\.example, один раз$/);
  }
});
