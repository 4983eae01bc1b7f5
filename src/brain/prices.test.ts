import { expect, test } from 'vitest';
import { costOf, priceOf } from './prices.ts';

const million = { input: 1_000_000, output: 1_000_000, cached: 0, estimated: false };

test('a price is found by the beginning of the name, the longest that fits', () => {
  expect(priceOf('openai/gpt-4o-mini-2024-07-18')?.input).toBe(0.15);
  expect(priceOf('openai/gpt-4o-2024-08-06')?.input).toBe(2.5);
  expect(priceOf('anthropic/claude-opus-5-5')?.input).toBe(4);
  expect(priceOf('anthropic/claude-opus-5')?.input).toBe(5);
  expect(priceOf('ollama/qwen3:8b')?.input).toBe(0);
});

test('a successor does not inherit a price', () => {
  expect(priceOf('openai/gpt-5.4')?.input).toBe(2.5);
  expect(priceOf('openai/gpt-5.41')).toBeUndefined();
  expect(priceOf('openai/gpt-7')).toBeUndefined();
  expect(priceOf('google/gemini-2.5-flash-lite')?.input).toBe(0.1);
});

test('what is configured comes before the list', () => {
  expect(priceOf('openai/gpt-4o', { 'openai/': { input: 1, output: 2 } })).toEqual({ input: 1, output: 2 });
});

test('what the provider had kept is cheaper, what it puts aside may be dearer', () => {
  const price = { input: 2, output: 10, cached: 0.2, written: 2.5 };

  expect(costOf(million, price)).toBeCloseTo(12);
  expect(costOf({ ...million, cached: 500_000 }, price)).toBeCloseTo(11.1);
  expect(costOf({ ...million, cached: 500_000, written: 500_000 }, price)).toBeCloseTo(11.35);
  expect(costOf(million, undefined)).toBeUndefined();
  expect(costOf({ ...million, input: 0, output: 0 }, undefined)).toBe(0);
});
