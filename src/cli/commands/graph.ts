import type { Command } from '../command.ts';

export const graph: Command = {
  name: 'graph',
  summary: 'Draw the graph of a run as Mermaid: which steps there are, and which may follow which.',
  description: 'It is drawn from the code that runs. Paste it wherever Mermaid is shown, such as a Markdown file.',
  examples: [['lotsman graph > graph.mmd', 'into a file']],

  async run({ terminal }) {
    const { graphAsMermaid } = await import('../../agent/graph.ts');
    terminal.print((await graphAsMermaid()).trimEnd());
    return undefined;
  },
};
