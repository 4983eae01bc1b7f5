import { describe, expect, test } from 'vitest';
import { sample, sampleForm, sampleJson } from '../../../test/outgoings.ts';
import { readsOnly } from './reads.ts';

const at = (path: string) => `https://shop.example${path}`;

test('what only asks reads, what replaces or removes never does', () => {
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(readsOnly(sample({ method }))).toBeDefined();
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST', 'MOVE'])
    expect(readsOnly(sample({ method }))).toBeUndefined();
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect(readsOnly(sample({ method, url: at('/search?q=a') }))).toBeUndefined();
  expect(readsOnly(sample({ method: 'SEARCH', url: at('/search') }))).toBeDefined();
  expect(readsOnly(sample({ method: 'GET', url: at('/in?code=123456&state=x') }))).toBeDefined();
});

test.each([
  '/search',
  '/api/v2/products/search',
  '/products/_search',
  '/_msearch',
  '/archive/search',
  '/search/results',
  '/search/ajax.php',
  '/productSearch',
  '/searchProducts',
  '/api/autocomplete',
  '/1/indexes/*/queries',
  '/api/conversations.history',
  '/typeahead',
  '/users/lookup',
  '/order/list',
  '/orders/list',
  '/order-list',
  '/listOrders',
  '/api/getOrderDetails',
  '/GetMessages',
  '/comments/fetch',
  '/messages/123/read',
  '/feed',
  '/home/timeline.json',
  '/facets',
  '/items/count',
  '/filter',
  '/search/550e8400-e29b-41d4-a716-446655440000',
  '/shop.updates.UpdateService/GetUpdates',
  '/google.payments.v1.Payments/ListCharges',
])('POST %s looks something up', (path) => {
  expect(readsOnly(sampleJson(at(path), { anything: 'x' }))).toBeDefined();
});

test.each([
  '/',
  '/checkout',
  '/getaway',
  '/listings/create',
  '/listings',
  '/search/delete',
  '/delete/search',
  '/saved-searches',
  '/saved-search',
  '/save-search',
  '/searches',
  '/searchAndDelete',
  '/searchAndOrder',
  '/list/remove',
  '/wish-list',
  '/watch_list',
  '/update/get',
  '/cart',
  '/orders',
  '/order',
  '/comments',
  '/messages',
  '/check-in',
  '/filters',
  '/reading',
  '/findings',
  '/settings',
  '/research',
  '/shop.updates.UpdateService/SetUpdate',
  '/shop.Search/DeleteSearch',
  '/mark-as-read',
  '/feed/like',
])('POST %s may change something', (path) => {
  expect(readsOnly(sampleJson(at(path), { anything: 'x' }))).toBeUndefined();
});

test.each([
  'create react app',
  'update my address',
  'delete old account',
  'drop shipping',
  'insert coin',
  'grant application',
])('a search for "%s" is a search', (q) => {
  expect(readsOnly(sampleJson(at('/search'), { q }))).toBeDefined();
});

test('what somebody wrote is no request for a list', () => {
  expect(readsOnly(sampleForm(at('/me/feed'), { message: 'Hello all' }))).toBeUndefined();
  expect(readsOnly(sampleForm(at('/get-in-touch'), { email: 'a@b.example', message: 'Hi' }))).toBeUndefined();
  expect(readsOnly(sampleForm(at('/wallet/load'), { amount: '50' }))).toBeUndefined();
  expect(readsOnly(sampleForm(at('/search'), { text: 'shoes' }))).toBeDefined();
});

test.each([
  [{ page: 2 }],
  [{ page: 2, pageSize: 20, sort: 'price', dir: 'asc', locale: 'de' }],
  [{ cursor: 'abc', limit: 20 }],
  [{ q: 'red shoes', first: 10, after: null }],
  [{ query: 'mutation' }],
  [{ filters: { brand: ['a', 'b'], price: { min: 1, max: 9 } }, page: 1 }],
  [{ filter_brand: 'x', offset: 20 }],
  [{ sortBy: 'date', order: 'desc' }],
  [{ from: '2026-01-01', to: '2026-02-01', limit: 5 }],
  [{ page: 1, csrf_token: 'abc' }],
])('POST with %o asks for a part of a list', (fields) => {
  expect(readsOnly(sampleJson(at('/api/items'), fields))).toBeDefined();
});

test.each([
  [{}],
  [{ from: 'DE1', to: 'anna', limit: 5 }],
  [{ from: 'a@b.example', to: 'c@d.example' }],
  [{ page: 2, name: 'Anna' }],
  [{ size: 'L', count: 2 }],
  [{ csrf_token: 'abc' }],
  [{ order: 12 }],
])('POST with %o may do more', (fields) => {
  expect(readsOnly(sampleJson(at('/api/items'), fields))).toBeUndefined();
});

test('fields say nothing where the address says that something is done', () => {
  expect(readsOnly(sampleJson(at('/transfer'), { from: '1', to: '2', limit: 3 }))).toBeUndefined();
  expect(readsOnly(sampleJson(at('/items/delete'), { page: 2 }))).toBeUndefined();
});

describe('one door for everything', () => {
  test.each([
    ['load_more_posts', true],
    ['get_products', true],
    ['productSearch', true],
    ['delete_post', false],
    ['add_to_cart', false],
    ['heartbeat', false],
  ])('action=%s', (action, reads) => {
    expect(readsOnly(sampleForm(at('/wp-admin/admin-ajax.php'), { action, n: '2' })) !== undefined).toBe(reads);
  });

  test('what somebody typed is not what the program does', () => {
    expect(readsOnly(sampleJson(at('/tasks'), { task: 'find a dentist' }))).toBeUndefined();
    expect(readsOnly(sampleJson(at('/calendar'), { event: 'search' }))).toBeUndefined();
    expect(readsOnly(sampleForm(at('/search'), { q: 'a', _method: 'delete' }))).toBeUndefined();
  });

  test.each([
    [{ jsonrpc: '2.0', id: 1, method: 'eth_getBalance' }, undefined],
    [{ jsonrpc: '2.0', id: 1, method: 'getBalance' }, 'reads'],
    [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }, 'reads'],
    [{ jsonrpc: '2.0', id: 1, method: 'sendTransaction' }, undefined],
    [
      [
        { jsonrpc: '2.0', method: 'a.list' },
        { jsonrpc: '2.0', method: 'a.delete' },
      ],
      undefined,
    ],
    [
      [
        { jsonrpc: '2.0', method: 'a.list' },
        { jsonrpc: '2.0', method: 'a.get' },
      ],
      'reads',
    ],
  ])('%o', (call, reads) => {
    expect(readsOnly(sampleJson(at('/rpc'), call)) !== undefined).toBe(reads !== undefined);
  });
});

describe('GraphQL', () => {
  test.each([
    [{ query: 'query A { a }' }, true],
    [{ query: '{ a }', variables: { title: 'mutation' } }, true],
    [{ query: 'mutation A { a }' }, false],
    [{ query: 'query A { a } mutation B { b }', operationName: 'A' }, true],
    [{ query: 'query A { a } mutation B { b }', operationName: 'B' }, false],
    [{ query: 'query A { a } mutation B { b }' }, false],
    [[{ query: '{ a }' }, { query: '{ b }' }], true],
    [[{ query: '{ a }' }, { query: 'mutation { b }' }], false],
    [{ operationName: 'GetCart', extensions: { persistedQuery: {} } }, true],
    [{ operationName: 'SearchResultsQuery', variables: {}, extensions: {} }, true],
    [{ operationName: 'CartAddMutation', extensions: {} }, false],
    [{ operationName: 'GetAndDelete', extensions: {} }, false],
    [{ operationName: 'ToggleLike', extensions: {} }, false],
    [{ extensions: { persistedQuery: { sha256Hash: 'abc' } } }, false],
    [{ query: 'query A {' }, false],
    [{ query: 'shoes' }, false],
  ])('%o', (body, reads) => {
    expect(readsOnly(sampleJson(at('/graphql'), body)) !== undefined).toBe(reads);
  });

  test('comes in many wrappings', () => {
    const mutation = 'mutation A { a }';
    const query = 'query A { a }';
    const as = (document: string) => [
      sampleForm(at('/graphql'), { query: document }),
      sampleJson(at('/api'), { query: document }),
      sample({ url: at('/graphql'), body: JSON.stringify({ query: document }), contentType: 'text/plain' }),
      sample({ url: at('/graphql'), body: document, contentType: 'application/graphql' }),
      sample({ url: `${at('/graphql')}?query=${encodeURIComponent(document)}`, body: '{}' }),
    ];

    expect(as(query).map(readsOnly)).not.toContain(undefined);
    expect(as(mutation).map(readsOnly).filter(Boolean)).toEqual([]);
  });

  test('the name may stand in the address', () => {
    const named = (path: string, body: object) => readsOnly(sampleJson(at(path), body));

    expect(named('/graphql/aB3xY/SearchTimeline', { variables: {}, queryId: 'aB3xY' })).toBeDefined();
    expect(named('/graphql/aB3xY/CreateTweet', { variables: {}, queryId: 'aB3xY' })).toBeUndefined();
    expect(
      named('/graphql?operationName=Toggle', { query: 'query Toggle { a }', operationName: 'Toggle' }),
    ).toBeDefined();
  });

  test('what could not be read to its end may be anything', () => {
    const cut = (body: string) => readsOnly(sample({ url: at('/graphql?operationName=GetA'), body, size: 9_000_000 }));

    expect(cut('[{"query":"{ a }"},')).toBeUndefined();
    expect(cut('')).toBeUndefined();
  });

  test('a document in a field of something else does not make it a query', () => {
    expect(readsOnly(sampleJson(at('/messages/send'), { query: '{ a }' }))).toBeUndefined();
  });
});

describe('messages over a socket', () => {
  const say = (body: string) =>
    readsOnly(sample({ kind: 'message', method: 'SEND', url: 'wss://shop.example/live', body, contentType: '' }));

  test.each([
    '',
    '2',
    '3',
    '{"type":"ping"}',
    '{"type":"heartbeat","at":1700000000000}',
    '{"op":"subscribe","channel":"prices"}',
    '{"event":"pusher:subscribe","data":{"channel":"x"}}',
    '{"command":"subscribe","identifier":"{\\"channel\\":\\"Room\\"}"}',
    '{"type":"typing","channel":"C1"}',
    '{"type":"writing","threadId":"t-7"}',
    '{"type":"connection_init","payload":{}}',
    '{"type":"subscribe","id":"1","payload":{"query":"subscription S { s }"}}',
    '[null,"1","phoenix","heartbeat",{}]',
    '["1","1","room:lobby","phx_join",{"x":1}]',
    '42["typing",{"room":1}]',
    'SUBSCRIBE\nid:0\ndestination:/topic/x\n\n',
    '{"type":"ping"}\u001e',
  ])('%j keeps the line open', (body) => {
    expect(say(body)).toBeDefined();
  });

  test.each([
    'hello',
    '{"type":"message","text":"hi"}',
    '{"type":"typing","text":"the whole message"}',
    '{"type":"writing","text":"the whole message"}',
    '{"type":"subscribe","payload":{"query":"mutation M { m }"}}',
    '["1","3","room:lobby","new_msg",{"body":"hi"}]',
    '42["send",{"to":"x"}]',
    'SEND\ndestination:/app/chat\n\n{"text":"hi"}',
    '{"op":7}',
    '{"type":"start_payment"}',
    '{"data":"ping"}',
  ])('%j may do more', (body) => {
    expect(say(body)).toBeUndefined();
  });

  test('bytes that nobody can read pass only when they are too few to say anything', () => {
    const bytes = (size: number) =>
      readsOnly(sample({ kind: 'message', method: 'SEND', body: '', contentType: '', size }));

    expect(bytes(2)).toBeDefined();
    expect(bytes(3)).toBeUndefined();
  });
});

test.each([
  [{ q: '4111 1111 1111 1111' }],
  [{ q: 'DE89 3704 0044 0532 0130 00' }],
  [{ q: 'a', password: 'hunter2' }],
  [{ q: 'a', otp: '123456' }],
  [{ q: 'DELETE FROM users' }],
  [{ q: 'select 1; drop table users' }],
  [{ sql: 'create user eve' }],
  [{ q: 'with x as (select 1) insert into y values (1)' }],
])('%o is never only a search', (fields) => {
  expect(readsOnly(sampleJson(at('/search'), fields))).toBeUndefined();
});
