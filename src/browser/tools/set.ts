import { z } from 'zod';
import { defineTool, elementId } from '../tool.ts';
import { put } from '../widgets/put.ts';

export const set = defineTool({
  name: 'set',
  description:
    'Give a slider, number, date, time, month, week, colour or calendar its value. Dates like 2026-11-15 or `15 Nov 2026`; ranges like 2026-11-20..2026-11-25, on the button or field that opens the calendar; 20..80 on either thumb of a slider that has two.',
  effect: 'act',
  input: z.object({ id: elementId, value: z.union([z.string(), z.number()]) }),
  examples: [
    [{ id: 4, value: 45 }, 'move slider 4 to 45'],
    [{ id: 4, value: '20..80' }, 'move both thumbs of the slider'],
    [{ id: 5, value: '2026-11-15' }, 'choose that day'],
    [{ id: 5, value: '2026-11-20..2026-11-25' }, 'choose the first and the last day'],
    [{ id: 9, value: '#2f6f5e' }, 'choose a colour'],
  ],

  async run({ id, value }, workplace) {
    return `Set ${await put(id, value, workplace)}.`.replace(/\.\.$/, '.');
  },
});
