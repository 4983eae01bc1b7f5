import { expect, test } from 'vitest';
import { z } from 'zod';
import { navigatorAsks } from '../../test/contracts/brain.ts';
import { type JsonAnswer, type JsonServer, serveJson } from '../../test/model-server/serve-json.ts';
import { modelBrain } from './model-brain.ts';
import { ollamaModel } from './ollama.ts';

const DONE = { done: true, done_reason: 'stop', prompt_eval_count: 90, eval_count: 12 };
const CLICK = { function: { name: 'click', arguments: { id: 12 } } };

const lines = (...values: object[]): JsonAnswer => ({
  type: 'application/x-ndjson',
  body: values.map((value) => `${JSON.stringify(value)}\n`).join(''),
});

function serveOllama(chats: readonly JsonAnswer[], context = 40_960): Promise<JsonServer> {
  let next = 0;
  return serveJson(({ path }) => {
    if (path === '/api/show') return { body: { model_info: { 'qwen3.context_length': context } } };
    return chats[Math.min(next++, chats.length - 1)];
  });
}

const brainAt = (server: JsonServer) =>
  modelBrain(ollamaModel({ url: server.url, model: 'qwen3:8b' }), {
    policy: { firstPause: 1 },
    patience: { chunk: 500 },
  });

const chatsOf = (server: JsonServer) =>
  server.received.filter(({ path }) => path === '/api/chat').map(({ body }) => JSON.parse(body));

test('a question with tools is asked by the protocol of Ollama itself, with room for the prompt', async () => {
  await using server = await serveOllama([
    lines({ message: { content: 'I ' } }, { message: { content: 'send it.', tool_calls: [CLICK] } }, DONE),
  ]);

  const answer = await brainAt(server).ask(navigatorAsks());

  expect(answer).toMatchObject({
    value: { thought: 'I send it.', actions: [{ tool: 'click', input: { id: 12 } }] },
    model: 'ollama/qwen3:8b',
    usage: { input: 90, output: 12, estimated: false },
    cost: 0,
    mended: [],
  });
  const [chat] = chatsOf(server);
  expect(chat.options).toEqual({ num_ctx: 16_384 });
  expect(chat.tools).toHaveLength(2);
  expect(chat.messages[0]).toEqual({ role: 'system', content: 'You drive a browser.' });
});

test('the room grows with the prompt and does not shrink again, so that the model is not loaded anew each time', async () => {
  await using server = await serveOllama([lines({ message: { content: 'I send it.', tool_calls: [CLICK] } }, DONE)]);
  const brain = brainAt(server);
  const long = { system: 'You drive a browser.', parts: [{ text: 'word '.repeat(20_000) }] };

  await brain.ask(navigatorAsks({ prompt: long }));
  await brain.ask(navigatorAsks());

  expect(chatsOf(server).map(({ options }) => options.num_ctx)).toEqual([32_768, 32_768]);
});

test('a prompt that does not fit is told, not cut', async () => {
  await using server = await serveOllama([lines(DONE)], 8_192);
  const long = { system: 'You drive a browser.', parts: [{ text: 'word '.repeat(20_000) }] };

  await expect(brainAt(server).ask(navigatorAsks({ prompt: long }))).rejects.toMatchObject({
    code: 'context_too_long',
  });
  expect(chatsOf(server)).toEqual([]);
});

test('a question without tools is answered under the grammar of its schema', async () => {
  await using server = await serveOllama([
    lines({ message: { content: '{"steps": ["write"' } }, { message: { content: ', "send"]}' } }, DONE),
  ]);
  const { tools: _, ...rest } = navigatorAsks();

  const answer = await brainAt(server).ask({
    ...rest,
    role: 'planner',
    schema: z.object({ steps: z.array(z.string()) }),
  });

  expect(answer).toMatchObject({ value: { steps: ['write', 'send'] }, mended: [] });
  expect(chatsOf(server)[0].format).toMatchObject({ type: 'object', required: ['steps'] });
});

test('an answer that is cut off is asked for again', async () => {
  await using server = await serveOllama([
    lines({ message: { content: 'I send', tool_calls: [CLICK] } }),
    lines({ message: { content: 'I send it.', tool_calls: [CLICK] } }, DONE),
  ]);

  const answer = await brainAt(server).ask(navigatorAsks());

  expect(answer.mended).toEqual(['tried again: ollama/qwen3:8b ended its answer before it was complete']);
});

test('a model that knows no tools is told of them in words', async () => {
  await using server = await serveOllama([
    { status: 400, body: { error: 'registry.ollama.ai/library/gemma:7b does not support tools' } },
    lines({ message: { content: 'I send it.\n{"tool": "click", "input": {"id": 12}}' } }, DONE),
  ]);

  const answer = await brainAt(server).ask(navigatorAsks());

  expect(answer.value.actions).toEqual([{ tool: 'click', input: { id: 12 } }]);
  expect(chatsOf(server)[1]).not.toHaveProperty('tools');
});

test('a model that was never pulled is told', async () => {
  await using server = await serveJson(() => ({ status: 404, body: { error: "model 'qwen3:8b' not found" } }));

  await expect(brainAt(server).ask(navigatorAsks())).rejects.toMatchObject({
    code: 'model_key',
    message: "ollama/qwen3:8b does not let us in (HTTP 404): model 'qwen3:8b' not found.",
  });
});
