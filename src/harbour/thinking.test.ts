import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test as base, beforeEach, describe, expect, vi } from 'vitest';
import { load } from '../config/load.ts';
import { Redactor } from '../log.ts';
import { modelVariables } from './model-variables.ts';
import { findThinking, tellThinking } from './thinking.ts';

const test = base.extend('folder', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lotsman thinking '));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
});

const configured = (cwd: string, flags: Record<string, string | string[]>, env: Record<string, string> = {}) =>
  load({ flags, env, cwd, home: cwd });

test('a key in .env is seen under the name that it has there', async ({ folder }) => {
  await writeFile(join(folder, '.env'), 'GEMINI_API_KEY=abc123\n');

  const variables = modelVariables(await configured(folder, {}));

  expect(variables).toMatchObject({ GEMINI_API_KEY: 'abc123' });
  expect(variables['GOOGLE_GENERATIVE_AI_API_KEY']).toBe(process.env['GOOGLE_GENERATIVE_AI_API_KEY']);
});

test('a model by name needs nobody to be asked, and each role may have its own', async ({ folder }) => {
  const loaded = await configured(
    folder,
    {
      '--model': 'anthropic/claude-sonnet-5',
      '--role-model': ['validator=openai/gpt-6-sol'],
      '--cheap-model': 'openai/gpt-6-luna',
    },
    { ANTHROPIC_API_KEY: 'one', OPENAI_API_KEY: 'two' },
  );

  const { brain, because, needsModel } = await findThinking(loaded, new Redactor());

  expect(brain.name).toBe('anthropic/claude-sonnet-5 + openai/gpt-6-sol + openai/gpt-6-luna');
  expect({ because, needsModel }).toEqual({ because: 'it is configured', needsModel: true });
});

test('a script is found from the folder in which it was named', async ({ folder }) => {
  await writeFile(join(folder, 'steps.json'), '[{"tool": "back", "input": {}}]');

  const { brain, needsModel } = await findThinking(
    await configured(folder, { '--model': 'scripted:steps.json' }),
    new Redactor(),
  );

  expect(brain.name).toBe(`scripted ${join(folder, 'steps.json')}`);
  expect(needsModel).toBe(false);
});

test('the pilot is a model by name, for all or for one role, and another may take over from it', async ({ folder }) => {
  const file = join(folder, 'steps.json');
  await writeFile(file, '[{"tool": "back", "input": {}}]');
  const thinking = async (flags: Record<string, string | string[]>) => {
    const { brain, because, needsModel } = await findThinking(await configured(folder, flags), new Redactor());
    return [brain.name, because, needsModel];
  };

  expect(await thinking({ '--model': 'pilot' })).toEqual(['pilot', 'it is configured', false]);
  expect(await thinking({ '--model': 'pilot,scripted:steps.json' })).toEqual([
    `pilot, then scripted ${file}`,
    'it is configured',
    false,
  ]);
  expect(await thinking({ '--model': 'scripted:steps.json', '--role-model': ['validator=pilot'] })).toEqual([
    `scripted ${file} + pilot`,
    'it is configured',
    false,
  ]);
});

describe('where no model is found', () => {
  beforeEach(() => {
    for (const name of Object.keys(process.env))
      if (/_API_KEY|_BASE_URL|_CREDENTIALS$/.test(name)) vi.stubEnv(name, '');
    // A port on which nobody answers.
    vi.stubEnv('OLLAMA_HOST', '127.0.0.1:9');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  test('the pilot has to do, and that is said', async ({ folder }) => {
    const thinking = await findThinking(await configured(folder, {}), new Redactor());

    expect(thinking).toMatchObject({ brain: { name: 'pilot' }, needsModel: false });
    expect(tellThinking(thinking)[0]).toMatch(
      /^No model was found: following plain instructions only \(the built-in pilot\)/,
    );
  });

  test('it goes on with its own runs, and with nobody else’s', async ({ folder }) => {
    const loaded = await configured(folder, {});

    await expect(findThinking(loaded, new Redactor(), 'pilot')).resolves.toMatchObject({ brain: { name: 'pilot' } });
    await expect(findThinking(loaded, new Redactor(), 'openai/gpt-6-sol')).rejects.toMatchObject({ code: 'no_model' });
  });

  test('a model that was named is not replaced by it', async ({ folder }) => {
    const loaded = await configured(folder, { '--model': 'pilot,anthropic/claude-sonnet-5' });

    await expect(findThinking(loaded, new Redactor())).rejects.toMatchObject({ code: 'model_key' });
  });
});

test.for([
  ['scripted:broken.mjs', 'bad_input', /^The script .*broken\.mjs cannot be loaded: /],
  ['anthropic/claude-sonnet-5', 'model_key', /there is no key for Anthropic/],
] as const)('%s is told in a sentence', async ([model, code, message], { folder }) => {
  await writeFile(join(folder, 'broken.mjs'), 'export default {');
  const loaded = await configured(folder, { '--model': model });

  await expect(findThinking(loaded, new Redactor())).rejects.toMatchObject({
    code,
    message: expect.stringMatching(message),
  });
});
