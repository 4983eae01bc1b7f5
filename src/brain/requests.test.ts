import { expect, test } from 'vitest';
import { navigatorAsks } from '../../test/contracts/brain.ts';
import { anthropic } from '../../test/model-server/anthropic.ts';
import { google } from '../../test/model-server/google.ts';
import { openaiChat } from '../../test/model-server/openai-chat.ts';
import { openaiResponses } from '../../test/model-server/openai-responses.ts';
import type { Protocol as Spoken } from '../../test/model-server/play.ts';
import { type ModelServer, startModelServer } from '../../test/model-server/server.ts';
import type { Prompt } from './brain.ts';
import { modelBrain } from './model-brain.ts';
import { modelOf, type Protocol } from './providers.ts';

const SPOKEN: Readonly<Record<Protocol, Spoken>> = {
  compatible: openaiChat,
  openai: openaiResponses,
  anthropic,
  google,
};
const PROTOCOLS = Object.keys(SPOKEN) as Protocol[];

const HISTORY = ['Step 1: opened the letter.', 'Step 2: typed "Dear Ann".'];

function promptAt(step: number): Prompt {
  return {
    system: 'You drive a browser.',
    parts: [
      { text: 'The task: send the letter.', stable: true },
      ...HISTORY.slice(0, step).map((text) => ({ text, stable: true })),
      { text: `Now, at step ${step}: [12] button "Send"` },
    ],
  };
}

async function requestsOf(protocol: Protocol, server: ModelServer, prompts: readonly Prompt[]) {
  const path = protocol === 'google' ? '/v1beta' : '/v1';
  const brain = modelBrain(modelOf(protocol, protocol, 'm', { apiKey: 'key', baseUrl: `${server.url}${path}` }));
  server.play({ text: 'So be it.', calls: [{ tool: 'click', input: { id: 12 } }] });
  for (const prompt of prompts) await brain.ask(navigatorAsks({ prompt }));
  return server.received.map(({ body }) => SPOKEN[protocol].read(JSON.parse(body)));
}

test.each(PROTOCOLS)(
  'over %s two calls begin with the same bytes, up to the end of what is stable',
  async (protocol) => {
    await using server = await startModelServer();

    const [first, second] = await requestsOf(protocol, server, [promptAt(1), promptAt(2)]);

    expect(second?.system).toBe(first?.system);
    expect(second?.tools).toBe(first?.tools);
    // Where the marks stand is no part of what is kept.
    const [before, after] = [first, second].map((request) => unmarked(request?.parts ?? ''));
    const stable = (before ?? '').slice(0, (before ?? '').indexOf(HISTORY[0] ?? '') + (HISTORY[0] ?? '').length);
    expect(stable).toContain('The task: send the letter.');
    expect(after?.startsWith(stable)).toBe(true);
  },
);

test.each(PROTOCOLS)('over %s the same question twice is the same request, byte for byte', async (protocol) => {
  await using server = await startModelServer();

  await requestsOf(protocol, server, [promptAt(2), promptAt(2)]);

  expect(server.received[1]?.body).toBe(server.received[0]?.body);
});

test('Anthropic is told what to keep: tools, system and the last stable parts, with four marks at most', async () => {
  await using server = await startModelServer();

  const [request] = await requestsOf('anthropic', server, [promptAt(2)]);

  const marks = [request?.tools, request?.system, request?.parts].map(
    (text) => text?.match(/"cache_control"/g)?.length ?? 0,
  );
  expect(marks).toEqual([1, 1, 2]);
  expect(request?.parts).toContain(`${JSON.stringify(HISTORY[1]).slice(1, -1)}","cache_control"`);
});

test('OpenAI gets a key that stays the same through a run, and is asked to store nothing', async () => {
  await using server = await startModelServer();

  await requestsOf('openai', server, [promptAt(1), promptAt(2)]);

  const [first, second] = server.received.map(({ body }) => JSON.parse(body));
  expect(first.prompt_cache_key).toMatch(/^[0-9a-f]{32}$/);
  expect(second.prompt_cache_key).toBe(first.prompt_cache_key);
  expect(first.store).toBe(false);
});

test.each(PROTOCOLS)('over %s a picture travels with its part', async (protocol) => {
  await using server = await startModelServer();
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const prompt: Prompt = { system: 'You see.', parts: [{ text: 'Look:', picture: { mediaType: 'image/png', bytes } }] };

  const [request] = await requestsOf(protocol, server, [prompt]);

  expect(request?.parts).toContain(bytes.toString('base64'));
});

function unmarked(text: string): string {
  return text.replaceAll(',"cache_control":{"type":"ephemeral"}', '');
}
