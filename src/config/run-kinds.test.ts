import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Kind } from './kinds.ts';
import { dollars, duration, modelName, modelNames, prices, roleModels } from './run-kinds.ts';

const read = <T>(kind: Kind<T>, given: unknown): T | undefined => kind.schema(z).safeParse(given).data;

test.for([
  ['90s', 90_000],
  ['10m', 600_000],
  ['1h30m', 5_400_000],
  ['1h 5s', 3_605_000],
  ['10', undefined],
  ['', undefined],
  ['0s', undefined],
  ['-5m', undefined],
  ['5m1h', undefined],
  [10, undefined],
] as const)('a time is written with its units: %s', ([given, milliseconds]) => {
  expect(read(duration, given)).toBe(milliseconds);
});

test('a time is shown as it is written', () => {
  expect([90_000, 3_600_000, 5_405_000].map((time) => duration.show?.(time))).toEqual(['1m30s', '1h', '1h30m5s']);
});

test.for([
  ['0.5', 0.5],
  ['$2', 2],
  [0.25, 0.25],
  ['0', undefined],
  ['much', undefined],
] as const)('an amount of money: %s', ([given, amount]) => {
  expect(read(dollars, given)).toBe(amount);
});

describe('models for roles', () => {
  test('are given one by one, in one text, or as an object', () => {
    const both = { planner: 'openai/gpt', validator: 'ollama/qwen3:8b' };
    expect(read(roleModels, ['planner=openai/gpt', 'validator=ollama/qwen3:8b'])).toEqual(both);
    expect(read(roleModels, 'planner=openai/gpt, validator=ollama/qwen3:8b')).toEqual(both);
    expect(read(roleModels, both)).toEqual(both);
  });

  test('may have a comma, where one takes over from the pilot', () => {
    const both = { navigator: 'pilot,openai/gpt', planner: 'openai/gpt' };
    expect(read(roleModels, 'navigator=pilot,openai/gpt, planner=openai/gpt')).toEqual(both);
    expect(read(roleModels, ['navigator=pilot,openai/gpt', 'planner=openai/gpt,'])).toEqual(both);
  });

  test.for(['planner', 'planer=openai/gpt', 'planner=', '=x'])('%s is none', (given) => {
    expect(read(roleModels, [given])).toBeUndefined();
  });
});

test('models to fall back on are a list', () => {
  expect(read(modelNames, 'openai/gpt, ollama/qwen3:8b')).toEqual(['openai/gpt', 'ollama/qwen3:8b']);
  expect(read(modelNames, ['openai/gpt'])).toEqual(['openai/gpt']);
});

test('a file that stands in for a model is found from where it was named', () => {
  const located = (name: string) => modelName.locate?.(name, (path) => `/there/${path}`);

  expect(located('scripted:a.ts')).toBe('scripted:/there/a.ts');
  expect(located('recorded:a.json')).toBe('recorded:/there/a.json');
  expect(located('models/small.gguf')).toBe('/there/models/small.gguf');
  expect(located('ollama/qwen3:8b')).toBe('ollama/qwen3:8b');
  expect(located('pilot')).toBe('pilot');
  expect(located('pilot, scripted:a.ts')).toBe('pilot, scripted:/there/a.ts');
});

describe('prices', () => {
  test('are two numbers or three, or an object', () => {
    const price = { 'my/model': { input: 2, output: 10, cached: 0.5 }, other: { input: 1, output: 5 } };
    expect(read(prices, ['my/model=2,10,0.5', 'other=1,5'])).toEqual(price);
    expect(read(prices, 'my/model=2,10,0.5; other=1,5')).toEqual(price);
    expect(read(prices, JSON.stringify(price))).toEqual(price);
    expect(read(prices, price)).toEqual(price);
  });

  test.for(['my/model=2', 'my/model', 'my/model=2,x', 'my/model=1,2,3,4', 'my/model=-1,2', '{"my/model": 3}', '{'])(
    '%s is none',
    (given) => {
      expect(read(prices, given)).toBeUndefined();
    },
  );
});
