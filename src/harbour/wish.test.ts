import { expect, test } from 'vitest';
import { flagsFor } from './wish.ts';

test('what is wished for one run wins over what the server was started with', () => {
  const given = { '--model': 'ollama/qwen3', '--headless': true, '--max-steps': '10' } as const;

  expect(flagsFor({ model: 'openai/gpt-5', maxCost: 0.5, maxTime: '10m', window: true }, given)).toEqual({
    '--model': 'openai/gpt-5',
    '--max-steps': '10',
    '--max-cost': '0.5',
    '--max-time': '10m',
    '--headed': true,
  });
  expect(flagsFor({}, given)).toEqual(given);
});

test('without a window it stays in the browser that was chosen for that', () => {
  expect(flagsFor({ window: false }, { '--headed': true })).toEqual({ '--headless': true });
  expect(flagsFor({ window: false }, { '--headless-shell': true })).toEqual({ '--headless-shell': true });
  expect(flagsFor({ window: true }, { '--headless-shell': true })).toEqual({ '--headed': true });
});

test('no program of this machine is started because somebody names it as a model', () => {
  for (const model of ['scripted:/tmp/evil.mjs', 'recorded:/etc/passwd', 'pilot+scripted:/tmp/evil.mjs'])
    expect(() => flagsFor({ model }, {})).toThrow('A script or a recording cannot be chosen');
});
