import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { defineTool, elementId } from '../tool.ts';
import { waitForChange, waitForElement, waitForText } from '../wait.ts';

/** Seconds, unless somebody says how long. */
const PATIENCE = 10;

export const wait = defineTool({
  name: 'wait',
  description:
    'Wait until a text appears or goes, until an element changes or goes, until anything changes, until the page is at rest, or for some seconds. Actions wait by themselves for what they start: use it for what takes longer.',
  effect: 'act',
  input: z.object({
    text: z.string().trim().min(1).optional().describe('Until this text is shown.'),
    id: elementId.optional().describe('Until this element says, holds or is something else, or is gone.'),
    gone: z.boolean().default(false).describe('Until the text or element is no longer there.'),
    change: z.boolean().default(false).describe('Until anything on the page changes by itself.'),
    seconds: z
      .number()
      .min(0.1)
      .max(60)
      .optional()
      .describe(`At most so long, ${PATIENCE} if left out. Alone: exactly so long.`),
  }),
  examples: [
    [{ text: 'Payment received', seconds: 30 }, 'until these words are shown, half a minute at most'],
    [{ text: 'Loading', gone: true }, 'until that has gone'],
    [{ id: 8 }, 'until element 8 is something else: enabled, checked, renamed'],
    [{ change: true, seconds: 2 }, 'until something happens on the page, two seconds at most'],
    [{}, 'until the page is at rest'],
    [{ seconds: 3 }, 'three seconds'],
  ],

  async run({ text, id, gone, change, seconds }, workplace) {
    const limit = (seconds ?? PATIENCE) * 1_000;
    const within = ` within ${limit / 1_000} s`;
    if (text !== undefined) {
      const happened = await waitForText(workplace, text, gone, limit);
      const verb = gone ? 'gone' : 'there';
      return { said: happened ? `"${text}" is ${verb}.` : `"${text}" is not ${verb}${within}.`, data: { happened } };
    }
    if (id !== undefined) {
      const { control } = workplace.eyes.seen(id);
      const fate = await waitForElement(workplace, id, gone, limit);
      const words =
        fate === 'same' ? `did not ${gone ? 'go' : 'change'}${within}` : fate === 'gone' ? 'is gone' : 'changed';
      return { said: `${control.role} "${control.name}" (${id}) ${words}.`, data: { happened: fate !== 'same' } };
    }
    if (change) {
      const happened = await waitForChange(workplace, limit);
      return { said: happened ? 'The page changed.' : `Nothing changed${within}.`, data: { happened } };
    }
    if (seconds !== undefined) {
      await delay(limit, undefined, { signal: workplace.signal });
      return `Waited ${seconds} s.`;
    }
    const happened = await workplace.idle(limit);
    return { said: happened ? 'The page is at rest.' : `The page did not come to rest${within}.`, data: { happened } };
  },
});
