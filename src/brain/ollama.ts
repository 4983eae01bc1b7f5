import { z } from 'zod';
import { faultOf } from './fault-of.ts';
import type { Model, ModelCall, Patience, Reply, WrittenCall } from './model.ts';
import { ModelFault } from './model-fault.ts';
import { ANSWER } from './tool-shape.ts';
import { estimateUsage } from './usage.ts';
import { Watch } from './watch.ts';

type Fetch = typeof globalThis.fetch;

export interface OllamaOptions {
  /** Without a path: `http://127.0.0.1:11434`. */
  url: string;
  model: string;
  fetch?: Fetch;
  patience?: Partial<Patience>;
}

/**
 * A model in Ollama, by its own protocol. The one it shares with others knows no `num_ctx`, and without it a prompt that is longer
 * than a few thousand tokens loses its beginning, which is where the task stands, and nobody is told.
 */
export function ollamaModel({ url, model, fetch = globalThis.fetch, patience = {} }: OllamaOptions): Model {
  const room = new Room(url, model, fetch);
  return {
    name: `ollama/${model}`,
    patience,
    async call(call) {
      using watch = new Watch(call.patience, call.signal);
      let text = '';
      try {
        const context = await room.for(call, watch.signal);
        const response = await watch.listening(fetch)(`${url}/api/chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(requestOf(model, call, context)),
          signal: watch.signal,
        });
        if (!response.ok) throw faultOf({ status: response.status, words: await response.text() });
        return await replyFrom(response, call, (piece) => {
          text += piece;
          call.onText?.(piece);
        });
      } catch (error) {
        call.signal.throwIfAborted();
        const fault = watch.fault ?? (error instanceof ModelFault ? error : brokenOff(error, watch.begun));
        const usage = watch.begun && text ? estimateUsage(call, text) : undefined;
        throw usage ? new ModelFault(fault.kind, fault.message, { usage, cause: fault.cause }) : fault;
      }
    },
  };
}

function requestOf(model: string, { prompt, corrections, tools, forced }: ModelCall, num_ctx: number) {
  const images = prompt.parts.flatMap(({ picture }) =>
    picture ? [Buffer.from(picture.bytes).toString('base64')] : [],
  );
  const content = [...prompt.parts.map(({ text }) => text), ...corrections].filter(Boolean).join('\n\n');
  return {
    model,
    stream: true,
    messages: [
      { role: 'system', content: prompt.system },
      { role: 'user', content, ...(images.length > 0 && { images }) },
    ],
    // A form is filled in under its grammar, which models can do that know no tools.
    ...(forced
      ? { format: tools[0]?.input }
      : tools.length > 0 && {
          tools: tools.map(({ name, description, input }) => ({
            type: 'function',
            function: { name, description, parameters: input },
          })),
        }),
    options: { num_ctx },
  };
}

const Line = z.object({
  message: z
    .object({
      content: z.string().nullish(),
      tool_calls: z.array(z.object({ function: z.object({ name: z.string(), arguments: z.unknown() }) })).nullish(),
    })
    .optional(),
  done: z.boolean().optional(),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
  error: z.string().optional(),
});

async function replyFrom(response: Response, call: ModelCall, heard: (piece: string) => void): Promise<Reply> {
  let text = '';
  const calls: WrittenCall[] = [];
  for await (const line of linesOf(response)) {
    const { message, done, done_reason, prompt_eval_count, eval_count, error } = Line.parse(JSON.parse(line));
    if (error !== undefined) throw faultOf({ status: 500, words: error });
    const piece = message?.content ?? '';
    text += piece;
    if (piece && !call.forced) heard(piece);
    calls.push(
      ...(message?.tool_calls ?? []).map(({ function: { name, arguments: input } }) => ({ tool: name, input })),
    );
    if (!done) continue;
    const guess = estimateUsage(call, text + JSON.stringify(calls));
    const usage = {
      input: prompt_eval_count ?? guess.input,
      output: eval_count ?? guess.output,
      cached: 0,
      estimated: prompt_eval_count === undefined || eval_count === undefined,
    };
    const finish = done_reason === 'length' ? 'length' : 'done';
    return call.forced
      ? { text: '', calls: [{ tool: ANSWER, input: text }], usage, finish }
      : { text, calls, usage, finish };
  }
  throw new ModelFault('cut', 'ended its answer before it was complete');
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}

function brokenOff(error: unknown, begun: boolean): ModelFault {
  if (error instanceof SyntaxError || error instanceof z.ZodError)
    return new ModelFault('not_a_model', 'answered with something that no model says', { cause: error });
  return begun
    ? new ModelFault('cut', 'was cut off in the middle of its answer', { cause: error })
    : faultOf({ words: '', cause: error });
}

const Shown = z.object({ model_info: z.record(z.string(), z.unknown()).optional() });

/** Room that is left for the answer, in tokens. */
const FOR_THE_ANSWER = 4_096;
const SMALLEST = 16_384;

/** How much a model is told to take in. It only grows: for each other size the model is loaded anew. */
class Room {
  readonly #url: string;
  readonly #model: string;
  readonly #fetch: Fetch;
  #size = SMALLEST;
  #most: number | undefined;

  constructor(url: string, model: string, fetch: Fetch) {
    this.#url = url;
    this.#model = model;
    this.#fetch = fetch;
  }

  async for(call: ModelCall, signal: AbortSignal): Promise<number> {
    this.#most ??= await this.#largest(signal);
    const most = this.#most;
    const needed = estimateUsage(call, '').input + FOR_THE_ANSWER;
    if (needed > most)
      throw new ModelFault('too_long', `takes in ${most} tokens, and this prompt needs about ${needed}`);
    while (this.#size < needed) this.#size *= 2;
    return Math.min(this.#size, most);
  }

  async #largest(signal: AbortSignal): Promise<number> {
    const response = await this.#fetch(`${this.#url}/api/show`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: this.#model }),
      signal,
    });
    if (!response.ok) throw faultOf({ status: response.status, words: await response.text() });
    const { model_info = {} } = Shown.parse(await response.json());
    const told = Object.entries(model_info).find(([key]) => key.endsWith('.context_length'))?.[1];
    return typeof told === 'number' ? told : SMALLEST;
  }
}
