import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const dialog = defineTool({
  name: 'dialog',
  description:
    'Decide how the next dialog of this tab (confirm, prompt, "leave this page?") is answered, once. Without it each is dismissed the moment it opens, so decide before the action that opens it.',
  effect: 'act',
  input: z.object({
    accept: z.boolean().describe('True is OK, false is Cancel.'),
    text: z
      .string()
      .optional()
      .describe('What to enter when it asks for text. A dialog that asks for none is then dismissed.'),
  }),
  examples: [
    [{ accept: true }, 'say OK to the dialog that the next click will open'],
    [{ accept: true, text: 'Anna' }, 'enter a name when asked for one'],
  ],

  async run({ accept, text }, { session, tab }) {
    session.expectDialog(tab, { accept, text });
    const words = accept && text !== undefined ? ` with "${text}"` : '';
    return `The next dialog of this tab will be ${accept ? 'accepted' : 'dismissed'}${words}.`;
  },
});
