import { describe, expect, test } from 'vitest';
import { faultOf } from './fault-of.ts';

describe('how long to wait', () => {
  test.each<[string, Record<string, string>, string, number | undefined]>([
    ['seconds', { 'retry-after': '20' }, '', 20_000],
    ['milliseconds, which are more exact', { 'retry-after': '1', 'retry-after-ms': '250' }, '', 250],
    ['Google, in the body', {}, '{"error": {"details": [{"retryDelay": "37s"}]}}', 37_000],
    ['OpenAI, in words', {}, 'Rate limit reached. Please try again in 1m3.5s.', 63_500],
    ['nobody says', {}, 'Too many requests', undefined],
  ])('%s', (_, headers, words, retryAfter) => {
    expect(faultOf({ status: 429, headers, words })).toMatchObject({ kind: 'busy', retryAfter });
  });

  test('a date', () => {
    const headers = { 'retry-after': new Date(Date.now() + 90_000).toUTCString() };

    expect(faultOf({ status: 429, headers, words: '' }).retryAfter).toBeGreaterThan(85_000);
  });
});

test('what a provider says counts more than its number', () => {
  const kinds = [
    faultOf({ status: 400, words: '{"error": {"message": "Your credit balance is too low"}}' }),
    faultOf({ status: 400, words: '{"error": {"message": "API key not valid. Please pass a valid API key."}}' }),
    faultOf({ status: 400, words: '{"error": {"code": "context_length_exceeded"}}' }),
    faultOf({ status: 502, words: '<html>context length of the gateway</html>' }),
    faultOf({ status: 404, words: '<!doctype html>' }),
    faultOf({ status: 400, words: '{"error": "tool_choice: something"}' }),
  ].map(({ kind }) => kind);

  expect(kinds).toEqual(['key', 'key', 'too_long', 'overloaded', 'not_a_model', 'no_tools']);
});

test('too much at once, too much in one request, and too much for what was paid are told apart', () => {
  const kinds = [
    faultOf({
      status: 429,
      words: 'Rate limit reached. You can add a payment method at https://example.org/account/billing.',
    }),
    faultOf({
      status: 429,
      words: 'You exceeded your current quota, please check your plan and billing details. Please retry in 37.5s.',
    }),
    faultOf({ status: 429, words: 'You exceeded your current quota, please check your plan and billing details.' }),
    faultOf({ status: 429, words: 'Request too large for m on tokens per min: Limit 30000, Requested 41000.' }),
  ].map(({ kind }) => kind);

  expect(kinds).toEqual(['busy', 'busy', 'key', 'too_long']);
});

test('an error in the middle of a stream is told by its words, without a number that nobody gave', () => {
  const failures = [
    { words: '{"message":"Too long.","code":"context_length_exceeded"}', inStream: true },
    { words: '{"message":"No money.","code":"insufficient_quota"}', inStream: true },
    { words: '{"message":"Something broke."}', inStream: true },
  ].map(faultOf);

  expect(failures.map(({ kind }) => kind)).toEqual(['too_long', 'key', 'overloaded']);
  expect(failures[2]?.message).toBe('is in trouble: Something broke');
});
