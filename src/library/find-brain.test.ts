import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrain, findModelBrain } from './find-brain.ts';

beforeEach(() => {
  for (const name of Object.keys(process.env)) if (/_API_KEY|_BASE_URL|_CREDENTIALS$/.test(name)) vi.stubEnv(name, '');
  vi.stubEnv('LOTSMAN_MODEL', '');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('where there is no model, the pilot thinks', async () => {
  expect((await findBrain()).name).toBe('pilot');
});

test('the pilot can be named, and a model after it', async () => {
  vi.stubEnv('OPENAI_API_KEY', 'key');

  expect((await findBrain('pilot')).name).toBe('pilot');
  expect((await findBrain('pilot,openai/gpt-6-sol')).name).toBe('pilot, then openai/gpt-6-sol');
});

test('a model that was named is never replaced by it', async () => {
  await expect(findBrain('openai/gpt-6-sol')).rejects.toMatchObject({ code: 'model_key' });
  await expect(findBrain('pilot,openai/gpt-6-sol')).rejects.toMatchObject({ code: 'model_key' });
});

test('data of any shape is read by a model only', async () => {
  await expect(findModelBrain()).rejects.toMatchObject({ code: 'no_model' });
  await expect(findModelBrain('pilot')).rejects.toMatchObject({ code: 'no_model' });
});
