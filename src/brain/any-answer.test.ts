import fc from 'fast-check';
import { expect, test } from 'vitest';
import { navigatorAsks, TOOLS } from '../../test/contracts/brain.ts';
import { ModelFault } from './model-fault.ts';
import { readAnswer } from './read-answer.ts';
import { NO_USAGE } from './usage.ts';

const names = TOOLS.map(({ name }) => name);

/** Pieces of what models say, in any order. */
const babble = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom(
        '```',
        '<tool_call>',
        '{"tool": "click", ',
        '"input": {"id": ',
        '12',
        '}}',
        '[',
        '"',
        '\n',
        '<think>',
        'click(id=',
      ),
    ),
  )
  .map((pieces) => pieces.join(''));

test('whatever a model says, the answer is one that was asked for, or it is said what is wrong with it', () => {
  const calls = fc.array(
    fc.record({ tool: fc.oneof(fc.constantFrom(...names), fc.string()), input: fc.oneof(fc.anything(), babble) }),
    { maxLength: 3 },
  );

  fc.assert(
    fc.property(babble, calls, (text, given) => {
      const read = outcomeOf(text, given);
      if (!('value' in read)) return;
      for (const { tool, input } of read.value.actions) {
        const offered = TOOLS.find(({ name }) => name === tool);
        expect(offered?.input.safeParse(input).success).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

function outcomeOf(text: string, calls: readonly { tool: string; input: unknown }[]) {
  try {
    return readAnswer(navigatorAsks(), { text, calls, usage: NO_USAGE, finish: 'done' });
  } catch (error) {
    if (error instanceof ModelFault) return { problem: error };
    throw error;
  }
}
