import { z } from 'zod';
import { describeTab, tabInWords } from '../tab-list.ts';
import { defineTool } from '../tool.ts';

export const tabs = defineTool({
  name: 'tabs',
  description: 'List the open tabs with their numbers.',
  effect: 'read',
  input: z.object({}),
  examples: [[{}, 'which tabs are there?']],

  async run(_, { session, tab }) {
    const all = await Promise.all(session.tabs.map((one) => describeTab(one, one === tab)));
    return {
      said: `${all.length === 1 ? '1 tab' : `${all.length} tabs`} open.`,
      read: all.map(tabInWords).join('\n'),
      data: { tabs: all },
    };
  },
});
