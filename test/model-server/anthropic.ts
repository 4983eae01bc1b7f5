import { z } from 'zod';
import { data, type Protocol, USAGE, written } from './play.ts';

const Body = z.object({ system: z.unknown(), tools: z.unknown(), messages: z.unknown() });

export const anthropic: Protocol = {
  name: 'Anthropic',
  path: /\/messages$/,

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
    const error = (type: string, message: string) => ({ type: 'error', error: { type, message } });
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
