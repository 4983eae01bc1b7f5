import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import type { Point } from '../hands.ts';
import { defineTool, elementId } from '../tool.ts';
import { whereItIs } from '../widgets/moved.ts';

export const drag = defineTool({
  name: 'drag',
  description: 'Drag one element onto another, or by so many pixels. Tells whether it moved.',
  effect: 'act',
  input: z.object({
    id: elementId,
    to: elementId.optional().describe('Drop it on this element.'),
    right: z.number().default(0).describe('Without `to`: so many pixels to the right; negative is left.'),
    down: z.number().default(0).describe('Without `to`: so many pixels down; negative is up.'),
  }),
  examples: [
    [{ id: 4, to: 9 }, 'drop element 4 on element 9'],
    [{ id: 4, right: 120 }, 'drag it 120 pixels to the right'],
  ],

  async run({ id, to, right, down }, { hands }) {
    if (to === undefined && right === 0 && down === 0)
      throw new LotsmanError('bad_input', 'Where to drag is missing: `to`, `right` or `down`.');
    const target = to === undefined ? undefined : await hands.grip(to);
    const grip = await hands.grip(id);
    // Taking hold of the one may have scrolled the other: its place is asked for again.
    const middle = to === undefined ? { x: grip.x + right, y: grip.y + down } : await hands.grip(to);
    const from = target === undefined ? grip : await hands.grip(id);
    const end = target === undefined ? middle : pastMiddle(from, middle);
    await hands.ask(id, 'rememberPlace');
    await hands.drag(from, end);
    return {
      said: `Dragged ${grip.spoken}${target ? ` onto ${target.spoken}` : ` by ${right}, ${down} pixels`}.`,
      afterwards: () => whereItIs(id, hands),
    };
  },
});

/** Lists that can be sorted decide by the middle of an item on which side of it the other comes to stand: in whose place, if past it. */
function pastMiddle(from: Point, { x, y }: Point): Point {
  const isAcross = Math.abs(x - from.x) > Math.abs(y - from.y);
  return isAcross ? { x: x + A_LITTLE * Math.sign(x - from.x), y } : { x, y: y + A_LITTLE * Math.sign(y - from.y) };
}

/** In pixels: still on whatever can be hit. */
const A_LITTLE = 4;
