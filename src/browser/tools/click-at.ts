import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const clickAt = defineTool({
  name: 'click_at',
  description:
    'Click at a point of the visible page, in pixels from its top left corner. A last resort, for what has no number: canvas, maps, pictures.',
  effect: 'act',
  input: z.object({
    x: z.number().min(0),
    y: z.number().min(0),
    button: z.enum(['left', 'right', 'middle']).default('left'),
    double: z.boolean().default(false),
  }),
  examples: [[{ x: 320, y: 240 }, 'click that point']],

  async run({ x, y, button, double }, { hands }) {
    hands.aim({ x, y });
    await hands.clickAt({ x, y }, { button, count: double ? 2 : 1 });
    return `Clicked at ${x}, ${y}.`;
  },
});
