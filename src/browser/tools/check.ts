import { z } from 'zod';
import { defineTool, elementId } from '../tool.ts';
import { examine, spoken } from '../widgets/control.ts';
import { turn } from '../widgets/toggle.ts';

export const check = defineTool({
  name: 'check',
  description:
    'Turn a checkbox, switch, radio button, toggle button, or something that unfolds on, or off. Does nothing when it is so already.',
  effect: 'act',
  input: z.object({ id: elementId, on: z.boolean().default(true).describe('false turns it off.') }),
  examples: [
    [{ id: 6 }, 'tick box 6'],
    [{ id: 6, on: false }, 'untick it'],
  ],

  async run({ id, on }, workplace) {
    const anatomy = await examine(id, workplace);
    const wasSo = anatomy.toggle?.on === on;
    const word = await turn(id, anatomy, on, workplace);
    return { said: `${spoken(anatomy)} is ${wasSo ? 'already' : 'now'} ${word}.`, data: { is: word } };
  },
});
