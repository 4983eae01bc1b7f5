import { z } from 'zod';
import { defineTool, elementId } from '../tool.ts';

export const press = defineTool({
  name: 'press',
  description: 'Press a key or a chord, in an element or wherever the focus is.',
  effect: 'act',
  input: z.object({
    key: z.string().min(1).describe('Enter, Escape, Tab, ArrowDown, PageDown, F5, a, Control+A, Shift+Tab …'),
    id: elementId.optional().describe('Focus this element first.'),
    times: z.int().min(1).max(100).default(1),
  }),
  examples: [
    [{ key: 'Escape' }, 'close what is open'],
    [{ key: 'ArrowDown', id: 7, times: 3 }, 'three down in element 7'],
  ],

  async run({ key, id, times }, { hands }) {
    const spoken = id === undefined ? undefined : await hands.focus(id);
    for (let count = 0; count < times; count += 1) await hands.press(key);
    return `Pressed ${key}${times === 1 ? '' : ` ${times} times`}${spoken === undefined ? '' : ` in ${spoken}`}.`;
  },
});
