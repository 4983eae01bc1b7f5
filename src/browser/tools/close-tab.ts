import { z } from 'zod';
import { LotsmanError } from '../../errors.ts';
import { tabNumber, tabNumbered } from '../tab-list.ts';
import { defineTool } from '../tool.ts';

export const closeTab = defineTool({
  name: 'close_tab',
  description: 'Close a tab, this one if none is named. A tab borrowed from the user is given back and stays open.',
  effect: 'act',
  input: z.object({ tab: tabNumber.optional() }),
  examples: [
    [{}, 'close this tab'],
    [{ tab: 3 }, 'close tab 3'],
  ],

  async run({ tab: number }, { session, tab: front }) {
    const tab = number === undefined ? front : await tabNumbered(session, number);
    if (session.tabs.length === 1)
      throw new LotsmanError('bad_input', `Tab ${tab.id} is the only one, and stays open.`, {
        hint: 'Go somewhere else in it, or open another tab first.',
      });
    const isBorrowed = tab.origin === 'borrowed';
    await session.closeTab(tab);
    return isBorrowed ? `Gave tab ${tab.id} back to its owner; it stays open.` : `Closed tab ${tab.id}.`;
  },
});
