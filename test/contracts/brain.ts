import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Brain, OfferedTool, Question } from '../../src/brain/brain.ts';
import { isLotsmanError } from '../../src/errors.ts';

/** What every brain has to be able to answer, in this order when it is played from somewhere. */
export const NAVIGATED = { thought: 'The button sends it.', actions: [{ tool: 'click', input: { id: 12 } }] };
export const PLANNED = { steps: ['write', 'send'] };
export const JUDGED = 'allow';

export interface BrainUnderTest extends AsyncDisposable {
  /** Answers the navigator with `NAVIGATED`, the planner with `PLANNED` and the guardian with `JUDGED`. */
  brain: Brain;
}

export const TOOLS: readonly OfferedTool[] = [
  { name: 'click', description: 'Click one element.', input: z.object({ id: z.int().positive() }) },
  { name: 'type', description: 'Type a text.', input: z.object({ id: z.int().positive(), text: z.string().max(200) }) },
];

const Choice = z.object({
  thought: z.string(),
  actions: z.array(z.object({ tool: z.string(), input: z.unknown() })).min(1),
});

export type Chosen = z.infer<typeof Choice>;

export function navigatorAsks(more: Partial<Question<Chosen>> = {}): Question<Chosen> {
  return {
    role: 'navigator',
    prompt: {
      system: 'You drive a browser.',
      parts: [{ text: 'The task: send the letter.', stable: true }, { text: '# Letter\n[12] button "Send"' }],
    },
    schema: Choice,
    tools: TOOLS,
    signal: new AbortController().signal,
    ...more,
  };
}

function plannerAsks(): Question<{ steps: string[] }> {
  const { tools: _, ...rest } = navigatorAsks();
  return { ...rest, role: 'planner', schema: z.object({ steps: z.array(z.string()) }) };
}

/** The answer is no object here, which not every provider can be asked for directly. */
function guardianAsks(): Question<'allow' | 'deny'> {
  const { tools: _, ...rest } = navigatorAsks();
  return { ...rest, role: 'guardian', schema: z.enum(['allow', 'deny']) };
}

/** What every brain must do. */
export function brainContract(name: string, open: () => Promise<BrainUnderTest>): void {
  describe(`${name} is a brain`, () => {
    test('a question with tools is answered with a thought and calls', async () => {
      await using under = await open();

      const answer = await under.brain.ask(navigatorAsks());

      expect(answer.value).toEqual(NAVIGATED);
    });

    test('a question without tools is answered with a value of its schema', async () => {
      await using under = await open();

      expect((await under.brain.ask(plannerAsks())).value).toEqual(PLANNED);
      expect((await under.brain.ask(guardianAsks())).value).toBe(JUDGED);
    });

    test('an answer says who gave it and what it took', async () => {
      await using under = await open();

      const answer = await under.brain.ask(navigatorAsks());

      expect(answer.model).not.toBe('');
      expect(under.brain.name).not.toBe('');
      expect(answer.usage.input).toBeGreaterThan(0);
      expect(answer.usage.output).toBeGreaterThan(0);
      expect(answer.usage.cached).toBeLessThanOrEqual(answer.usage.input);
      expect(answer.milliseconds).toBeGreaterThanOrEqual(0);
      expect(answer.mended).toEqual([]);
    });

    test('whoever has gone away is not answered', async () => {
      await using under = await open();

      const asked = under.brain.ask(navigatorAsks({ signal: AbortSignal.abort() }));

      await expect(asked).rejects.toSatisfy((error) => isLotsmanError(error) && error.code === 'stopped');
    });
  });
}
