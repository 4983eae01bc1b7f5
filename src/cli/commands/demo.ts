import type { Command } from '../command.ts';

export const demo: Command = {
  name: 'demo',
  summary: 'See it work: three tasks on practice websites of this machine, in two minutes.',
  description:
    'A search over several pages with an answer and its proof; a form with one question before it is sent; a hostile page that gets nowhere. The tasks are sentences like yours, done with whatever model is found, otherwise by the built-in pilot. Nothing in the sites is real, and nothing leaves the machine. Ends with a report of each; the exit code is 0 only when all three came out as they should, which is looked up on the servers.',
  switches: { yes: 'Answer the one question with yes, instead of asking. So it is done where nobody can be asked.' },
  examples: [
    ['lotsman demo', 'and watch it'],
    ['lotsman demo --yes --headless', 'without a window and without a question'],
    ['lotsman demo --language ru', 'in Russian'],
    ['lotsman demo --model ollama/qwen3', 'with a model of your choice'],
  ],

  async run(context) {
    const { showDemo } = await import('../demo/show-demo.ts');
    return showDemo(context);
  },
};
