import { z } from 'zod';
import { pageOf } from '../pages.ts';
import { defineTool } from '../tool.ts';

export const pageTools = defineTool({
  name: 'page_tools',
  description: 'List the tools that the page itself declares for agents, with what they take.',
  effect: 'read',
  input: z.object({}),
  examples: [[{}, 'what does this page offer?']],

  async run(_, { pageTools }) {
    const tools = await pageTools.all();
    const lines = tools.flatMap(({ name, description, inputSchema, hints }) => [
      `${name}: ${description}${hints.length > 0 ? ` (says that it ${hints.join(' and ')})` : ''}`,
      `  takes ${JSON.stringify(inputSchema)}`,
    ]);
    const said = tools.length === 0 ? 'The page declares no tools.' : `The page declares ${tools.length}.`;
    return { said, read: pageOf(lines, 1).text, data: { tools } };
  },
});
