import { z } from 'zod';
import { defineTool, elementId } from '../tool.ts';

export const hover = defineTool({
  name: 'hover',
  description:
    'Move the pointer onto an element and leave it there: menus and hints that open on hover show themselves.',
  effect: 'act',
  input: z.object({ id: elementId }),
  examples: [[{ id: 5 }, 'open the menu that element 5 opens on hover']],

  async run({ id }, { hands }) {
    return `The pointer is on ${(await hands.hover(id)).spoken}.`;
  },
});
