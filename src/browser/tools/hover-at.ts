import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const hoverAt = defineTool({
  name: 'hover_at',
  description:
    'Move the pointer to a point of the visible page and leave it there. A last resort, for what has no number: charts, maps, pictures.',
  effect: 'act',
  input: z.object({ x: z.number().min(0), y: z.number().min(0) }),
  examples: [[{ x: 320, y: 240 }, 'see what a chart says at that point']],

  async run({ x, y }, { hands }) {
    hands.aim({ x, y });
    await hands.moveTo({ x, y });
    return `The pointer is at ${x}, ${y}.`;
  },
});
