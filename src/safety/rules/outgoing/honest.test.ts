import { expect, test } from 'vitest';
import { facts, judge } from '../../../../test/judging.ts';
import { sample, sampleForm, sampleJson } from '../../../../test/outgoings.ts';
import type { Outgoing } from '../../../outgoing.ts';

const at = (path: string) => `https://shop.example${path}`;
const hashes = { extensions: { persistedQuery: { version: 1, sha256Hash: 'ab' } } };

/** What sites send while somebody only looks around. */
const LOOKING: readonly (readonly [string, Outgoing])[] = [
  ['types into a search field', sampleJson(at('/api/suggest'), { prefix: 'sho', limit: 8 })],
  [
    'searches through a service',
    sampleJson('https://x-dsn.search.example/1/indexes/*/queries', {
      requests: [{ indexName: 'p', params: 'query=shoes' }],
    }),
  ],
  ['searches with a form', sampleForm(at('/catalog/search'), { q: 'shoes', category: '7' }, { kind: 'document' })],
  [
    'searches on an old site',
    sampleForm(at('/search.php'), { keywords: 'shoes', submit: 'Search', token: 'abc' }, { kind: 'document' }),
  ],
  ['sorts', sampleJson(at('/products'), { sort: 'price', direction: 'asc', page: 1 })],
  ['filters', sampleJson(at('/products/filter'), { filters: { brand: ['a'], price: { max: 60 } } })],
  ['pages', sampleForm(at('/wp-admin/admin-ajax.php'), { action: 'load_more_posts', page: '2', nonce: 'ab12' })],
  ['scrolls on', sampleJson(at('/home/timeline'), { cursor: 'abc', count: 20 })],
  [
    'opens a card',
    sampleJson(at('/graphql'), { query: 'query Card($id: ID!) { card(id: $id) { title } }', variables: { id: 1 } }),
  ],
  ['opens a menu', sampleJson(at('/graphql'), { operationName: 'GetMenu', variables: {}, ...hashes })],
  ['looks at orders', sampleJson(at('/api/order/list'), { pageNo: 1, pageSize: 20 })],
  ['looks at a letter', sampleJson(at('/mail.v1.Mailbox/GetThread'), { id: 'x' })],
  ['reads a table', sampleForm(at('/table/data'), { draw: '1', start: '0', length: '10', 'search[value]': '' })],
  ['is counted', sampleJson('https://www.counts-visits.example/g/collect', { en: 'click' })],
  ['is counted by the site', sampleJson(at('/_private/browser/stats'), { stats: [] })],
  ['keeps a line open', sample({ kind: 'message', method: 'SEND', body: '{"type":"ping"}', contentType: '' })],
  ['says no to cookies', sampleJson('https://consent.example/api/v1/cookies/preferences', { marketing: false })],
];

test.each(LOOKING)('nobody is asked when one %s', (_, outgoing) => {
  expect(judge(facts({ outgoing, words: ['Find the cheapest shoes'] }))).toMatchObject({ kind: 'allow' });
});
