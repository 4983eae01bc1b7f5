import { z } from 'zod';
import { arrivalWords } from '../arrival.ts';
import { defineTool } from '../tool.ts';
import { webAddress } from '../web-address.ts';

export const openTab = defineTool({
  name: 'open_tab',
  description: 'Open a new tab, at an address or empty, and go to it.',
  effect: 'act',
  input: z.object({ url: z.string().min(1).optional() }),
  examples: [
    [{ url: 'https://example.com' }, 'open that page and keep this one'],
    [{}, 'an empty tab'],
  ],

  async run({ url }, { session, tab, switchTo }) {
    const address = url === undefined ? undefined : webAddress(url, tab.url);
    const opened = await session.newTab();
    await switchTo(opened);
    const arrival = address === undefined ? undefined : await opened.goto(address);
    const words = arrival ? ` It shows ${arrival.url}.${arrivalWords(arrival)}` : '';
    return `Opened tab ${opened.id} and went to it.${words}`;
  },
});
