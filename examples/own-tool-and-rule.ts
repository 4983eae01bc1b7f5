// Teaches a run a tool of its own, and a worry of its own: nothing is saved on this site.
// Run it as it stands: node examples/own-tool-and-rule.ts
import { z } from 'zod';
import { defineTool, lotsman, type Rule, scriptedBrain, startPractice } from '../src/index.ts';

/** `read` looks, `act` can be undone on the page, `commit` leaves a trace in the world and is asked about first. */
const exchangeRate = defineTool({
  name: 'exchange_rate',
  description: 'How many units of a currency one euro buys.',
  effect: 'read',
  input: z.object({ currency: z.string().length(3) }),
  examples: [[{ currency: 'USD' }, 'the rate of the dollar']],
  run: async ({ currency }) => `One euro buys 1.25 ${currency}.`,
});

/** A rule sees what the page is about to do, never what the model says of it. The strictest of all rules counts. */
const savesNothing: Rule = ({ foresight: { target } }) =>
  target?.name.startsWith('Save') ? { kind: 'deny', because: 'Nothing is to be saved here.' } : undefined;

await using practice = await startPractice();
const run = lotsman.run({
  task: 'Save the first vacancy, and tell the rate of the dollar',
  startUrl: practice.url('jobs', '/', 'example'),
  tools: [exchangeRate],
  rules: [savesNothing],
  brain: scriptedBrain({
    navigator: [
      ({ idOf }) => ({ tool: 'click', input: { id: idOf('button "Save: Marketing assistant"') } }),
      { tool: 'exchange_rate', input: { currency: 'USD' } },
      {
        tool: 'done',
        input: {
          status: 'partial',
          summary: 'I may not save anything. One euro buys 1.25 dollars.',
          claims: [{ claim: 'The rate is 1.25.', quote: 'One euro buys 1.25 USD' }],
        },
      },
    ],
    validator: [{ holds: true }],
  }),
  session: { headless: 'yes' },
});

for await (const event of run) {
  if (event.type === 'judged' && event.verdict === 'denied')
    process.stdout.write(`${event.verdict}: ${event.action.spoken}. ${event.because}\n`);
  if (event.type === 'acted') process.stdout.write(`${event.told}\n`);
}
process.stdout.write(`${(await run.result).summary}\n`);
