import { expect, test } from 'vitest';
import { pilotIn } from './named.ts';

test.for([
  ['pilot', {}],
  [' pilot ', {}],
  ['pilot,openai/gpt-6-sol', { next: 'openai/gpt-6-sol' }],
  ['pilot, ollama/qwen3:8b ', { next: 'ollama/qwen3:8b' }],
  ['pilot,', undefined],
  ['pilots/one', undefined],
  ['openai/gpt-6-sol,pilot', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('%j: is it the pilot, and who comes after it', ([wanted, named]) => {
  expect(pilotIn(wanted)).toEqual(named);
});
