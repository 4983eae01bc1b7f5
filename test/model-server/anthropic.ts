import { z } from 'zod';
import { data, type Protocol, USAGE, written } from './play.ts';
import { everyCallHasItsResult, inputSchema, someText, toolName } from './request.ts';

const cached = { cache_control: z.object({ type: z.literal('ephemeral') }).optional() };
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: someText, ...cached }),
  z.object({ type: z.literal('image'), source: z.object({ type: z.literal('base64'), data: someText }), ...cached }),
  z.object({ type: z.literal('tool_use'), id: someText, name: toolName, input: z.looseObject({}), ...cached }),
  z.object({ type: z.literal('tool_result'), tool_use_id: someText, content: z.unknown(), ...cached }),
]);
const message = z.object({ role: z.enum(['user', 'assistant']), content: z.array(block).min(1) });
const tool = z.looseObject({ name: toolName, description: z.string(), input_schema: inputSchema, ...cached });

const request = z
  .object({
    headers: z.looseObject({ 'x-api-key': someText, 'anthropic-version': someText }),
    body: z.strictObject({
      model: someText,
      max_tokens: z.int().positive(),
      stream: z.literal(true),
      system: z.array(z.object({ type: z.literal('text'), text: someText, ...cached })),
      messages: z.array(message).min(1),
      tools: z.array(tool).min(1).optional(),
      tool_choice: z.object({ type: z.enum(['auto', 'any', 'none']) }).optional(),
    }),
  })
  .refine(({ body }) => body.messages[0]?.role === 'user', 'The first message has to be that of the user.')
  .refine(({ body }) => JSON.stringify(body).split('"cache_control"').length <= 5, 'There are more than four marks.')
  .refine(
    ({ body }) =>
      everyCallHasItsResult(
        body.messages.map(({ content }) => ({
          calls: content.flatMap((one) => (one.type === 'tool_use' ? [one.id] : [])),
          results: content.flatMap((one) => (one.type === 'tool_result' ? [one.tool_use_id] : [])),
        })),
      ),
    'A tool_use has no tool_result behind it, or a tool_result no tool_use before it.',
  )
  .transform(({ body }) => ({
    tools: (body.tools ?? []).map(({ name }) => name),
    insists: body.tool_choice?.type === 'any',
  }));

const Body = z.object({ system: z.unknown(), tools: z.unknown(), messages: z.unknown() });

export const anthropic: Protocol = {
  name: 'Anthropic',
  path: /\/messages$/,
  request,
  refusal: (because) => ({ status: 400, body: error('invalid_request_error', because) }),

  events({ text, calls = [], finish, usage = USAGE }) {
    const all: string[] = [];
    const put = (type: string, value: object) => all.push(data({ type, ...value }, type));
    const { input, output, cached = 0 } = usage;
    put('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: {
          input_tokens: input - cached,
          cache_read_input_tokens: cached,
          cache_creation_input_tokens: 0,
          output_tokens: 1,
        },
      },
    });
    let index = 0;
    if (text) {
      put('content_block_start', { index, content_block: { type: 'text', text: '' } });
      for (const piece of written(text))
        put('content_block_delta', { index, delta: { type: 'text_delta', text: piece } });
      put('content_block_stop', { index });
      index++;
    }
    let half = all.length;
    for (const [count, { tool, input: given }] of calls.entries()) {
      const [first, second] = written(given);
      put('content_block_start', {
        index,
        content_block: { type: 'tool_use', id: `toolu_${count}`, name: tool, input: {} },
      });
      put('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: first } });
      if (count === 0) half = all.length;
      put('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json: second } });
      put('content_block_stop', { index });
      index++;
    }
    const reason = { length: 'max_tokens', refused: 'refusal', none: calls.length > 0 ? 'tool_use' : 'end_turn' };
    put('message_delta', {
      delta: { stop_reason: reason[finish ?? 'none'], stop_sequence: null },
      usage: { output_tokens: output },
    });
    put('message_stop', {});
    return { all, half };
  },

  complaint(kind) {
    switch (kind) {
      case 'busy':
        return { status: 429, body: error('rate_limit_error', 'This request would exceed your rate limit.') };
      case 'overloaded':
        return { status: 529, body: error('overloaded_error', 'Overloaded') };
      case 'key':
        return { status: 401, body: error('authentication_error', 'invalid x-api-key') };
      case 'no credit':
        return {
          status: 400,
          body: error('invalid_request_error', 'Your credit balance is too low to access the API.'),
        };
      case 'model gone':
        return { status: 404, body: error('not_found_error', 'model: m') };
      case 'too long':
        return {
          status: 400,
          body: error('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
        };
      case 'no pictures':
        return { status: 400, body: error('invalid_request_error', 'This model does not support image input.') };
      case 'no tools':
        return { status: 400, body: error('invalid_request_error', 'This model does not support tool use.') };
    }
  },

  trouble: data({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }, 'error'),

  read(body) {
    const { system, tools, messages } = Body.parse(body);
    return { system: JSON.stringify(system), tools: JSON.stringify(tools), parts: JSON.stringify(messages) };
  },
};

function error(type: string, message: string) {
  return { type: 'error', error: { type, message } };
}
