import { z } from 'zod';
import { arrivalWords, leave } from '../arrival.ts';
import { defineTool } from '../tool.ts';

export const reload = defineTool({
  name: 'reload',
  description: 'Load this page again: when it is stuck, or shows something old. What was typed into it is lost.',
  effect: 'act',
  input: z.object({}),
  examples: [[{}, 'load the page again']],

  async run(_, workplace) {
    const arrival = await leave(workplace, () => workplace.tab.reload());
    return `Loaded ${arrival.url} again.${arrivalWords(arrival)}`;
  },
});
