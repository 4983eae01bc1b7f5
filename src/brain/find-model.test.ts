import { describe, expect, test } from 'vitest';
import { navigatorAsks } from '../../test/contracts/brain.ts';
import { openaiChat } from '../../test/model-server/openai-chat.ts';
import { type JsonAnswer, serveJson } from '../../test/model-server/serve-json.ts';
import { bestModel } from './find/best-model.ts';
import { findModel } from './find-model.ts';
import { modelBrain } from './model-brain.ts';
import { tellFound } from './tell-found.ts';

/** So that no test asks what happens to run on the machine of whoever runs it. */
const NOBODY = await addressOfNobody();
const nobody = { ollama: NOBODY, 'lm-studio': NOBODY, 'llama.cpp': NOBODY, vllm: NOBODY };

const list = (...ids: string[]): JsonAnswer => ({ body: { data: ids.map((id) => ({ id })) } });

describe('what is configured', () => {
  test('is taken as it is, and nobody is asked', async () => {
    const fetch = () => Promise.reject(new Error('somebody was asked'));

    const { model, report } = await findModel({
      wanted: 'anthropic/claude-sonnet-5-5',
      env: { ANTHROPIC_API_KEY: 'k' },
      fetch,
    });

    expect(model?.name).toBe('anthropic/claude-sonnet-5-5');
    expect(report).toEqual({
      chosen: 'anthropic/claude-sonnet-5-5',
      because: 'anthropic/claude-sonnet-5-5 is configured',
      tried: [{ what: 'anthropic/claude-sonnet-5-5', result: 'chosen' }],
    });
  });

  test('may be a provider alone: then its newest model of the middle size is taken', async () => {
    await using server = await serveJson(() =>
      list('claude-haiku-5-5', 'claude-sonnet-4-5-20250929', 'claude-sonnet-5', 'claude-sonnet-4-20250514'),
    );

    const { model } = await findModel({
      wanted: 'anthropic',
      env: { ANTHROPIC_API_KEY: 'k' },
      addresses: { anthropic: server.url },
    });

    expect(model?.name).toBe('anthropic/claude-sonnet-5');
    expect(server.received[0]?.headers['x-api-key']).toBe('k');
  });

  test('without its key is told, not replaced by another', async () => {
    const finding = findModel({ wanted: 'mistral/mistral-large-latest', env: { OPENAI_API_KEY: 'k' } });

    await expect(finding).rejects.toMatchObject({ code: 'model_key', hint: 'Set MISTRAL_API_KEY.' });
  });

  test('with a slip of the pen gets the right word', async () => {
    await expect(findModel({ wanted: 'antropic/claude', env: {} })).rejects.toMatchObject({
      code: 'bad_config',
      message: 'There is no provider "antropic". Did you mean anthropic?',
    });
  });

  test('may be a model file, which needs a package that says how to get it', async () => {
    const finding = findModel({ wanted: import.meta.filename.replace(/\.ts$/, '.gguf'), env: {} });

    await expect(finding).rejects.toMatchObject({
      code: 'no_model',
      message: expect.stringContaining('There is no model file'),
    });
  });
});

describe('keys in the environment', () => {
  test('one that is refused is told, and the next one is tried', async () => {
    await using anthropic = await serveJson(() => ({ status: 401, body: {} }));
    await using google = await serveJson(() => ({
      body: {
        models: [
          { name: 'models/gemini-2.5-flash', supportedGenerationMethods: ['generateContent'] },
          { name: 'models/gemini-3.8-flash', supportedGenerationMethods: ['generateContent'] },
          { name: 'models/text-embedding-004', supportedGenerationMethods: ['embedContent'] },
        ],
      },
    }));

    const { report } = await findModel({
      env: { ANTHROPIC_API_KEY: 'old', GEMINI_API_KEY: 'good' },
      addresses: { ...nobody, anthropic: anthropic.url, google: google.url },
    });

    expect(report).toEqual({
      chosen: 'google/gemini-3.8-flash',
      because: 'GEMINI_API_KEY is set and Google accepts it',
      tried: [
        { what: 'ANTHROPIC_API_KEY', result: 'Anthropic does not accept the key (HTTP 401)' },
        { what: 'google/gemini-3.8-flash', result: 'chosen' },
      ],
    });
    expect(tellFound(report)).toEqual([
      'Thinking with google/gemini-3.8-flash: GEMINI_API_KEY is set and Google accepts it.',
      'ANTHROPIC_API_KEY: Anthropic does not accept the key (HTTP 401).',
    ]);
    expect(google.received[0]?.headers['x-goog-api-key']).toBe('good');
  });

  test('a base URL comes first, with a key or without', async () => {
    await using server = await serveJson(({ path }) =>
      path === '/v1/models' ? list('text-embedding-3', 'my-model') : undefined,
    );

    const { model, report } = await findModel({
      env: { OPENAI_BASE_URL: `${server.url}/v1/`, ANTHROPIC_API_KEY: 'k' },
    });

    expect(model?.name).toBe('compatible/my-model');
    expect(report.because).toBe('OPENAI_BASE_URL is set');
    expect(server.received[0]?.headers.authorization).toBeUndefined();
  });

  test('an address without its path is understood', async () => {
    await using server = await serveJson(({ path }) => (path === '/v1/models' ? list('claude-sonnet-5') : undefined));

    const openai = await findModel({ env: { OPENAI_BASE_URL: server.url } });
    const anthropic = await findModel({ env: { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: `${server.url}/` } });

    expect([openai.report.chosen, anthropic.report.chosen]).toEqual([
      'compatible/claude-sonnet-5',
      'anthropic/claude-sonnet-5',
    ]);
  });

  test('where everybody may see the models, the key is checked by itself', async () => {
    await using server = await serveJson(({ path }) =>
      path === '/key' ? { status: 401, body: {} } : list('openai/gpt-6'),
    );

    const { report } = await findModel({
      env: { OPENROUTER_API_KEY: 'bad' },
      addresses: { ...nobody, openrouter: server.url },
    });

    expect(report.chosen).toBeUndefined();
    expect(report.tried[0]).toEqual({
      what: 'OPENROUTER_API_KEY',
      result: 'OpenRouter does not accept the key (HTTP 401)',
    });
  });

  test('GigaChat gives a token for its key, and is told of the tools in words', async () => {
    const said = openaiChat.events({ text: 'I send it.\n{"tool": "click", "input": {"id": 12}}' }).all.join('');
    await using server = await serveJson(({ path }) => {
      if (path === '/oauth') return { body: { access_token: 'token', expires_at: Date.now() + 1_800_000 } };
      return path === '/models' ? list('GigaChat', 'GigaChat-2-Max') : { type: 'text/event-stream', body: said };
    });

    const { model } = await findModel({
      env: { GIGACHAT_CREDENTIALS: 'Y3JlZA==' },
      addresses: { ...nobody, gigachat: server.url, 'gigachat-tokens': `${server.url}/oauth` },
    });
    if (!model) throw new Error('no model');
    const answer = await modelBrain(model).ask(navigatorAsks());

    expect(model.name).toBe('gigachat/GigaChat-2-Max');
    expect(answer.value.actions).toEqual([{ tool: 'click', input: { id: 12 } }]);
    const [oauth, models, chat] = server.received;
    expect(oauth).toMatchObject({ body: 'scope=GIGACHAT_API_PERS', headers: { authorization: 'Basic Y3JlZA==' } });
    expect(models?.headers.authorization).toBe('Bearer token');
    expect(chat?.headers.authorization).toBe('Bearer token');
    expect(JSON.parse(chat?.body ?? '')).not.toHaveProperty('tools');
    expect(chat?.body).toContain('The tools, each with the JSON Schema of its input');
    // One token for all of it.
    expect(server.received.filter(({ path }) => path === '/oauth')).toHaveLength(1);
  });

  test('YandexGPT needs to know the folder', async () => {
    const env = { YANDEX_API_KEY: 'k' };

    const { report } = await findModel({ env, addresses: nobody });
    const { model } = await findModel({ wanted: 'yandex/yandexgpt', env: { ...env, YANDEX_FOLDER_ID: 'b1g' } });

    expect(report.tried[0]).toEqual({ what: 'YANDEX_API_KEY', result: 'needs YANDEX_FOLDER_ID beside it' });
    expect(model?.name).toBe('yandex/gpt://b1g/yandexgpt/latest');
  });
});

describe('servers on this machine', () => {
  test('Ollama is asked for a model that can talk and is large enough', async () => {
    await using ollama = await serveJson(() => ({
      body: {
        models: [
          { name: 'nomic-embed-text:latest', details: { family: 'nomic-bert', parameter_size: '137M' } },
          { name: 'qwen3:0.6b', details: { family: 'qwen3', parameter_size: '751.63M' } },
          { name: 'qwen3:8b', details: { family: 'qwen3', parameter_size: '8.2B' } },
        ],
      },
    }));

    const { report } = await findModel({
      env: { OLLAMA_HOST: ollama.url.replace('http://', '') },
      addresses: { ...nobody, ollama: ollama.url },
    });

    expect(report.chosen).toBe('ollama/qwen3:8b');
    expect(report.because).toBe(`Ollama is running at ${ollama.url}`);
  });

  test('a small model is better than none, and that is said', async () => {
    await using ollama = await serveJson(() => ({
      body: { models: [{ name: 'qwen3:0.6b', details: { parameter_size: '751.63M' } }] },
    }));

    const { report } = await findModel({ env: {}, addresses: { ...nobody, ollama: ollama.url } });

    expect(report.because).toContain('it is small, so expect mistakes');
  });

  test('some other server on a busy port is not mistaken for a model', async () => {
    await using other = await serveJson(() => ({ type: 'text/html', body: '<h1>My wiki</h1>' }));
    await using almost = await serveJson(() => ({ body: { data: 'ok' } }));

    const { report } = await findModel({ env: {}, addresses: { ...nobody, 'llama.cpp': other.url, vllm: almost.url } });

    expect(report.chosen).toBeUndefined();
    expect(report.tried.map(({ result }) => result)).toEqual([
      'is not running',
      'is not running',
      'answers, but not with JSON',
      'answers, but not with a list of models',
    ]);
  });

  test('those that do not answer take no longer than one of them', async () => {
    await using silent = await serveJson(() => undefined);
    await using studio = await serveJson(() => list('text-embedding-nomic', 'qwen3-8b'));
    const started = performance.now();

    const { report } = await findModel({
      env: {},
      addresses: { ollama: silent.url, 'lm-studio': studio.url, 'llama.cpp': silent.url, vllm: silent.url },
    });

    expect(report.chosen).toBe('lm-studio/qwen3-8b');
    expect(report.tried[0]?.result).toBe('does not answer within 300 ms');
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  test('another machine is not asked by itself', async () => {
    const { ollama: _, ...others } = nobody;
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (input) => {
      asked.push(String(input));
      return Promise.reject(new Error('not now'));
    };

    const { report } = await findModel({ env: { OLLAMA_HOST: 'gpu.example:11434' }, addresses: others, fetch });

    expect(asked.join()).not.toContain('gpu.example');
    expect(report.tried[0]).toMatchObject({
      what: 'Ollama (http://gpu.example:11434)',
      result: expect.stringContaining('is not on this machine'),
    });
  });
});

test('where there is nothing, that is what is said', async () => {
  const { model, report } = await findModel({ env: {}, addresses: nobody });

  expect(model).toBeUndefined();
  expect(report.because).toMatch(/^no model is configured/);
  expect(report.tried).toHaveLength(4);
});

test('the newest model is found by its number, not by its date', () => {
  expect(bestModel(['gpt-5', 'gpt-6.1-sol', 'gpt-6-sol', 'gpt-6-luna', 'gpt-4o-realtime'], [/^gpt-[\d.]+-sol$/])).toBe(
    'gpt-6.1-sol',
  );
  expect(bestModel(['claude-sonnet-4-20250514', 'claude-sonnet-4-5'], [/^claude-sonnet-/])).toBe('claude-sonnet-4-5');
  expect(bestModel(['text-embedding-3-large'], [])).toBeUndefined();
});

/** Where a server was a moment ago. */
async function addressOfNobody(): Promise<string> {
  await using server = await serveJson(() => undefined);
  return server.url;
}
