// Is there before and after each action of a run: counts them, and keeps one from happening.
// Run it as it stands: node examples/hooks.ts
import { LotsmanError, lotsman, scriptedBrain, startPractice } from '../src/index.ts';

await using practice = await startPractice();
const run = lotsman.run({
  task: 'Look for work as a cook',
  startUrl: practice.url('jobs', '/', 'example'),
  hooks: {
    before({ tool, spoken }) {
      process.stdout.write(`before: ${spoken}\n`);
      // What is thrown here keeps the action from happening; the message and the hint are for the model.
      if (tool === 'navigate')
        throw new LotsmanError('bad_input', 'Addresses are not typed here.', { hint: 'Use the search field.' });
    },
    after({ tool }, { aftermath }) {
      process.stdout.write(`after: ${tool}, ${aftermath.requests.length} request\n`);
    },
  },
  brain: scriptedBrain({
    navigator: [
      { tool: 'navigate', input: { url: practice.url('jobs', '/?q=cook', 'example') } },
      ({ idOf }) => ({ tool: 'type', input: { id: idOf('searchbox'), text: 'cook', submit: true } }),
      {
        tool: 'done',
        input: { summary: 'There is work for cooks.', claims: [{ claim: 'There is some.', quote: 'Cook' }] },
      },
    ],
    validator: [{ holds: true }],
  }),
  session: { headless: 'yes' },
});

process.stdout.write(`${(await run.result).status}\n`);
