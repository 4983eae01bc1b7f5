import { expect, test } from 'vitest';
import { modelBrain } from '../../src/brain/model-brain.ts';
import { modelOf, type Protocol } from '../../src/brain/providers.ts';
import { navigatorAsks } from '../contracts/brain.ts';
import { GOOD } from './faults.ts';
import { startModelServer } from './server.ts';

/** A conversation goes on: what each protocol calls it, a call in it, the result of that call, and a word of the user. */
const MORE: Readonly<Record<Protocol, { list: string; call: object; result: object; word: object }>> = {
  compatible: {
    list: 'messages',
    call: {
      role: 'assistant',
      content: '',
      tool_calls: [{ id: 'c1', type: 'function', function: { name: 'click', arguments: '{"id":12}' } }],
    },
    result: { role: 'tool', tool_call_id: 'c1', content: 'Clicked.' },
    word: { role: 'user', content: 'Go on.' },
  },
  openai: {
    list: 'input',
    call: { type: 'function_call', call_id: 'c1', name: 'click', arguments: '{"id":12}' },
    result: { type: 'function_call_output', call_id: 'c1', output: 'Clicked.' },
    word: { role: 'user', content: [{ type: 'input_text', text: 'Go on.' }] },
  },
  anthropic: {
    list: 'messages',
    call: { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'click', input: { id: 12 } }] },
    result: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'Clicked.' }] },
    word: { role: 'user', content: [{ type: 'text', text: 'Go on.' }] },
  },
  google: {
    list: 'contents',
    call: { role: 'model', parts: [{ functionCall: { name: 'click', args: { id: 12 } } }] },
    result: { role: 'user', parts: [{ functionResponse: { name: 'click', response: { said: 'Clicked.' } } }] },
    word: { role: 'user', parts: [{ text: 'Go on.' }] },
  },
};

test.each(Object.keys(MORE) as Protocol[])(
  'over %s the server takes what we send, and turns down what a provider would not take',
  async (protocol) => {
    await using server = await startModelServer();
    const path = protocol === 'google' ? '/v1beta' : '/v1';
    server.play(GOOD);
    await modelBrain(modelOf(protocol, protocol, 'm', { apiKey: 'key', baseUrl: `${server.url}${path}` })).ask(
      navigatorAsks(),
    );
    const sent = server.received[0];
    if (!sent) throw new Error('Nothing came in.');
    const keys = Object.entries(sent.headers).flatMap(([name, value]) =>
      /^(authorization|x-|anthropic-)/.test(name) ? [[name, String(value)] as [string, string]] : [],
    );
    const statusOf = async (body: unknown, headers = new Headers([...keys])) =>
      (await fetch(`${server.url}${sent.path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status;

    const body = JSON.parse(sent.body);
    const { list, call, result, word } = MORE[protocol];
    const after = (...turns: object[]) => ({ ...body, [list]: [...body[list], ...turns] });

    expect(await statusOf(body)).toBe(200);
    expect(await statusOf(body, new Headers())).toBe(400);
    expect(await statusOf(after(call, result, word))).toBe(200);
    expect(await statusOf(after(call, word))).toBe(400);
    expect(await statusOf(after(result))).toBe(400);
    expect(await statusOf({ ...body, tools: [] })).toBe(400);
    expect(await statusOf(JSON.parse(sent.body.replaceAll('"type":"object"', '"type":"array"')))).toBe(400);
  },
);
