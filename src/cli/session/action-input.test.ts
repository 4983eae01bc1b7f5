import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineTool, elementId } from '../../browser/tool.ts';
import { tools } from '../../browser/tools.ts';
import { actionHelp, typed } from './action-help.ts';
import { readInput } from './action-input.ts';

const write = defineTool({
  name: 'write',
  description: 'Write.',
  effect: 'act',
  input: z.object({
    id: elementId,
    text: z.string(),
    loud: z.boolean().default(false),
    times: z.int().min(1).max(9).default(1),
    keys: z.array(z.enum(['Alt', 'Shift'])).default([]),
    where: z.object({ x: z.number() }).optional(),
    to: z.union([z.enum(['top', 'bottom']), elementId]).optional(),
    value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  }),
  examples: [[{ id: 3, text: "it's", keys: ['Alt', 'Shift'] }, 'an example']],
  run: async () => 'Written.',
});
const roam = defineTool({
  name: 'roam',
  description: 'Roam.',
  effect: 'act',
  input: z.object({ direction: z.enum(['up', 'down']).default('down'), by: z.number().optional() }),
  examples: [],
  run: async () => 'Roamed.',
});

describe('the words after an action', () => {
  test.for([
    [['id=3', 'text=hello world'], { id: 3, text: 'hello world' }],
    [['3', 'hello'], { id: 3, text: 'hello' }],
    [['text=3', '4'], { id: 4, text: '3' }],
    [['3', 'text=a=b', 'loud=yes'], { id: 3, text: 'a=b', loud: true }],
    [['3', 'https://example.com/?q=1'], { id: 3, text: 'https://example.com/?q=1' }],
    [['3', '42'], { id: 3, text: '42' }],
    [['3', '', 'times=2'], { id: 3, text: '', times: 2 }],
    [['3', 'x', 'keys=Alt,Shift'], { id: 3, text: 'x', keys: ['Alt', 'Shift'] }],
    [['3', 'x', 'to=top', 'value=7'], { id: 3, text: 'x', to: 'top', value: 7 }],
    [['3', 'x', 'value=007'], { id: 3, text: 'x', value: '007' }],
    [['3', 'x', 'to=12', 'value=tea'], { id: 3, text: 'x', to: 12, value: 'tea' }],
    [['3', 'x', 'keys=["Alt"]', 'where={"x": 1}'], { id: 3, text: 'x', keys: ['Alt'], where: { x: 1 } }],
  ] as const)('%j become its input', ([words, input]) => {
    expect(readInput(write, words)).toEqual(input);
  });

  test('fill fields that are not required too, in their order, as long as there are some', () => {
    expect(readInput(roam, [])).toEqual({});
    expect(readInput(roam, ['up', '2'])).toEqual({ direction: 'up', by: 2 });
    expect(() => readInput(roam, ['up', '2', 'miles'])).toThrow('roam has no place for "miles".');
  });

  test('go before what --input gives', () => {
    expect(readInput(write, ['loud=true'], '{"id": 3, "text": "x", "loud": false}')).toEqual({
      id: 3,
      text: 'x',
      loud: true,
    });
  });

  test.for([
    [['3'], 'write needs text. It is a text.'],
    [[], 'write needs id. Number of the element, from the newest observation.'],
    [['abc', 'x'], 'id must be a whole number, and it is "abc".'],
    [['3', 'x', 'times=10'], 'times must be a whole number from 1 to 9, and it is 10.'],
    [['3', 'x', 'loud=perhaps'], 'loud must be true or false, and it is "perhaps".'],
    [['3', 'x', 'keys=Ctrl'], 'keys must be a list with commas, each Alt or Shift, and it is ["Ctrl"].'],
    [['3', 'x', 'lod=true'], 'write takes no lod; did you mean loud?'],
    [['3', 'x', 'colour=red'], 'write takes no colour; it takes id, text, loud, times, keys, where, to, value.'],
    [['3', 'x', 'y'], 'loud must be true or false, and it is "y".'],
  ] as const)('%j are answered with one sentence', ([words, sentence]) => {
    expect(() => readInput(write, words)).toThrow(
      expect.objectContaining({
        code: 'bad_input',
        message: sentence,
        hint: expect.stringContaining('act write --help'),
      }),
    );
  });

  test.for(['[3]', '3', '{"id": 3', ''])('an --input of %j is refused', (json) => {
    expect(() => readInput(write, [], json)).toThrow('--input must be a JSON object such as {"id": 12}');
  });
});

describe('the help of an action', () => {
  const style = { paint: (_: unknown, text: string) => text, width: 100 };

  test('shows each example as it is typed', () => {
    expect(typed(write, { id: 3, text: "it's", keys: ['Alt', 'Shift'] })).toBe(
      `lotsman act write 3 'it'\\''s' keys=Alt,Shift`,
    );
  });

  test.for(tools.map((tool) => [tool.name, tool] as const))('%s takes its own examples', ([, tool]) => {
    for (const [input] of tool.examples) expect(readInput(tool, [], JSON.stringify(input))).toEqual(input);
    expect(actionHelp(tool.name, style)).toContain(`Usage  lotsman act ${tool.name}`);
  });
});
