import { z } from 'zod';
import { openaiComplaint, openaiRefusal } from './openai-chat.ts';
import { data, type Protocol, USAGE, written } from './play.ts';
import { everyCallHasItsResult, inputSchema, someText, toolName } from './request.ts';

const piece = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('input_text'), text: someText }),
  z.looseObject({ type: z.literal('input_image'), image_url: z.string().startsWith('data:') }),
]);
const item = z.union([
  z.strictObject({ role: z.literal('system'), content: someText }),
  z.strictObject({ role: z.literal('user'), content: z.array(piece).min(1) }),
  z.looseObject({ role: z.literal('assistant'), content: z.array(z.looseObject({ type: z.literal('output_text') })) }),
  z.looseObject({
    type: z.literal('function_call'),
    call_id: someText,
    name: toolName,
    arguments: z.string(),
  }),
  z.looseObject({ type: z.literal('function_call_output'), call_id: someText, output: z.unknown() }),
]);
const tool = z.strictObject({
  type: z.literal('function'),
  name: toolName,
  description: z.string(),
  parameters: inputSchema,
  strict: z.literal(false),
});

const request = z
  .object({
    headers: z.looseObject({ authorization: z.string().startsWith('Bearer ') }),
    body: z.strictObject({
      model: someText,
      stream: z.literal(true),
      store: z.literal(false),
      prompt_cache_key: someText,
      input: z.array(item).min(1),
      tools: z.array(tool).min(1).optional(),
      tool_choice: z.enum(['auto', 'required', 'none']).optional(),
    }),
  })
  .refine(
    ({ body }) =>
      everyCallHasItsResult(
        body.input.map((one) => ({
          calls: 'type' in one && one.type === 'function_call' ? [String(one.call_id)] : [],
          results: 'type' in one && one.type === 'function_call_output' ? [String(one.call_id)] : [],
        })),
      ),
    'A function_call has no function_call_output behind it, or an output no call before it.',
  )
  .transform(({ body }) => ({
    tools: (body.tools ?? []).map(({ name }) => name),
    insists: body.tool_choice === 'required',
  }));

const Body = z.object({ input: z.array(z.unknown()), tools: z.unknown() });

export const openaiResponses: Protocol = {
  name: 'OpenAI responses',
  path: /\/responses$/,
  request,
  refusal: openaiRefusal,

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
