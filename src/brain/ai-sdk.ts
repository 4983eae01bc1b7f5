import { createHash } from 'node:crypto';
import type { LanguageModel, LanguageModelUsage, ToolSet } from 'ai';
import { faultIn, quietSdk } from './ai-sdk-faults.ts';
import type { Usage } from './brain.ts';
import { type Caching, KEEP, messagesOf } from './messages.ts';
import type { Model, ModelCall, Patience, Reply, WrittenCall } from './model.ts';
import { ModelFault } from './model-fault.ts';
import { addUsage, estimateUsage, NO_USAGE } from './usage.ts';
import { Watch } from './watch.ts';

type Fetch = typeof globalThis.fetch;

export interface AiSdkOptions {
  /** `provider/model`. */
  name: string;
  /** Loads the provider's module and gets the model from it, to be reached by this `fetch`. */
  connect: (fetch: Fetch) => Promise<LanguageModel>;
  caching?: Caching;
  callsTools?: boolean;
  /** Where tools are taken for strict ones unless told otherwise, which allows only a part of JSON Schema. */
  strictUnlessTold?: boolean;
  patience?: Partial<Patience>;
  fetch?: Fetch;
}

/** Any model that the AI SDK can reach. It only translates: it does not try again, repair, or run a tool. */
export function aiSdkModel(options: AiSdkOptions): Model {
  const { name, callsTools, patience } = options;
  return {
    name,
    ...(callsTools !== undefined && { callsTools }),
    ...(patience !== undefined && { patience }),
    call: (call) => callOnce(options, call),
  };
}

async function callOnce(options: AiSdkOptions, call: ModelCall): Promise<Reply> {
  const heard = { text: '', length: 0, calls: [] as WrittenCall[] };
  // The clock is the model's: that our own modules take a moment to load is not its doing.
  await quietSdk();
  using watch = new Watch(call.patience, call.signal);
  try {
    return await stream(options, call, watch, heard);
  } catch (error) {
    call.signal.throwIfAborted();
    const fault = watch.fault ?? (await faultIn(error, watch.begun));
    // Whoever has begun to answer has read the prompt, and will put it on the bill.
    const usage = fault.usage ?? (watch.begun && heard.length > 0 ? estimateUsage(call, heard.text) : undefined);
    throw new ModelFault(fault.kind, fault.message, {
      ...(fault.retryAfter !== undefined && { retryAfter: fault.retryAfter }),
      ...(usage && { usage }),
      cause: fault.cause,
    });
  }
}

interface Heard {
  text: string;
  /** Of all that came, tool inputs among them. */
  length: number;
  calls: WrittenCall[];
}

/** No answer is so long. Who goes on has lost the thread and would only cost money. */
const LONGEST = 400_000;

async function stream(options: AiSdkOptions, call: ModelCall, watch: Watch, heard: Heard): Promise<Reply> {
  const { caching = 'by_itself', connect, fetch = globalThis.fetch } = options;
  const [{ streamText }, model] = await Promise.all([quietSdk(), connect(watch.listening(fetch))]);
  const tools = await toolsOf(call, options);
  const result = streamText({
    model,
    ...messagesOf(call, caching),
    ...(call.tools.length > 0 && { tools, toolChoice: call.forced ? 'required' : 'auto' }),
    maxRetries: 0,
    abortSignal: watch.signal,
    onError: () => {},
    providerOptions: {
      // Nothing is left with the provider. The key leads calls with the same beginning to the machine that has it.
      openai: { store: false, ...(caching === 'key' && { promptCacheKey: cacheKey(call) }) },
    },
  });

  for await (const part of result.stream) {
    if (part.type === 'text-delta') {
      heard.text += part.text;
      heard.length += part.text.length;
      call.onText?.(part.text);
    } else if (part.type === 'tool-input-delta') {
      heard.length += part.delta.length;
    } else if (part.type === 'tool-call') {
      heard.length += 1;
      heard.calls.push({ tool: part.toolName, input: part.input });
    } else if (part.type === 'error') {
      throw part.error;
    } else if (part.type === 'abort') {
      break;
    } else if (part.type === 'finish-step') {
      return replyOf(call, heard, part);
    }
    if (heard.length > LONGEST) return unusable('length', heard.text, estimateUsage(call, heard.text));
  }
  watch.signal.throwIfAborted();
  throw new ModelFault('cut', 'ended its answer before it was complete');
}

interface Finished {
  finishReason: string;
  rawFinishReason: string | undefined;
  usage: LanguageModelUsage;
}

function replyOf(call: ModelCall, heard: Heard, finished: Finished): Reply {
  const { text, calls } = heard;
  const usage = usageOf(finished.usage) ?? estimateUsage(call, text + JSON.stringify(calls));
  switch (finished.finishReason) {
    case 'stop':
    case 'tool-calls':
      return { text, calls, usage, finish: 'done' };
    case 'length':
      return unusable('length', text, usage);
    case 'content-filter':
      return unusable('refused', text, usage);
    default:
      if (MALFORMED.test(finished.rawFinishReason ?? '')) return { text, calls: [], usage, finish: 'done' };
      // Without the provider's own word that it was done, the last call may be half of one.
      if (finished.rawFinishReason === undefined || finished.finishReason === 'error')
        throw new ModelFault('cut', 'ended its answer before it was complete', { usage });
      return { text, calls, usage, finish: 'done' };
  }
}

/** What was not meant to end here is not to be acted on, not even the part that looks complete. */
function unusable(finish: 'length' | 'refused', text: string, usage: Usage): Reply {
  return { text, calls: [], usage, finish };
}

/** How Google says that the model wrote a tool call that is none. */
const MALFORMED = /malformed|unexpected_tool/i;

async function toolsOf(call: ModelCall, { caching, strictUnlessTold = false }: AiSdkOptions): Promise<ToolSet> {
  const { jsonSchema, tool } = await quietSdk();
  const last = call.tools.at(-1);
  return Object.fromEntries(
    call.tools.map((shape) => [
      shape.name,
      tool({
        description: shape.description,
        inputSchema: jsonSchema(shape.input),
        ...(strictUnlessTold && { strict: false }),
        ...(caching === 'marks' && shape === last && KEEP),
      }),
    ]),
  );
}

function usageOf(usage: LanguageModelUsage): Usage | undefined {
  if (usage.inputTokens === undefined && usage.outputTokens === undefined) return undefined;
  const { cacheReadTokens, cacheWriteTokens } = usage.inputTokenDetails;
  return addUsage(NO_USAGE, {
    input: usage.inputTokens ?? 0,
    output: usage.outputTokens ?? 0,
    cached: cacheReadTokens ?? 0,
    ...(cacheWriteTokens && { written: cacheWriteTokens }),
    estimated: usage.inputTokens === undefined || usage.outputTokens === undefined,
  });
}

function cacheKey(call: ModelCall): string {
  const beginning = JSON.stringify([
    call.prompt.system,
    call.prompt.parts[0]?.text,
    call.tools.map(({ name }) => name),
  ]);
  return createHash('sha256').update(beginning).digest('hex').slice(0, 32);
}
