import { z } from 'zod';
import { arrivalWords, leave } from '../arrival.ts';
import { defineTool } from '../tool.ts';
import { webAddress } from '../web-address.ts';

export const navigate = defineTool({
  name: 'navigate',
  description: 'Go to an address in this tab. Only http and https; tells when the server answers with an error.',
  effect: 'act',
  input: z.object({
    url: z.string().min(1).describe('https:// is added where it is missing; `/path` is on the site of this page.'),
  }),
  examples: [
    [{ url: 'https://example.com' }, 'open that page'],
    [{ url: '/cart' }, 'another page of the same site'],
  ],

  async run({ url }, workplace) {
    const { tab } = workplace;
    const address = webAddress(url, tab.url);
    const arrival = await leave(workplace, () => tab.goto(address));
    return `Went to ${address}.${arrivalWords(arrival)}`;
  },
});
