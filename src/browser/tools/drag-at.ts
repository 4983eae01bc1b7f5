import { z } from 'zod';
import { defineTool } from '../tool.ts';

const coordinate = z.number().min(0);

export const dragAt = defineTool({
  name: 'drag_at',
  description:
    'Press at one point of the visible page, move to another and let go. A last resort, for what has no number: maps, drawings, sliders on a canvas.',
  effect: 'act',
  input: z.object({ x: coordinate, y: coordinate, toX: coordinate, toY: coordinate }),
  examples: [[{ x: 400, y: 300, toX: 250, toY: 300 }, 'move the map 150 pixels to the left']],

  async run({ x, y, toX, toY }, { hands }) {
    hands.aim({ x, y });
    await hands.drag({ x, y }, { x: toX, y: toY });
    return `Dragged from ${x}, ${y} to ${toX}, ${toY}.`;
  },
});
