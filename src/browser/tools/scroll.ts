import { z } from 'zod';
import { bringIntoView, scroll as turn, whereItStands } from '../scroll.ts';
import { defineTool, elementId } from '../tool.ts';

export const scroll = defineTool({
  name: 'scroll',
  description:
    'Scroll the page, or what scrolls in it, by screens, to an end, or until an element is in view. Says where it stands then.',
  effect: 'act',
  input: z.object({
    direction: z.enum(['up', 'down', 'left', 'right']).default('down'),
    screens: z.number().positive().max(50).default(1),
    id: elementId.optional().describe('Scroll the list or box around this element instead of the page.'),
    to: z
      .union([z.enum(['top', 'bottom']), elementId])
      .optional()
      .describe('Instead of screens: top, bottom, or the number of an element to bring into view.'),
  }),
  examples: [
    [{}, 'one screen down'],
    [{ direction: 'up', screens: 2 }, 'two screens up'],
    [{ to: 'bottom' }, 'to the end; an endless list may then bring more'],
    [{ to: 31 }, 'until element 31 is in view'],
    [{ id: 14 }, 'on in the list that element 14 is in'],
  ],

  async run({ direction, screens, id, to }, workplace) {
    if (typeof to === 'number') {
      const { spoken, scrolled } = await bringIntoView(workplace, to);
      return { said: `Scrolled to ${spoken}.`, afterwards: () => whereItStands(scrolled) };
    }
    const end = to === 'top' ? 'up' : to === 'bottom' ? 'down' : undefined;
    const scrolled = await turn(workplace, { id, direction: end ?? direction, screens: end ? undefined : screens });
    const { before, after } = scrolled;
    const what = after.what === undefined ? '' : ` ${after.what}`;
    const moved = before.top !== after.top || before.left !== after.left;
    return {
      said: moved ? `Scrolled${what} ${end ?? direction}.` : `It did not move${what}.`,
      afterwards: () => whereItStands(scrolled),
    };
  },
});
