import { expect, test } from 'vitest';
import { navigatorAsks } from '../../test/contracts/brain.ts';
import { ggufModel, type LlamaModule } from './gguf.ts';
import { modelBrain } from './model-brain.ts';

/** Says what it is told to; as much of the package as is used. */
function llamaThatSays(text: string, seen: string[] = []): LlamaModule {
  return {
    getLlama: async () => ({
      loadModel: async ({ modelPath }) => {
        seen.push(modelPath);
        const sequence = { dispose: () => seen.push('disposed') };
        return {
          trainContextSize: 8_192,
          createContext: async () => ({ contextSize: 8_192, getSequence: () => sequence }),
        };
      },
    }),
    LlamaChatSession: class {
      readonly #system: string;
      constructor({ systemPrompt }: { systemPrompt: string }) {
        this.#system = systemPrompt;
      }
      async prompt(asked: string, { onTextChunk }: { onTextChunk(text: string): void }) {
        seen.push(`${this.#system}\n${asked}`);
        onTextChunk(text);
        return text;
      }
      dispose() {}
    },
  };
}

test('a model file answers in words, and its calls are understood', async () => {
  const seen: string[] = [];
  const load = async () => llamaThatSays('I send it.\n{"tool": "click", "input": {"id": 12}}', seen);
  const brain = modelBrain(ggufModel({ path: '/models/small.gguf', load }));

  const answer = await brain.ask(navigatorAsks());
  await brain.ask(navigatorAsks());

  expect(answer).toMatchObject({
    model: 'gguf/small.gguf',
    value: { actions: [{ tool: 'click', input: { id: 12 } }] },
    cost: 0,
  });
  expect(seen.filter((what) => what === '/models/small.gguf')).toHaveLength(1);
  expect(seen.filter((what) => what === 'disposed')).toHaveLength(2);
  expect(seen[1]).toContain('- click: Click one element.');
});

test('without the package it says in one sentence how to get it', async () => {
  await expect(modelBrain(ggufModel({ path: '/models/small.gguf' })).ask(navigatorAsks())).rejects.toMatchObject({
    code: 'no_model',
    message: 'A .gguf file is run by the package node-llama-cpp, which is not installed.',
    hint: expect.stringContaining('npm install node-llama-cpp'),
  });
});

test('a prompt that does not fit is told, not cut', async () => {
  const load = async () => llamaThatSays('');
  const long = { system: 'You drive a browser.', parts: [{ text: 'word '.repeat(20_000) }] };

  const asked = modelBrain(ggufModel({ path: '/models/small.gguf', load })).ask(navigatorAsks({ prompt: long }));

  await expect(asked).rejects.toMatchObject({ code: 'context_too_long' });
});
