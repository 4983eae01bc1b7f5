import { z } from 'zod';
import { tabNumber, tabNumbered } from '../tab-list.ts';
import { defineTool } from '../tool.ts';

export const switchTab = defineTool({
  name: 'switch_tab',
  description: 'Go to another tab.',
  effect: 'act',
  input: z.object({ tab: tabNumber }),
  examples: [[{ tab: 2 }, 'go to tab 2']],

  async run({ tab: number }, { session, switchTo }) {
    const tab = await tabNumbered(session, number);
    await switchTo(tab);
    return `Tab ${number} is in front.`;
  },
});
