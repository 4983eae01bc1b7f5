import { expect } from 'vitest';
import { z } from 'zod';
import type { Answer, Brain, Question } from '../../src/brain/brain.ts';
import { modelBrain } from '../../src/brain/model-brain.ts';
import { modelOf, type Protocol } from '../../src/brain/providers.ts';
import { ANSWER, isWrapped } from '../../src/brain/tool-shape.ts';
import { type Say, written } from './play.ts';
import type { ModelServer } from './server.ts';

/** A model at the other end of a wire, and all that went over it. */
export interface Wire {
  /** The brain that thinks far away what this one would think here. */
  to(brain: Brain): Brain;
  readonly requests: number;
  /** What the provider counted, over all of its answers. */
  readonly counted: { input: number; output: number; cached: number };
}

/**
 * Each question is first answered by another brain, such as a script; the server is told to say the same, and the question
 * goes out to it in a provider's protocol. What comes back over the wire is the answer.
 */
export function overTheWire(protocol: Protocol, server: ModelServer): Wire {
  const path = protocol === 'google' ? '/v1beta' : '/v1';
  const far = modelBrain(modelOf(protocol, protocol, 'm', { apiKey: 'key', baseUrl: `${server.url}${path}` }));
  const wire = { requests: 0, counted: { input: 0, output: 0, cached: 0 } };

  async function ask<T>(near: Brain, question: Question<T>): Promise<Answer<T>> {
    const { onText, ...silent } = question;
    const { value } = await near.ask(silent);
    const usage = usageOf(wire.requests);
    const { expected, ...say } = sayOf(question, value);
    const heard: string[] = [];
    server.play({ ...say, usage });
    const answer = await far.ask({
      ...silent,
      onText(piece) {
        heard.push(piece ?? '');
        onText?.(piece);
      },
    });

    expect(server.received.map(({ offer }) => offer)).toEqual([offerOf(question)]);
    expect(heard).toEqual(say.text === undefined ? [] : written(say.text));
    expect(answer).toMatchObject({ value: expected, mended: [], usage: { ...usage, estimated: false } });
    wire.requests += 1;
    for (const key of ['input', 'output', 'cached'] as const) wire.counted[key] += usage[key];
    return answer;
  }

  return Object.assign(wire, {
    to: (near: Brain): Brain => ({ name: far.name, ask: (question) => ask(near, question) }),
  });
}

/** Different each time, so that none can stand in for another. */
function usageOf(nth: number) {
  return { input: 1_000 + nth, output: 50 + 3 * nth, cached: 400 + 7 * nth };
}

const Choice = z.object({
  thought: z.string(),
  actions: z.array(z.object({ tool: z.string(), input: z.unknown() })),
});

function sayOf({ tools, schema }: Question<unknown>, value: unknown): Say & { expected: unknown } {
  if (!tools)
    return { calls: [{ tool: ANSWER, input: isWrapped(schema) ? { answer: value } : value }], expected: value };
  const { thought, actions } = Choice.parse(value);
  // Models talk before they act, also where a script does not.
  const text = thought || 'This comes next.';
  return { text, calls: actions, expected: { thought: text, actions } };
}

function offerOf({ tools }: Question<unknown>) {
  return tools ? { tools: tools.map(({ name }) => name), insists: false } : { tools: [ANSWER], insists: true };
}
