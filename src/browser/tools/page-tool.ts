import { z } from 'zod';
import { pageOf } from '../pages.ts';
import { defineTool } from '../tool.ts';

export const pageTool = defineTool({
  name: 'page_tool',
  description: 'Call a tool that the page itself declares for agents. page_tools lists them.',
  effect: 'act',
  input: z.object({
    name: z.string().min(1),
    input: z.record(z.string(), z.unknown()).default({}).describe('What the tool takes, by name.'),
  }),
  examples: [[{ name: 'search_flights', input: { from: 'BER', to: 'OSL' } }, 'let the page search by itself']],

  async run({ name, input }, { pageTools }) {
    const answer = await pageTools.call(name, input);
    switch (answer.status) {
      case 'completed': {
        const { text, isError } = outputOf(answer.output);
        const said = isError ? `Called ${name}; it answers with an error.` : `Called ${name}.`;
        return { said, read: pageOf(text.split('\n'), 1).text, data: { output: answer.output } };
      }
      case 'waiting':
        return `Called ${name}: it has filled its form and leaves the sending to you.`;
      case 'navigated':
        return `Called ${name}: it led to another page.`;
    }
  },
});

const Output = z.object({
  content: z.array(z.looseObject({ text: z.string().optional() })),
  isError: z.boolean().default(false),
});

/** The texts of an answer in the usual form; of any other, all of it. */
function outputOf(output: unknown): { text: string; isError: boolean } {
  const usual = Output.safeParse(output).data;
  if (!usual) return { text: typeof output === 'string' ? output : (JSON.stringify(output) ?? ''), isError: false };
  const texts = usual.content.map(({ text, ...rest }) => text ?? JSON.stringify(rest));
  return { text: texts.join('\n'), isError: usual.isError };
}
