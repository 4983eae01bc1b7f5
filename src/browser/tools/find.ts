import { z } from 'zod';
import { withItemControls } from '../item-controls.ts';
import { find as findIn } from '../text/find.ts';
import { controlsOf } from '../text/parts.ts';
import { search } from '../text/search.ts';
import { defineTool } from '../tool.ts';

export const find = defineTool({
  name: 'find',
  description:
    'Search the whole page, also what is out of view, for words, a "phrase" or a /pattern/. Shows the controls of the row or card that was found too; numbers can be acted on without scrolling.',
  effect: 'read',
  input: z.object({
    query: z
      .string()
      .trim()
      .min(1)
      .describe('All words must be in one line, in any order; or "as it stands", or /regex/.'),
  }),
  examples: [
    [{ query: 'delivery address' }, 'lines with both words'],
    [{ query: '"free delivery"' }, 'as it stands'],
    [{ query: '/\\d+ reviews/' }, 'a pattern'],
  ],

  async run({ query }, { wholePage }) {
    const whole = await wholePage();
    const { matches } = search(whole, query);
    const page = withItemControls(
      whole,
      matches.map(({ index }) => index),
    );
    const controls = matches.flatMap(({ index }) => controlsIn(page.lines[index]));
    return {
      said: `Searched the whole page for ${query}.`,
      read: findIn(page, query),
      data: { lines: matches.length, controls },
    };
  },
});

function controlsIn(line: Parameters<typeof controlsOf>[0] | undefined) {
  return line
    ? controlsOf(line).map(({ id, role, name, unseen }) => ({ id, role, name, ...(unseen ? { unseen } : {}) }))
    : [];
}
