import { basename } from 'node:path';
import { LotsmanError } from '../errors.ts';
import type { Model, ModelCall, Patience, Reply } from './model.ts';
import { ModelFault } from './model-fault.ts';
import { estimateUsage } from './usage.ts';
import { Watch } from './watch.ts';

/** What is used of `node-llama-cpp`, which is installed by those who want it. */
export interface LlamaModule {
  getLlama(): Promise<{ loadModel(options: { modelPath: string }): Promise<LoadedModel> }>;
  LlamaChatSession: new (options: { contextSequence: Sequence; systemPrompt: string }) => Session;
}

interface LoadedModel {
  trainContextSize: number;
  createContext(options: { contextSize: { max: number } }): Promise<{ contextSize: number; getSequence(): Sequence }>;
}

interface Sequence {
  dispose(): void;
}

interface Session {
  prompt(
    text: string,
    options: { signal: AbortSignal; maxTokens: number; onTextChunk(text: string): void },
  ): Promise<string>;
  dispose(): void;
}

export interface GgufOptions {
  path: string;
  patience?: Partial<Patience>;
  /** How the module is got; another one in tests. */
  load?: () => Promise<LlamaModule>;
}

const LARGEST_CONTEXT = 32_768;
const LONGEST_ANSWER = 4_096;

/** A model file that runs inside this process. It is loaded at the first question and stays. */
export function ggufModel({ path, patience = {}, load = installedLlama }: GgufOptions): Model {
  let ready: Promise<Loaded> | undefined;
  return {
    name: `gguf/${basename(path)}`,
    callsTools: false,
    patience,
    async call(call) {
      ready ??= open(path, load);
      // What failed to load may be there the next time.
      const loaded = await ready.catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
      return ask(loaded, call);
    },
  };
}

interface Loaded {
  module: LlamaModule;
  context: { contextSize: number; getSequence(): Sequence };
}

async function open(path: string, load: () => Promise<LlamaModule>): Promise<Loaded> {
  const module = await load();
  const llama = await module.getLlama();
  const model = await llama.loadModel({ modelPath: path });
  return { module, context: await model.createContext({ contextSize: { max: LARGEST_CONTEXT } }) };
}

async function ask({ module, context }: Loaded, call: ModelCall): Promise<Reply> {
  const { prompt, corrections } = call;
  const needed = estimateUsage(call, '').input + LONGEST_ANSWER / 4;
  if (needed > context.contextSize)
    throw new ModelFault('too_long', `takes in ${context.contextSize} tokens, and this prompt needs about ${needed}`);
  const contextSequence = context.getSequence();
  const session = new module.LlamaChatSession({ contextSequence, systemPrompt: prompt.system });
  using watch = new Watch(call.patience, call.signal);
  try {
    const words = [...prompt.parts.map(({ text }) => text), ...corrections].filter(Boolean).join('\n\n');
    const text = await session.prompt(words, {
      signal: watch.signal,
      maxTokens: LONGEST_ANSWER,
      onTextChunk: (piece) => {
        watch.alive();
        call.onText?.(piece);
      },
    });
    return { text, calls: [], usage: estimateUsage(call, text), finish: 'done' };
  } catch (error) {
    call.signal.throwIfAborted();
    throw watch.fault ?? new ModelFault('cut', 'stopped in the middle of its answer', { cause: error });
  } finally {
    session.dispose();
    contextSequence.dispose();
  }
}

/** Fails with a sentence where it is not installed. */
export async function installedLlama(): Promise<LlamaModule> {
  // By a name that only the running program knows: the package is not a dependency, and need not be there to compile.
  const name = 'node-llama-cpp';
  try {
    return (await import(name)) as LlamaModule;
  } catch (cause) {
    throw new LotsmanError('no_model', 'A .gguf file is run by the package node-llama-cpp, which is not installed.', {
      hint: 'Install it with `npm install node-llama-cpp@3`, or run the file in Ollama, LM Studio or llama.cpp.',
      cause,
    });
  }
}
