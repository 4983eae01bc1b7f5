import { z } from 'zod';
import { data, type Protocol, USAGE, written } from './play.ts';
import { everyCallHasItsResult, inputSchema, someText, toolName } from './request.ts';

const piece = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: someText }),
  z.strictObject({ type: z.literal('image_url'), image_url: z.looseObject({ url: z.string().startsWith('data:') }) }),
]);
const call = z.strictObject({
  id: someText,
  type: z.literal('function'),
  function: z.strictObject({ name: toolName, arguments: z.string() }),
});
const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), content: someText }),
  z.strictObject({ role: z.literal('user'), content: z.union([someText, z.array(piece).min(1)]) }),
  z.strictObject({
    role: z.literal('assistant'),
    content: z.string().nullish(),
    tool_calls: z.array(call).min(1).optional(),
  }),
  z.strictObject({ role: z.literal('tool'), tool_call_id: someText, content: z.string() }),
]);
const tool = z.strictObject({
  type: z.literal('function'),
  function: z.looseObject({ name: toolName, description: z.string(), parameters: inputSchema }),
});

const request = z
  .object({
    headers: z.looseObject({ authorization: z.string().startsWith('Bearer ') }),
    body: z.strictObject({
      model: someText,
      stream: z.literal(true),
      stream_options: z.object({ include_usage: z.literal(true) }),
      messages: z.array(message).min(1),
      tools: z.array(tool).min(1).optional(),
      tool_choice: z.enum(['auto', 'required', 'none']).optional(),
    }),
  })
  .refine(
    ({ body }) =>
      everyCallHasItsResult(
        body.messages.map((one) => ({
          calls: one.role === 'assistant' ? (one.tool_calls ?? []).map(({ id }) => id) : [],
          results: one.role === 'tool' ? [one.tool_call_id] : [],
        })),
      ),
    'A tool call has no tool message behind it, or a tool message no call before it.',
  )
  .transform(({ body }) => ({
    tools: (body.tools ?? []).map(({ function: { name } }) => name),
    insists: body.tool_choice === 'required',
  }));

const Body = z.object({ messages: z.array(z.object({ role: z.string(), content: z.unknown() })), tools: z.unknown() });

export const openaiChat: Protocol = {
  name: 'OpenAI chat',
  path: /\/chat\/completions$/,
  request,
  refusal: openaiRefusal,

  events({ text, calls = [], finish, usage = USAGE }) {
    const all: string[] = [];
    const delta = (value: unknown, reason: string | null = null) =>
      all.push(
        data({
          id: 'c1',
          object: 'chat.completion.chunk',
          created: 1,
          model: 'm',
          choices: [{ index: 0, delta: value, finish_reason: reason }],
        }),
      );
    delta({ role: 'assistant', content: '' });
    if (text) for (const piece of written(text)) delta({ content: piece });
    let half = all.length;
    for (const [index, { tool, input }] of calls.entries()) {
      const [first, second] = written(input);
      delta({
        tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name: tool, arguments: '' } }],
      });
      delta({ tool_calls: [{ index, function: { arguments: first } }] });
      if (index === 0) half = all.length;
      delta({ tool_calls: [{ index, function: { arguments: second } }] });
    }
    const reason = { length: 'length', refused: 'content_filter', none: calls.length > 0 ? 'tool_calls' : 'stop' };
    delta({}, reason[finish ?? 'none']);
    const { input, output, cached = 0 } = usage;
    all.push(
      data({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [],
        usage: {
          prompt_tokens: input,
          completion_tokens: output,
          total_tokens: input + output,
          prompt_tokens_details: { cached_tokens: cached },
        },
      }),
      'data: [DONE]\n\n',
    );
    return { all, half };
  },

  complaint: openaiComplaint,

  trouble: data({ error: { message: 'The server had an error', type: 'server_error', code: null } }),

  read(body) {
    const { messages, tools } = Body.parse(body);
    const [system, ...rest] = messages;
    return { system: JSON.stringify(system), tools: JSON.stringify(tools), parts: JSON.stringify(rest) };
  },
};

export function openaiRefusal(because: string): ReturnType<Protocol['refusal']> {
  return { status: 400, body: error(because, 'invalid_value') };
}

export function openaiComplaint(kind: Parameters<Protocol['complaint']>[0]): ReturnType<Protocol['complaint']> {
  switch (kind) {
    case 'busy':
      return { status: 429, body: error('Rate limit reached for requests', 'rate_limit_exceeded', 'requests') };
    case 'overloaded':
      return { status: 503, body: error('The engine is currently overloaded', 'overloaded', 'server_error') };
    case 'key':
      return { status: 401, body: error('Incorrect API key provided: sk-***.', 'invalid_api_key') };
    case 'no credit':
      return {
        status: 429,
        body: error(
          'You exceeded your current quota, please check your plan and billing details.',
          'insufficient_quota',
          'insufficient_quota',
        ),
      };
    case 'model gone':
      return {
        status: 404,
        body: error('The model `m` does not exist or you do not have access to it.', 'model_not_found'),
      };
    case 'too long':
      return {
        status: 400,
        body: error(
          "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
          'context_length_exceeded',
        ),
      };
    case 'no pictures':
      return { status: 400, body: error('This model does not support image input.', 'unsupported') };
    case 'no tools':
      return { status: 400, body: error('registry.example/m does not support tools', 'unsupported') };
  }
}

function error(message: string, code: string, type = 'invalid_request_error') {
  return { error: { message, type, param: null, code } };
}
