import { z } from 'zod';
import { openaiComplaint } from './openai-chat.ts';
import { data, type Protocol, USAGE, written } from './play.ts';

const Body = z.object({ input: z.array(z.unknown()), tools: z.unknown() });

export const openaiResponses: Protocol = {
  name: 'OpenAI responses',
  path: /\/responses$/,

  events({ text, calls = [], finish, usage = USAGE }) {
    const all: string[] = [];
    const put = (type: string, value: object) => all.push(data({ type, sequence_number: all.length, ...value }, type));
    put('response.created', { response: { id: 'resp_1', created_at: 1, model: 'm' } });
    let output_index = 0;
    if (text) {
      put('response.output_item.added', {
        output_index,
        item: { type: 'message', id: 'msg_1', role: 'assistant', status: 'in_progress', content: [] },
      });
      for (const delta of written(text))
        put('response.output_text.delta', { item_id: 'msg_1', output_index, content_index: 0, delta });
      put('response.output_item.done', {
        output_index,
        item: {
          type: 'message',
          id: 'msg_1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      });
      output_index++;
    }
    let half = all.length;
    for (const [index, { tool, input }] of calls.entries()) {
      const item = { type: 'function_call', id: `fc_${index}`, call_id: `call_${index}`, name: tool };
      const [first, second] = written(input);
      put('response.output_item.added', { output_index, item: { ...item, arguments: '', status: 'in_progress' } });
      put('response.function_call_arguments.delta', { item_id: item.id, output_index, delta: first });
      if (index === 0) half = all.length;
      put('response.function_call_arguments.delta', { item_id: item.id, output_index, delta: second });
      put('response.function_call_arguments.done', { item_id: item.id, output_index, arguments: first + second });
      put('response.output_item.done', {
        output_index,
        item: { ...item, arguments: first + second, status: 'completed' },
      });
      output_index++;
    }
    const { input, output, cached = 0 } = usage;
    const reason = finish && { length: 'max_output_tokens', refused: 'content_filter' }[finish];
    put(finish ? 'response.incomplete' : 'response.completed', {
      response: {
        incomplete_details: reason ? { reason } : null,
        usage: {
          input_tokens: input,
          input_tokens_details: { cached_tokens: cached },
          output_tokens: output,
          output_tokens_details: { reasoning_tokens: 0 },
        },
      },
    });
    return { all, half };
  },

  complaint: openaiComplaint,

  trouble: data(
    { type: 'error', sequence_number: 9, code: 'server_error', message: 'The server had an error', param: null },
    'error',
  ),

  read(body) {
    const { input, tools } = Body.parse(body);
    const [system, ...rest] = input;
    return { system: JSON.stringify(system), tools: JSON.stringify(tools), parts: JSON.stringify(rest) };
  },
};
