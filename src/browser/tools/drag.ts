import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
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
    const end = to === undefined ? { x: grip.x + right, y: grip.y + down } : await hands.grip(to);
    const from = target === undefined ? grip : await hands.grip(id);
    await hands.ask(id, 'rememberPlace');
    await hands.drag(from, end);
    return {
      said: `Dragged ${grip.spoken}${target ? ` onto ${target.spoken}` : ` by ${right}, ${down} pixels`}.`,
      afterwards: () => whereItIs(id, hands),
    };
  },
});
