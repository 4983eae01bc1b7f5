import { describe, expect, test } from 'vitest';
import { readJson } from './mend-json.ts';
import { spokenIn } from './written-calls.ts';

const TOOLS = ['click', 'type', 'scroll'];

describe('calls that were written as text are understood', () => {
  const CLICK = [{ tool: 'click', input: { id: 3 } }];
  test.each([
    ['JSON alone', '{"tool": "click", "input": {"id": 3}}'],
    ['JSON after words', 'I click it.\n{"name": "click", "arguments": {"id": 3}}'],
    ['a code block', '```json\n{"tool": "click", "input": {"id": 3}}\n```'],
    ['a code block without a language', 'So:\n```\n{"tool": "click", "input": {"id": 3}}\n```\n'],
    ['arguments as a string', '{"name": "click", "arguments": "{\\"id\\": 3}"}'],
    [
      'the shape of an API',
      '{"tool_calls": [{"type": "function", "function": {"name": "click", "arguments": {"id": 3}}}]}',
    ],
    ['a list', '[{"name": "click", "parameters": {"id": 3}}]'],
    ['the whole form', '{"thought": "I click it.", "actions": [{"tool": "click", "input": {"id": 3}}]}'],
    ['the name as a key', '{"click": {"id": 3}}'],
    ['everything in one object', '{"action": "click", "id": 3}'],
    ['tags of one family', '<tool_call>{"name": "click", "arguments": {"id": 3}}</tool_call>'],
    ['tags of another', '<function=click>{"id": 3}</function>'],
    ['tags with parameters', '<tool_call><function=click>\n<parameter=id>\n3\n</parameter>\n</function></tool_call>'],
    ['a marker', '[TOOL_CALLS] [{"name": "click", "arguments": {"id": 3}}]'],
    ['another marker', '<|python_tag|>{"name": "click", "parameters": {"id": 3}}'],
    ['code', 'I click it.\n```python\nclick(id=3)\n```'],
    ['code with an object', 'click({"id": 3})'],
    [
      'after thinking',
      '<think>Shall I {"tool": "type", "input": {}}? No.</think>{"tool": "click", "input": {"id": 3}}',
    ],
    ['quotes that are missing', '{tool: "click", input: {id: 3}}'],
  ])('%s', (_, text) => {
    expect(spokenIn(text, TOOLS).calls).toEqual(CLICK);
  });

  test('several of them, in their order', () => {
    const text =
      'First I type.\n{"tool": "type", "input": {"id": 1, "text": "a}b"}}\n{"tool": "click", "input": {"id": 3}}';

    expect(spokenIn(text, TOOLS)).toEqual({
      thought: 'First I type.',
      calls: [{ tool: 'type', input: { id: 1, text: 'a}b' } }, ...CLICK],
    });
  });

  test('the thought is what is left', () => {
    expect(spokenIn('I click it.\n```json\n{"tool": "click", "input": {"id": 3}}\n```', TOOLS).thought).toBe(
      'I click it.',
    );
    expect(spokenIn('{"thought": "I click it.", "actions": [{"tool": "click", "input": {}}]}', TOOLS).thought).toBe(
      'I click it.',
    );
  });
});

describe('what only looks like a call is left alone', () => {
  test.each([
    'The button [12] sends it.',
    'The page shows {"price": 12}.',
    'It says {"name": "Ann", "age": 3}.',
    'I would call click(id=3) next, but first I look.',
    '{"tool": "click", "input": {"id": 3',
  ])('%s', (text) => {
    expect(spokenIn(text, TOOLS).calls).toEqual([]);
  });
});

describe('JSON is read as models write it', () => {
  test.each<[string, unknown]>([
    ['{"a": 1}', { a: 1 }],
    ['```json\n{"a": 1}\n```', { a: 1 }],
    ['Here you are: {"a": 1}. Anything else?', { a: 1 }],
    ['See [12]: {"a": [1, 2,], }', { a: [1, 2] }],
    ["{'a': 'b'}", { a: 'b' }],
    ['{"a": 1 "b": 2}', { a: 1, b: 2 }],
  ])('%s', (text, value) => {
    expect(readJson(text)).toMatchObject({ value });
  });

  test('what breaks off is not completed: nobody knows how it would have gone on', () => {
    expect(readJson('{"amount": 1')).toHaveProperty('error');
    expect(readJson('{"text": "Dear A')).toHaveProperty('error');
    expect(readJson('no JSON at all')).toHaveProperty('error');
  });
});
