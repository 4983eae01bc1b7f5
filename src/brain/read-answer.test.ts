import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { navigatorAsks } from '../../test/contracts/brain.ts';
import type { Question } from './brain.ts';
import type { Reply } from './model.ts';
import { readAnswer } from './read-answer.ts';
import { NO_USAGE } from './usage.ts';

const Plan = z.object({ steps: z.array(z.string()).max(3), urgent: z.boolean().optional() });

function asks<T>(schema: z.ZodType<T>): Question<T> {
  const { tools: _, ...rest } = navigatorAsks();
  return { ...rest, role: 'planner', schema };
}

const reply = (more: Partial<Reply>): Reply => ({ text: '', calls: [], usage: NO_USAGE, finish: 'done', ...more });
const answer = (input: unknown) => reply({ calls: [{ tool: 'answer', input }] });

describe('an answer to a question without tools', () => {
  test.each<[string, Reply]>([
    ['in the form', answer({ steps: ['a'] })],
    ['in the form, as a string', answer('{"steps": ["a"]}')],
    [
      'in the form, twice the same',
      reply({ calls: [answer({ steps: ['a'] }), answer({ steps: ['a'] })].flatMap(({ calls }) => calls) }),
    ],
    ['as JSON in the text', reply({ text: '{"steps": ["a"]}' })],
    [
      'as JSON between words',
      reply({ text: 'Here is the plan for [12]:\n```json\n{"steps": ["a"]}\n```\nGood luck!' }),
    ],
    ['wrapped', answer({ answer: { steps: ['a'] } })],
    ['as a call that was written down', reply({ text: '{"name": "answer", "arguments": {"steps": ["a"]}}' })],
    ['after thinking', reply({ text: '<think>{"steps": []}?</think>{"steps": ["a"]}' })],
    ['with one thing where a list is due', answer({ steps: '["a"]' })],
  ])('is read %s', (_, given) => {
    expect(readAnswer(asks(Plan), given)).toMatchObject({ value: { steps: ['a'] } });
  });

  test('may be something else than an object', () => {
    expect(readAnswer(asks(z.enum(['yes', 'no'])), answer({ answer: 'yes' }))).toMatchObject({ value: 'yes' });
    expect(readAnswer(asks(z.array(z.number())), reply({ text: '[1, 2]' }))).toMatchObject({ value: [1, 2] });
    expect(
      readAnswer(
        asks(z.union([z.object({ a: z.number() }), z.object({ b: z.number() })])),
        answer({ answer: { b: 1 } }),
      ),
    ).toMatchObject({
      value: { b: 1 },
    });
  });

  test('that is given twice, each time another, is none', () => {
    const both = reply({ calls: [...answer({ steps: ['a'] }).calls, ...answer({ steps: ['b'] }).calls] });

    expect(readAnswer(asks(Plan), both)).toMatchObject({
      problem: { kind: 'invalid', told: expect.stringContaining('more than once') },
    });
  });

  test('that breaks the schema says where', () => {
    expect(readAnswer(asks(Plan), answer({ steps: ['a', 'b', 'c', 'd'] }))).toMatchObject({
      problem: { kind: 'invalid', told: expect.stringContaining('Too big: expected array to have <=3 items') },
    });
  });
});

describe('small slips are corrected', () => {
  test.each<[unknown, unknown]>([
    [{ id: '12' }, { id: 12 }],
    [{ id: '[12]' }, { id: 12 }],
    ['{"id": 12}', { id: 12 }],
  ])('%j', (input, read) => {
    expect(readAnswer(navigatorAsks(), reply({ text: 'So.', calls: [{ tool: 'click', input }] }))).toMatchObject({
      value: { actions: [{ tool: 'click', input: read }] },
    });
  });
});

test('an apology alone is no refusal', () => {
  const sorry = (text: string) => () => readAnswer(navigatorAsks(), reply({ text }));

  expect(sorry("I'm sorry, but I can't find the button.")()).toMatchObject({ problem: { kind: 'invalid' } });
  expect(sorry('Я не могу найти кнопку.')()).toMatchObject({ problem: { kind: 'invalid' } });
  expect(sorry("I'm sorry, but I can't assist with that request.")).toThrow('refused to answer');
  expect(sorry('I cannot help with this.')).toThrow('refused to answer');
  expect(sorry('Извините, но я не могу помочь с этим.')).toThrow('refused to answer');
});
